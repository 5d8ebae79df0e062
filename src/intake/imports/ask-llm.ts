import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { classifyWithLlm } from "../../kernel/llm/classify.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { AppError } from "../../kernel/errors.ts"
import { budgetedLlm } from "../../organizations/usage/llm-budget.ts"
import type { LlmCall } from "../../organizations/usage/record-llm-call.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import type { Refined } from "../../topics/library/new-topics.ts"

/** Low enough to leave connections for the rest of the chunk. */
const CONCURRENCY = 5
/** A chunk has 60 seconds: enough for two rounds of calls and the writes. */
const CALL_TIMEOUT_MS = 20_000

/**
 * Classifies the `limit` topics with the lowest confidence with the LLM. The local result is kept if a call fails or no tokens or budget
 * are left; if the model answers outside the taxonomy, the topic needs a review.
 */
export function askLlm(ctx: OrgContext, purpose: LlmCall["purpose"], limit: number) {
  const llm = budgetedLlm(ctx)
  if (!llm) return undefined
  const classifyOne = async ({ topicName }: Classification): Promise<Refined> => {
    try {
      const turns = [{ role: "user", content: topicName }]
      const { classification, usage } = await classifyWithLlm(llm, turns, { timeoutMs: CALL_TIMEOUT_MS, maxRetries: 1 })
      await recordLlmCall(ctx, { purpose, usage, failed: false })
      return { topic: classification }
    } catch (error) {
      if (isSpent(error)) return {}
      if (!(error instanceof LlmError)) throw error
      ctx.log(`${purpose}.llm_failed`, { failure: error.failure, status: error.status, error: error.message })
      await recordLlmCall(ctx, { purpose, usage: error.usage, failed: true })
      return error.failure === "taxonomy" ? { review: error.message } : {}
    }
  }
  return async (topics: readonly Classification[]): Promise<Refined[]> => {
    const answers: Refined[] = topics.map(() => ({}))
    if (!(await hasTokens(ctx))) return answers
    const requested = leastSure(topics, limit)
    for (let i = 0; i < requested.length; i += CONCURRENCY) {
      const part = requested.slice(i, i + CONCURRENCY)
      const said = await Promise.all(part.map(({ topic }) => classifyOne(topic)))
      part.forEach(({ index }, k) => (answers[index] = said[k] ?? {}))
    }
    return answers
  }
}

/** Ties are kept in row order. */
const leastSure = (topics: readonly Classification[], limit: number) =>
  topics
    .map((topic, index) => ({ topic, index }))
    .sort(({ topic: a }, { topic: b }) => sureness(a) - sureness(b))
    .slice(0, limit)

const sureness = ({ confidence = 1, unsure = false }: Classification) => (unsure ? confidence - 1 : confidence)

async function hasTokens(ctx: OrgContext): Promise<boolean> {
  try {
    await ctx.meter.requireRemaining("tokens")
    return true
  } catch (error) {
    if (isSpent(error)) return false
    throw error
  }
}

/** No tokens or no LLM budget are left. */
const isSpent = (error: unknown) => error instanceof AppError && error.status === 429
