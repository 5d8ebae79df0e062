import * as z from "zod"
import { schemaProblem } from "./provider-schema-rules.ts"

const CacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() })
const cached = { cache_control: CacheControl.nullish() }
const nonBlankText = z
  .string()
  .refine((text) => text.trim() !== "", "text content blocks must contain non-whitespace text")
const base64 = z
  .string()
  .refine((data) => data.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(data), "invalid base64 data")

const Text = z.strictObject({
  type: z.literal("text"),
  text: nonBlankText,
  citations: z.array(z.unknown()).nullish(),
  ...cached,
})

const MAGIC: Record<string, RegExp> = {
  "image/png": /^\x89PNG/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/gif": /^GIF8/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
  "application/pdf": /%PDF-/,
}
const matchesMediaType = ({ media_type, data }: { media_type: string; data: string }) =>
  MAGIC[media_type]?.test(atob(data.slice(0, 1400))) === true

const Image = z.strictObject({
  type: z.literal("image"),
  source: z
    .strictObject({
      type: z.literal("base64"),
      media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
      data: base64,
    })
    .refine(matchesMediaType, "Could not process image"),
  ...cached,
})

const Document = z.strictObject({
  type: z.literal("document"),
  source: z.discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("base64"), media_type: z.literal("application/pdf"), data: base64 })
      .refine(matchesMediaType, "The PDF specified was not valid"),
    z.strictObject({ type: z.literal("text"), media_type: z.literal("text/plain"), data: nonBlankText }),
  ]),
  title: z.string().nullish(),
  context: z.string().nullish(),
  citations: z.strictObject({ enabled: z.boolean().optional() }).nullish(),
  ...cached,
})

const caller = z.strictObject({ type: z.literal("direct") })
const ServerToolUse = z.strictObject({
  type: z.literal("server_tool_use"),
  id: z.string().regex(/^srvtoolu_\w+$/),
  name: z.literal("web_search"),
  input: z.record(z.string(), z.unknown()),
  caller: caller.optional(),
  ...cached,
})
const SearchResult = z.strictObject({
  type: z.literal("web_search_tool_result"),
  tool_use_id: z.string().regex(/^srvtoolu_\w+$/),
  content: z.unknown(),
  caller: caller.optional(),
  ...cached,
})
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() })

const contentOf = <T extends z.ZodType>(block: T) =>
  z.union([nonBlankText, z.array(block).min(1, "content must not be empty")])
const Message = z.discriminatedUnion("role", [
  z.strictObject({
    role: z.literal("user"),
    content: contentOf(z.discriminatedUnion("type", [Text, Image, Document])),
  }),
  z.strictObject({
    role: z.literal("assistant"),
    content: contentOf(z.discriminatedUnion("type", [Text, ServerToolUse, SearchResult, Thinking])),
  }),
])

const notAccepted = z.undefined("is not supported by this model").optional()
const Request = z.strictObject({
  model: z.string(),
  max_tokens: z.int().min(1).max(128_000),
  messages: z.array(Message).min(1, "at least one message is required"),
  system: z.union([z.string(), z.array(Text).min(1)]).optional(),
  output_config: z
    .strictObject({
      effort: z.enum(["low", "medium", "high", "xhigh", "max"]).nullish(),
      format: z
        .strictObject({ type: z.literal("json_schema"), schema: z.record(z.string(), z.unknown()) })
        .superRefine(({ schema }, check) => {
          const message = schemaProblem(schema)
          if (message) check.addIssue({ code: "custom", path: ["schema"], message })
        })
        .nullish(),
    })
    .optional(),
  thinking: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("adaptive"), display: z.string().nullish() }),
      z.strictObject({ type: z.literal("between_tools") }),
      z.strictObject({ type: z.literal("disabled") }),
    ])
    .optional(),
  tools: z
    .array(
      z.strictObject({
        type: z.literal("web_search_20250305"),
        name: z.literal("web_search"),
        max_uses: z.int().min(1).nullish(),
        allowed_domains: z.array(z.string()).nullish(),
        blocked_domains: z.array(z.string()).nullish(),
        ...cached,
      }),
    )
    .optional(),
  tool_choice: z.strictObject({ type: z.enum(["auto", "none"], "forced tool use is not supported") }).optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  service_tier: z.enum(["auto", "standard_only"]).optional(),
  stop_sequences: z.array(z.string()).optional(),
  stream: z.literal(false, "the stub does not stream").optional(),
  cache_control: CacheControl.nullish(),
  temperature: notAccepted,
  top_p: notAccepted,
  top_k: notAccepted,
})
export type ProviderRequest = z.output<typeof Request>

export type Rejection = { status: number; message: string }
const MODEL_IDS = new Set(["claude-sonnet-5-5", "claude-haiku-5-5", "claude-opus-5-5"])
const MAX_BREAKPOINTS = 4

/** Validates a request as strictly as the provider; `paused` are the turns that may be resumed. */
export function checkRequest(body: unknown, paused: ReadonlySet<string>): ProviderRequest | Rejection {
  const parsed = Request.safeParse(body)
  if (!parsed.success) return reject(issueOf(parsed.error))
  const request = parsed.data
  if (!MODEL_IDS.has(request.model)) return { status: 404, message: `model: ${request.model}` }
  const problem =
    thinkingProblem(request) ??
    turnProblem(body as ProviderRequest, paused) ??
    cacheProblem(body) ??
    citationProblem(request)
  return problem ? reject(problem) : request
}

const reject = (message: string): Rejection => ({ status: 400, message })

/** The deepest issue of a union is the most specific. */
function issueOf(error: z.ZodError): string {
  const flat = (
    issues: readonly z.core.$ZodIssue[],
    path: PropertyKey[] = [],
  ): { path: PropertyKey[]; text: string }[] =>
    issues.flatMap((issue) => {
      const at = [...path, ...issue.path]
      const inner = issue.code === "invalid_union" ? issue.errors.flatMap((nested) => flat(nested, at)) : []
      const text =
        issue.code === "unrecognized_keys" ? `${issue.keys.join(", ")}: Extra inputs are not permitted` : issue.message
      return inner.length > 0 ? inner : [{ path: at, text }]
    })
  const [deepest] = flat(error.issues).toSorted((a, b) => b.path.length - a.path.length)
  return `${deepest?.path.map(String).join(".")}: ${deepest?.text}`
}

function thinkingProblem({ model, thinking }: ProviderRequest) {
  const isHaiku = model.startsWith("claude-haiku")
  if (thinking?.type === "disabled" && !isHaiku) return `thinking.type.disabled is not supported by ${model}`
  if (thinking?.type === "between_tools" && isHaiku) return `thinking.type.between_tools is not supported by ${model}`
  return undefined
}

/** Checks the messages as sent: a resumed turn must be identical. */
function turnProblem({ messages }: ProviderRequest, paused: ReadonlySet<string>) {
  if (messages[0]?.role !== "user") return "messages: first message must use the user role"
  for (const { role, content } of messages) {
    const usesTools = Array.isArray(content) && content.some((block) => block.type === "server_tool_use")
    if (role === "assistant" && usesTools && !paused.has(JSON.stringify(content))) {
      return "messages: content of a paused turn must be sent back unchanged"
    }
  }
  const last = messages.at(-1)
  if (last?.role === "assistant" && !paused.has(JSON.stringify(last.content))) {
    return "This model does not support assistant message prefill. The conversation must end with a user message."
  }
  return undefined
}

function cacheProblem(body: unknown) {
  let breakpoints = 0
  JSON.stringify(body, (key, value: unknown) => {
    if (key === "cache_control" && value !== null) breakpoints++
    return value
  })
  return breakpoints > MAX_BREAKPOINTS
    ? `A maximum of ${MAX_BREAKPOINTS} blocks with cache_control may be provided. Found ${breakpoints}.`
    : undefined
}

function citationProblem({ messages, output_config }: ProviderRequest) {
  const cites = messages.some(
    ({ content }) =>
      Array.isArray(content) && content.some((block) => block.type === "document" && block.citations?.enabled),
  )
  return cites && output_config?.format ? "Citations cannot be used together with output_config.format" : undefined
}
