import type { Usage } from "@anthropic-ai/sdk/resources/messages/messages"
import { estimateCost, type TokenCounts } from "./cost.ts"

export type LlmUsage = TokenCounts & {
  durationMs: number
  model: string
  /** USD at list prices. */
  cost: number
  /** The amount reserved for the call, in USD. */
  reserved: number
}

export type LlmFailure =
  /** The provider was unreachable or rejected the request. */
  | "provider"
  /** The model declined to answer. */
  | "refusal"
  /** The model answered, but the answer is unusable. */
  | "answer"
  /** The model answered with a place or type that the taxonomy does not have. */
  | "taxonomy"

/** A failed call, with the usage it still incurred. */
export class LlmError extends Error {
  readonly failure: LlmFailure
  readonly usage: LlmUsage
  /** The provider's HTTP status, if there was a response. */
  readonly status: number | undefined

  constructor(failure: LlmFailure, message: string, usage: LlmUsage, status?: number) {
    super(message.slice(0, 500))
    this.name = "LlmError"
    this.failure = failure
    this.usage = usage
    this.status = status
  }
}

export const noUsage = (model: string): LlmUsage => ({
  inputTokens: 0,
  cacheWriteTokens: 0,
  cacheReadTokens: 0,
  outputTokens: 0,
  webSearches: 0,
  durationMs: 0,
  model,
  cost: 0,
  reserved: 0,
})

type ReportedUsage = Partial<Usage> | null | undefined

/** Adds the usage of one request; each request is priced separately. */
export function addUsage(sum: LlmUsage, reported: ReportedUsage, { batch = false } = {}): LlmUsage {
  const cacheWriteTokens = reported?.cache_creation_input_tokens ?? 0
  const cacheReadTokens = reported?.cache_read_input_tokens ?? 0
  const counts: TokenCounts = {
    inputTokens: (reported?.input_tokens ?? 0) + cacheWriteTokens + cacheReadTokens,
    cacheWriteTokens,
    cacheReadTokens,
    outputTokens: reported?.output_tokens ?? 0,
    webSearches: reported?.server_tool_use?.web_search_requests ?? 0,
  }
  return {
    ...sum,
    inputTokens: sum.inputTokens + counts.inputTokens,
    cacheWriteTokens: sum.cacheWriteTokens + counts.cacheWriteTokens,
    cacheReadTokens: sum.cacheReadTokens + counts.cacheReadTokens,
    outputTokens: sum.outputTokens + counts.outputTokens,
    webSearches: sum.webSearches + counts.webSearches,
    cost: sum.cost + estimateCost(sum.model, counts, { batch }),
  }
}
