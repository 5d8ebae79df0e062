import { estimateCost } from "../../../kernel/llm/cost.ts"
import type { ProviderRequest } from "../../../kernel/llm/client.ts"
import type { LlmConfig } from "./config.ts"
import { SUB_BATCH_SIZE } from "./limits.ts"
import { requestOf } from "./send.ts"

const SAMPLE = 100
const CHARACTERS_PER_TOKEN = 4
/** For a whole classification with keywords, or for one value. */
const ANSWER_TOKENS = { whole: 220, column: 20 }
/** Most names need no search, a few need several. */
const SEARCHES_PER_TOPIC = 0.5
/** Search results are billed as input. */
const TOKENS_PER_SEARCH = 3000

type Estimate = {
  model: string
  requests: number
  subBatches: number
  inputTokens: number
  outputTokens: number
  webSearches: number
  /** USD at the batch price, without cache savings. */
  cost: number
}

type Topic = { topic_name: string; parent_category: string | number | null }

/** Estimates the cost of the job from a sample of its requests. */
export function estimateCosts(
  config: LlmConfig & { model: string },
  topics: readonly Topic[],
  requests: number,
): Estimate {
  const tokens = topics
    .slice(0, SAMPLE)
    .map(({ topic_name, parent_category }) =>
      tokensOf(requestOf({ topic_name, parent_category: String(parent_category) }, config)),
    )
  const promptTokens = tokens.reduce((sum, count) => sum + count, 0) / Math.max(1, tokens.length)
  const webSearches = config.enableWebSearch ? Math.ceil(requests * SEARCHES_PER_TOPIC) : 0
  const counts = {
    inputTokens: Math.round(requests * promptTokens) + webSearches * TOKENS_PER_SEARCH,
    cacheWriteTokens: 0,
    cacheReadTokens: 0,
    outputTokens: requests * ANSWER_TOKENS[config.targetColumn ? "column" : "whole"],
    webSearches,
  }
  return {
    model: config.model,
    requests,
    subBatches: Math.ceil(requests / SUB_BATCH_SIZE),
    inputTokens: counts.inputTokens,
    outputTokens: counts.outputTokens,
    webSearches,
    cost: costOf(config.model, counts, requests),
  }
}

const tokensOf = (request: ProviderRequest) => Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN)

/** Priced per request: one long prompt costs more per token than many short ones. */
function costOf(model: string, counts: Parameters<typeof estimateCost>[1], requests: number): number {
  if (requests === 0) return 0
  const entries = Object.entries(counts).map(([kind, count]) => [kind, count / requests])
  return requests * estimateCost(model, Object.fromEntries(entries) as typeof counts, { batch: true })
}
