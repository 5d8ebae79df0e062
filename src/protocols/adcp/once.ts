import type { OrgContext } from "../../kernel/context.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { runOnce } from "../../kernel/idempotency/run-once.ts"
import { AdcpFailure } from "./failure.ts"

type Requested = { idempotency_key: string; account?: unknown; context?: unknown; governance_context?: unknown }

/**
 * Runs a task once per caller, account and idempotency key: a repeated call gets the first answer. Only successes are stored, so a failed
 * call can be retried under its key.
 */
export async function onceFor<A extends Record<string, unknown>>(
  ctx: OrgContext,
  task: string,
  requested: Requested,
  run: (ctx: OrgContext) => Promise<A>,
): Promise<A & { replayed?: true }> {
  const { idempotency_key: key, context: _context, governance_context: _governance, ...request } = requested
  const caller = "keyId" in ctx.actor ? ctx.actor.keyId : ctx.actor.userId
  const once = await runOnce<A>(ctx, {
    key: `adcp ${task} ${caller} ${canonicalJson(requested.account ?? null)} ${key}`,
    request: { workspace: ctx.workspace, ...request },
    run: async (own) => {
      const answer = await run(own)
      return { answer, stored: JSON.stringify(answer) }
    },
    read: (stored) => JSON.parse(stored) as A,
  })
  if (once.outcome === "answered") return once.replayed ? { ...once.answer, replayed: true } : once.answer
  if (once.outcome === "running") {
    throw new AdcpFailure("IDEMPOTENCY_IN_FLIGHT", "The call with this idempotency_key is still running", {
      field: "idempotency_key",
      retry_after: once.retryAfterSeconds,
    })
  }
  throw new AdcpFailure("IDEMPOTENCY_CONFLICT", "idempotency_key was used with another request", {
    field: "idempotency_key",
  })
}
