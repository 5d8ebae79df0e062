import type { OrgContext } from "../../kernel/context.ts"
import type { LlmProvider } from "../../kernel/llm/client.ts"
import { readSettings } from "../settings/settings.ts"

/**
 * The LLM provider for this organization's work: each call reserves its maximum cost from the day's limit before it is sent, and
 * `recordLlmCall` replaces that with the actual cost. So parallel calls cannot exceed the limit.
 */
export function budgetedLlm(ctx: OrgContext): LlmProvider | null {
  if (!ctx.llm) return null
  return {
    ...ctx.llm,
    reserve: async (cost) => {
      const own = (await readSettings(ctx)).llmDailyCostLimit
      const limits = [ctx.llmDailyCostLimit, own].filter((limit) => limit !== null)
      if (limits.length === 0) return 0
      await ctx.meter.reserveCost(cost, Math.min(...limits))
      return cost
    },
  }
}
