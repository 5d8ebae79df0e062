import { BaseAnthropic } from "@anthropic-ai/sdk/client"
import { APIError } from "@anthropic-ai/sdk/error"
import {
  type ContentBlock,
  type Message,
  type MessageCreateParamsNonStreaming,
  Messages,
} from "@anthropic-ai/sdk/resources/messages/messages"
import { addUsage, LlmError, type LlmUsage, noUsage } from "./usage.ts"

export type LlmProvider = { apiKey: string; baseUrl?: string; model: string; fetch?: typeof fetch }

export type AskOptions = {
  /** For the whole call, retries and continuations included. */
  timeoutMs?: number
  maxRetries?: number
}

export type ProviderRequest = MessageCreateParamsNonStreaming

const WHOLE_CALL_MS = 90_000
const ONE_ATTEMPT_MS = 45_000
const MAX_CONTINUATIONS = 4
/** Too few tokens to finish an answer with. */
const LEAST_TOKENS = 256

export function openMessages(provider: LlmProvider, maxRetries = 2): Messages {
  const client = new BaseAnthropic({
    apiKey: provider.apiKey,
    // An empty value means the provider's own address; `undefined` would make the SDK look into the environment.
    baseURL: provider.baseUrl || null,
    maxRetries,
    logLevel: "off",
    openTelemetry: false,
    ...(provider.fetch && { fetch: provider.fetch }),
  })
  return new Messages(client)
}

export type Asked = { texts: readonly string[]; usage: LlmUsage }

/**
 * Sends a request and follows it through its pauses. Answers the texts that may hold the result, likeliest first: the last
 * block, then everything said after the last tool, because citations split a text into several blocks.
 */
export async function ask(provider: LlmProvider, request: ProviderRequest, options: AskOptions = {}): Promise<Asked> {
  const started = performance.now()
  const messages = openMessages(provider, options.maxRetries)
  const signal = AbortSignal.timeout(options.timeoutMs ?? WHOLE_CALL_MS)
  let usage = noUsage(provider.model)
  const timed = () => ({ ...usage, durationMs: Math.round(performance.now() - started) })
  let next = request
  for (let round = 0; round <= MAX_CONTINUATIONS; round++) {
    const message = await send(messages, next, signal, timed)
    usage = addUsage({ ...usage, model: message.model || usage.model }, message.usage)
    if (message.stop_reason !== "pause_turn") return { texts: textsOf(message, timed()), usage: timed() }
    next = continuation(request, next, message, timed())
  }
  throw new LlmError("answer", "The model paused too often", timed())
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

/** A paused turn goes back unchanged, with what is left of its searches and tokens. */
function continuation(first: ProviderRequest, last: ProviderRequest, paused: Message, used: LlmUsage): ProviderRequest {
  const tokensLeft = first.max_tokens - used.outputTokens
  if (tokensLeft < LEAST_TOKENS) throw new LlmError("answer", "The answer was cut off at max_tokens", used)
  const messages = [...last.messages, { role: "assistant" as const, content: paused.content }]
  const next = { ...first, messages, max_tokens: tokensLeft }
  const search = first.tools?.find((tool) => "max_uses" in tool && tool.name === "web_search")
  if (!search || !("max_uses" in search) || typeof search.max_uses !== "number") return next
  const searchesLeft = search.max_uses - used.webSearches
  // The tool has to stay: the turn sent back refers to it.
  if (searchesLeft <= 0) return { ...next, tools: [{ ...search, max_uses: 1 }], tool_choice: { type: "none" } }
  return { ...next, tools: [{ ...search, max_uses: searchesLeft }] }
}

/** The texts of a finished message that may hold the result, likeliest first. */
export function textsOf(message: Message, usage: LlmUsage): string[] {
  if (message.stop_reason === "max_tokens") throw new LlmError("answer", "The answer was cut off at max_tokens", usage)
  if (message.stop_reason === "refusal") throw new LlmError("refusal", "The model refused to answer", usage)
  if (message.stop_reason !== "end_turn" && message.stop_reason !== "stop_sequence") {
    throw new LlmError("answer", `The answer stopped for ${String(message.stop_reason)}`, usage)
  }
  const spoken = message.content.slice(message.content.findLastIndex(isNotText) + 1).flatMap(textOf)
  const last = message.content.flatMap(textOf).at(-1)
  if (last === undefined) throw new LlmError("answer", "The answer holds no text", usage)
  return spoken.length > 1 ? [last, spoken.join("")] : [last]
}

const isNotText = (block: ContentBlock) => block.type !== "text"
const textOf = (block: ContentBlock) => (block.type === "text" ? [block.text] : [])
