import { listConnections } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { callModel, type LlmProvider } from "../../kernel/llm/client.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { listImports } from "../imports/list-imports.ts"
import { budgetedLlm } from "../../organizations/usage/llm-budget.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { requestFor } from "./prompt.ts"
import { readAnswer } from "./read-answer.ts"
import { questionOf, resolve } from "./resolve.ts"
import type { Understood } from "./schema.ts"

const MAX_IMPORTS = 20
/** A user is waiting. */
const CALL_TIMEOUT_MS = 25_000

class Unusable extends Error {}

/**
 * Interprets a message with the language model, for one classification. A failed call is not charged and returns no
 * intent, so that the rule-based result is kept. The text is neither stored nor logged.
 */
export async function understandText(ctx: OrgContext, { text }: { text: string }): Promise<Understood> {
  const llm = budgetedLlm(ctx)
  if (!llm) return { engine: "none", intent: null }
  await ctx.meter.requireRemaining("tokens")
  try {
    const meant = await ctx.meter.spend("classifications", 1, () => askModel(ctx, llm, text))
    return { engine: "llm", ...meant }
  } catch (error) {
    if (error instanceof Unusable) return { engine: "llm", intent: null }
    throw error
  }
}

async function askModel(ctx: OrgContext, llm: LlmProvider, text: string): Promise<Omit<Understood, "engine">> {
  const [connections, imports] = await Promise.all([
    listConnections(ctx, {}),
    listImports(ctx, { limit: MAX_IMPORTS, offset: 0 }),
  ])
  const names = { connections: connections.map(({ name }) => name), imports: imports.map(({ filename }) => filename) }
  try {
    const { texts, usage } = await callModel(llm, requestFor(llm.model, text, names), {
      timeoutMs: CALL_TIMEOUT_MS,
      maxRetries: 1,
    })
    const answer = readAnswer(texts)
    const intent = answer && resolve(answer, text, { connections, imports })
    const question = answer && questionOf(answer, connections)
    const isUsable = intent !== undefined || question !== undefined || answer?.kind === "none"
    await recordLlmCall(ctx, { purpose: "assistant", usage, failed: !isUsable })
    if (isUsable) return { intent: intent ?? null, ...(question && { question }) }
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    // The error message may quote the user's text, so it is not logged.
    ctx.log("assistant.failed", { level: "warn", failure: error.failure, status: error.status })
    await recordLlmCall(ctx, { purpose: "assistant", usage: error.usage, failed: true })
  }
  throw new Unusable()
}
