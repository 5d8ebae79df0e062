import { BaseAnthropic } from "@anthropic-ai/sdk/client"
import { APIError } from "@anthropic-ai/sdk/error"
import {
  type ContentBlock,
  type Message,
  type MessageCreateParamsNonStreaming,
  Messages,
} from "@anthropic-ai/sdk/resources/messages/messages"
import { estimateCost } from "./cost.ts"
import { addUsage, LlmError, type LlmUsage, noUsage } from "./usage.ts"

export type LlmProvider = {
  apiKey: string
  baseUrl?: string
  model: string
  fetch?: typeof fetch
  /** Called before each request with the most it can cost in USD; returns what was reserved, or throws. */
  reserve?: (cost: number) => Promise<number>
}

export type CallOptions = {
  /** Covers the whole call, retries and continuations included. */
  timeoutMs?: number
  maxRetries?: number
}

export type ProviderRequest = MessageCreateParamsNonStreaming

const WHOLE_CALL_MS = 90_000
const ONE_ATTEMPT_MS = 45_000
const MAX_CONTINUATIONS = 4
/** With fewer tokens left, an answer could not be completed. */
const MIN_TOKENS = 256

export function openMessages(provider: LlmProvider, maxRetries = 2): Messages {
  const client = new BaseAnthropic({
    apiKey: provider.apiKey,
    // Null selects the provider's default URL; `undefined` would make the SDK read the environment.
    baseURL: provider.baseUrl || null,
    maxRetries,
    logLevel: "off",
    openTelemetry: false,
    ...(provider.fetch && { fetch: provider.fetch }),
  })
  return new Messages(client)
}

export type ModelAnswer = { texts: readonly string[]; usage: LlmUsage }

/**
 * Sends a request and resumes paused turns. Returns the texts that may contain the result, likeliest first: the last block, then
 * all text after the last tool call joined, because citations split text into several blocks.
 */
export async function callModel(
  provider: LlmProvider,
  request: ProviderRequest,
  options: CallOptions = {},
): Promise<ModelAnswer> {
  const started = performance.now()
  const messages = openMessages(provider, options.maxRetries)
  const signal = AbortSignal.timeout(options.timeoutMs ?? WHOLE_CALL_MS)
  let usage = noUsage(provider.model)
  const timed = () => ({ ...usage, durationMs: Math.round(performance.now() - started) })
  let next = request
  for (let round = 0; round <= MAX_CONTINUATIONS; round++) {
    const reserved = (await provider.reserve?.(highestCost(next))) ?? 0
    usage = withReserved(usage, reserved)
    const message = await send(messages, next, signal, timed)
    usage = addUsage({ ...usage, model: message.model || usage.model }, message.usage)
    if (message.stop_reason !== "pause_turn") return { texts: textsOf(message, timed()), usage: timed() }
    next = continuation(request, next, message, timed())
  }
  throw new LlmError("answer", "The model paused too often", timed())
}

/** The provider's limit for a request, attachments included. */
const MAX_INPUT_TOKENS = 200_000
/** Pages found by a search are billed as input. */
const TOKENS_PER_SEARCH = 10_000

/** The most a request can cost: a token per character, all tokens of an answer, all searches. */
function highestCost(request: ProviderRequest): number {
  const searches = (request.tools ?? []).reduce((sum, tool) => sum + ("max_uses" in tool ? (tool.max_uses ?? 0) : 0), 0)
  const inputTokens = Math.min(JSON.stringify(request).length, MAX_INPUT_TOKENS) + searches * TOKENS_PER_SEARCH
  const counts = { inputTokens, cacheWriteTokens: inputTokens, cacheReadTokens: 0, outputTokens: request.max_tokens }
  return estimateCost(request.model, { ...counts, webSearches: searches })
}

async function send(messages: Messages, request: ProviderRequest, signal: AbortSignal, usage: () => LlmUsage) {
  try {
    const message = await messages.create(request, { signal, timeout: ONE_ATTEMPT_MS })
    if (!Array.isArray(message?.content)) throw new Error("The provider's answer is not a message")
    return message
  } catch (error) {
    const status = error instanceof APIError ? error.status : undefined
    throw new LlmError("provider", `LLM provider failed: ${String(error)}`, usage(), status)
  }
}

/** The request that resumes a paused turn with the remaining searches and tokens. */
function continuation(first: ProviderRequest, last: ProviderRequest, paused: Message, used: LlmUsage): ProviderRequest {
  const tokensLeft = first.max_tokens - used.outputTokens
  if (tokensLeft < MIN_TOKENS) throw new LlmError("answer", "The answer was cut off at max_tokens", used)
  const messages = [...last.messages, { role: "assistant" as const, content: paused.content }]
  const next = { ...first, messages, max_tokens: tokensLeft }
  const search = first.tools?.find((tool) => "max_uses" in tool && tool.name === "web_search")
  if (!search || !("max_uses" in search) || typeof search.max_uses !== "number") return next
  const searchesLeft = search.max_uses - used.webSearches
  // The paused turn refers to the tool, so it must stay in the request.
  if (searchesLeft <= 0) return { ...next, tools: [{ ...search, max_uses: 1 }], tool_choice: { type: "none" } }
  return { ...next, tools: [{ ...search, max_uses: searchesLeft }] }
}

/** The texts of a finished message that may contain the result, likeliest first. */
export function textsOf(message: Message, usage: LlmUsage): string[] {
  if (message.stop_reason === "max_tokens") throw new LlmError("answer", "The answer was cut off at max_tokens", usage)
  if (message.stop_reason === "refusal") throw new LlmError("refusal", "The model refused to answer", usage)
  if (message.stop_reason !== "end_turn" && message.stop_reason !== "stop_sequence") {
    throw new LlmError("answer", `The answer stopped with ${String(message.stop_reason)}`, usage)
  }
  const trailing = message.content.slice(message.content.findLastIndex(isNotText) + 1).flatMap(textOf)
  const last = message.content.flatMap(textOf).at(-1)
  if (last === undefined) throw new LlmError("answer", "The answer contains no text", usage)
  return trailing.length > 1 ? [last, trailing.join("")] : [last]
}

const isNotText = (block: ContentBlock) => block.type !== "text"
const textOf = (block: ContentBlock) => (block.type === "text" ? [block.text] : [])

const withReserved = (usage: LlmUsage, reserved: number): LlmUsage => ({
  ...usage,
  reserved: usage.reserved + reserved,
})
