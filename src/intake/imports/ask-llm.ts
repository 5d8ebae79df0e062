import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { classifyWithLlm } from "../../kernel/llm/classify.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { AppError } from "../../kernel/errors.ts"
import type { LlmCall } from "../../organizations/usage/record-llm-call.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"

/** Few enough to leave connections for the rest of the work. */
const AT_ONCE = 5
/** A chunk has 60 seconds: two rounds of these, and time to write. */
const ONE_CALL_MS = 20_000

/** The LLM's word on the first of these topics; where it fails or there is nothing left to spend, the local engine's stays. */
export function askLlm(ctx: OrgContext, purpose: LlmCall["purpose"], limit: number) {
  const { llm } = ctx
  if (!llm) return undefined
  const askOne = async ({ topicName }: Classification): Promise<Classification | undefined> => {
    try {
      const turns = [{ role: "user", content: topicName }]
      const { classification, usage } = await classifyWithLlm(llm, turns, { timeoutMs: ONE_CALL_MS, maxRetries: 1 })
      await recordLlmCall(ctx, { purpose, usage, failed: false })
      return classification
    } catch (error) {
      if (!(error instanceof LlmError)) throw error
      ctx.log(`${purpose}.fallback`, { failure: error.failure, status: error.status, error: error.message })
      await recordLlmCall(ctx, { purpose, usage: error.usage, failed: true })
      return undefined
    }
  }
  return async (topics: readonly Classification[]): Promise<(Classification | undefined)[]> => {
    const answers: (Classification | undefined)[] = []
    if (!(await hasTokens(ctx))) return answers
    const asked = topics.slice(0, limit)
    for (let i = 0; i < asked.length; i += AT_ONCE) {
      answers.push(...(await Promise.all(asked.slice(i, i + AT_ONCE).map(askOne))))
    }
    return answers
  }
}

async function hasTokens(ctx: OrgContext): Promise<boolean> {
  try {
    await ctx.meter.requireRemaining("tokens")
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}
