import { BATCH_DISCOUNT, type ModelFacts, MODELS, SEARCH_PRICE, UNKNOWN_MODEL_PRICES } from "./models.ts"

export type TokenCounts = {
  /** The whole prompt, cached parts included. */
  inputTokens: number
  cacheWriteTokens: number
  cacheReadTokens: number
  outputTokens: number
  webSearches: number
}

export function factsOf(model: string): ModelFacts | undefined {
  const id = Object.keys(MODELS).find((known) => model === known || model.startsWith(`${known}-`))
  return id === undefined ? undefined : MODELS[id]
}

/** Cost of one request in USD at list prices. */
export function estimateCost(model: string, counts: TokenCounts, { batch = false } = {}): number {
  const facts = factsOf(model)
  const long = facts?.longPrompt && counts.inputTokens > facts.longPrompt.above
  const prices = (long ? facts?.longPrompt?.prices : facts?.prices) ?? UNKNOWN_MODEL_PRICES
  const plainInput = Math.max(0, counts.inputTokens - counts.cacheWriteTokens - counts.cacheReadTokens)
  const tokens =
    plainInput * prices.input +
    counts.cacheWriteTokens * prices.cacheWrite +
    counts.cacheReadTokens * prices.cacheRead +
    counts.outputTokens * prices.output
  return (tokens / 1_000_000) * (batch ? BATCH_DISCOUNT : 1) + counts.webSearches * SEARCH_PRICE
}
