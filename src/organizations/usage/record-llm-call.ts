import type { OrgContext } from "../../kernel/context.ts"
import type { LlmUsage } from "../../kernel/llm/usage.ts"
import { newId } from "../../kernel/ids.ts"

export type LlmCall = {
  purpose: "classify" | "brief" | "import" | "sync" | "reclassify" | "assistant"
  usage: LlmUsage
  failed: boolean
}

/**
 * Records the usage of an LLM call. A failed call keeps its row and cost but does not count against the organization's tokens.
 * Errors are only logged, so that a paid answer is not lost because recording it failed.
 */
export async function recordLlmCall(ctx: OrgContext, { purpose, usage, failed }: LlmCall): Promise<void> {
  const { inputTokens, outputTokens, webSearches, cost } = usage
  const row = {
    id: newId("llm"),
    orgId: ctx.org.id,
    purpose,
    model: usage.model,
    authMethod: ctx.actor.kind,
    inputTokens,
    outputTokens,
    webSearches,
    durationMs: usage.durationMs,
    failed,
    createdAt: ctx.now().toISOString(),
  }
  ctx.figures.write({
    kind: "llm_call",
    subject: purpose,
    outcome: failed ? "failed" : "ok",
    org: ctx.org.id,
    ms: usage.durationMs,
    inputTokens,
    outputTokens,
    cost,
  })
  const tokens = failed ? 0 : inputTokens + outputTokens
  const written = await Promise.allSettled([
    ctx.directory
      .prepare(
        `INSERT INTO llm_calls (id, org_id, purpose, model, auth_method, input_tokens, output_tokens, web_searches, duration_ms, failed,
           created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(...Object.values({ ...row, failed: failed ? 1 : 0 }))
      .run(),
    // The actual cost replaces the reserved one.
    ctx.meter.record({ tokens, webSearches, cost: cost - usage.reserved }),
  ])
  for (const outcome of written) {
    if (outcome.status === "rejected")
      ctx.log("llm_call.record_failed", { level: "error", ...row, error: String(outcome.reason) })
  }
}
