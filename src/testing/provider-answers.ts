import type { ProviderRequest } from "./provider-rules.ts"
import type { Script } from "./provider-scripts.ts"

type Json = Record<string, unknown>
type Block = Json & { type: string }
type Reply = { content: Block[]; stop: string; searches: number }

/** Scripts that produce a message; the server handles the others. */
export type MessageScript = Exclude<Script, { type: "error" | "hang" | "drop" | "batch" | "list" }>
export const DEFAULT_ANSWER: MessageScript = { type: "answer", fields: {}, searches: 0, cited: false }

const SAMPLES: Json = {
  parent_category: "Auto",
  subcategory: "SUVs & Crossovers",
  segment_type: "B2C",
  audience_type: "In-Market",
  intensity: "High",
  funnel: "Lower",
  keywords: ["suv", "crossover", "family car"],
  rationale: "The brief names these people as buyers.",
}

export const newToken = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`

/** A complete provider message. `seen` holds the cached prompts. */
export function messageFor(request: ProviderRequest, script: MessageScript, seen: Set<string>) {
  const { content, stop, searches } = replyTo(request, script)
  return {
    id: newToken("msg"),
    type: "message",
    role: "assistant",
    model: request.model,
    content,
    stop_reason: stop,
    stop_sequence: null,
    stop_details: stop === "refusal" ? { type: "refusal", category: null, explanation: null } : null,
    container: null,
    diagnostics: null,
    usage: usageOf(request, content, searches, seen),
  }
}

function replyTo(request: ProviderRequest, script: MessageScript): Reply {
  switch (script.type) {
    case "text":
      return { content: [text(script.text)], stop: "end_turn", searches: 0 }
    case "invalid_json":
      return { content: [text('{"topic_name": "Half an answer", ')], stop: "end_turn", searches: 0 }
    case "max_tokens":
      return { content: [text(JSON.stringify(sampleFor(request)).slice(0, -20))], stop: "max_tokens", searches: 0 }
    case "refusal":
      return { content: [], stop: "refusal", searches: 0 }
    case "wrong_segment_type":
      return { content: [answer(request, { segment_type: "B2X" })], stop: "end_turn", searches: 0 }
    case "pause_turn":
      return { ...search(request, script.searches), stop: "pause_turn" }
    default: {
      const { content, searches } = search(request, script.searches)
      const last = script.cited ? citedAnswer(request, script.fields) : [answer(request, script.fields)]
      return { content: [...content, ...last], stop: "end_turn", searches }
    }
  }
}

const text = (content: string): Block => ({ type: "text", text: content, citations: null })
const answer = (request: ProviderRequest, fields: Json) => text(JSON.stringify({ ...sampleFor(request), ...fields }))

/** Sentences contain markup, and the text is split where a citation starts. */
function citedAnswer(request: ProviderRequest, fields: Json): Block[] {
  const sample = { ...sampleFor(request), ...fields }
  const marked = Object.entries(sample).map(([name, value]) => [
    name,
    name === "topic_name" || name === "summary" ? `<cite index="1-1,2-3">${String(value)}</cite>` : value,
  ])
  const whole = JSON.stringify(Object.fromEntries(marked))
  const middle = Math.floor(whole.length / 2)
  const citation = {
    type: "web_search_result_location",
    url: "https://news.example/brand",
    title: "A brand",
    cited_text: "A brand of cars",
    encrypted_index: "Eo8B",
  }
  return [text(whole.slice(0, middle)), { ...text(whole.slice(middle)), citations: [citation] }]
}

/** Searches up to the limit; one search more returns the provider's error. */
function search({ tools, tool_choice, thinking }: ProviderRequest, requested: number): Omit<Reply, "stop"> {
  const limit = tools?.[0] && tool_choice?.type !== "none" ? (tools[0].max_uses ?? Number.POSITIVE_INFINITY) : 0
  const content: Block[] = []
  if (requested > 0 && thinking?.type === "between_tools") {
    content.push({ type: "thinking", thinking: "An unfamiliar brand.", signature: newToken("sig") })
  }
  const attempts = limit > 0 ? Math.min(requested, limit + 1) : 0
  for (let done = 0; done < attempts; done++) {
    const id = newToken("srvtoolu")
    const caller = { type: "direct" }
    content.push({ type: "server_tool_use", id, name: "web_search", input: { query: `brand ${done}` }, caller })
    const found = { type: "web_search_result", url: "https://news.example/brand", title: "A brand", page_age: null }
    const failed = { type: "web_search_tool_result_error", error_code: "max_uses_exceeded" }
    const result = done < limit ? [{ ...found, encrypted_content: newToken("enc") }] : failed
    content.push({ type: "web_search_tool_result", tool_use_id: id, content: result, caller })
  }
  return { content, searches: Math.min(requested, limit) }
}

function sampleFor(request: ProviderRequest): Json {
  const schema = request.output_config?.format?.schema
  const sample = schema ? valueFor(schema, "") : { text: "Hello" }
  const fields = sample as Json
  return "topic_name" in fields ? { ...fields, topic_name: topicOf(request) } : fields
}

function valueFor(schema: Json, name: string): unknown {
  const options = schema["enum"]
  if (Array.isArray(options)) return options.includes(SAMPLES[name]) ? SAMPLES[name] : options[0]
  if ("const" in schema) return schema["const"]
  const variants = schema["anyOf"] ?? schema["allOf"]
  if (Array.isArray(variants)) return valueFor(variants.at(-1) as Json, name)
  if (schema["type"] === "array") return SAMPLES[name] ?? [valueFor(schema["items"] as Json, name)]
  if (schema["type"] === "object") {
    const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Json>)
    return Object.fromEntries(properties.map(([key, property]) => [key, valueFor(property, key)]))
  }
  if (schema["type"] === "string") return SAMPLES[name] ?? `Sample ${name}`
  if (schema["type"] === "boolean") return true
  return schema["type"] === "null" ? null : 1
}

/** The topic of a request: the start of the first text in the last user turn. */
function topicOf({ messages }: ProviderRequest): string {
  const { content } = messages.findLast(({ role }) => role === "user") ?? { content: "" }
  const first = typeof content === "string" ? content : content.find((block) => block.type === "text")?.text
  return (
    (first ?? "")
      .replaceAll(/<\/?\w+>/g, "")
      .trim()
      .slice(0, 60) || "A Topic"
  )
}

const tokensIn = (value: unknown) => Math.ceil(JSON.stringify(value ?? "").length / 4)
const MIN_CACHED_TOKENS = 1024

function usageOf(request: ProviderRequest, content: Block[], searches: number, seen: Set<string>) {
  const prefix = { model: request.model, tools: request.tools, system: request.system }
  const isMarked = Array.isArray(request.system) && request.system.some((block) => block.cache_control)
  const cachedTokens = isMarked && tokensIn(prefix) >= MIN_CACHED_TOKENS ? tokensIn(prefix) : 0
  const isHit = seen.has(JSON.stringify(prefix))
  if (cachedTokens > 0) seen.add(JSON.stringify(prefix))
  return {
    input_tokens: tokensIn(request.messages) + (cachedTokens > 0 ? 0 : tokensIn(prefix)),
    cache_creation_input_tokens: isHit ? 0 : cachedTokens,
    cache_read_input_tokens: isHit ? cachedTokens : 0,
    cache_creation: { ephemeral_5m_input_tokens: isHit ? 0 : cachedTokens, ephemeral_1h_input_tokens: 0 },
    output_tokens: tokensIn(content),
    output_tokens_details: null,
    server_tool_use: searches > 0 ? { web_search_requests: searches, web_fetch_requests: 0 } : null,
    service_tier: "standard",
    inference_geo: null,
    speed: null,
  }
}
