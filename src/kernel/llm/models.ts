import type { ThinkingConfigParam } from "@anthropic-ai/sdk/resources/messages/messages"

/** USD per million tokens. */
export type TokenPrices = { input: number; output: number; cacheWrite: number; cacheRead: number }

export type ModelFacts = {
  /** The least thinking the model supports, since thinking counts as output tokens. */
  thinking: ThinkingConfigParam
  prices: TokenPrices
  /** Some models charge more for the whole request when the prompt is long. */
  longPrompt?: { above: number; prices: TokenPrices }
}

/** By prefix of the model id, so that dated ids match. List prices as of October 2026. */
export const MODELS: Readonly<Record<string, ModelFacts>> = {
  "claude-sonnet-5-5": {
    thinking: { type: "between_tools" },
    prices: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 },
  },
  "claude-haiku-5-5": {
    thinking: { type: "disabled" },
    prices: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
    longPrompt: { above: 100_000, prices: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 } },
  },
}

/** Unknown models are estimated at a high price, never as free. */
export const UNKNOWN_MODEL_PRICES: TokenPrices = { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.4 }

/** USD per web search. */
export const SEARCH_PRICE = 0.01

/** Batches halve the token price; searches cost the same. */
export const BATCH_DISCOUNT = 0.5
