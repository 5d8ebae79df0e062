import { AppError } from "../../kernel/errors.ts"
import { type Engine, ENGINE_NAMES, isEngine } from "../../kernel/ports/engines.ts"

type Message = { role: string; content: string }
export type ClassifyRequest = { messages: Message[]; engine?: Engine | undefined; explain: boolean }

export const MAX_MESSAGES = 50
export const MAX_CONTENT = 100_000

export const PROBLEMS = {
  body: "Request body must be a JSON object",
  messages: "messages array is required",
  message: "messages need a role and a content",
  content: `messages must not exceed ${MAX_CONTENT} characters each`,
  topic: "messages must say what to classify",
  engine: `engine must be ${ENGINE_NAMES}`,
  explain: "explain must be true or false",
  /** The interface words this limit differently for the API and the SDK. */
  tooMany: {
    api: `messages array exceeds maximum of ${MAX_MESSAGES}`,
    sdk: `Too many messages (max ${MAX_MESSAGES})`,
  },
} as const

export const saysTopic = ({ role, content }: Message) => role !== "assistant" && content.trim() !== ""

/**
 * Validates a request without zod, to keep zod out of cold starts. Accepts and rejects the same requests as the schema in `schema.ts`, with
 * the same messages; a test compares them.
 */
export const requestFrom =
  (client: keyof typeof PROBLEMS.tooMany) =>
  (sent: unknown): ClassifyRequest => {
    const { messages: given, engine, explain = false } = objectOr(PROBLEMS.body, sent)
    if (!Array.isArray(given) || given.length === 0) throw new AppError(400, PROBLEMS.messages)
    if (given.length > MAX_MESSAGES) throw new AppError(400, PROBLEMS.tooMany[client])
    const messages = given.map(messageFrom)
    if (!messages.some(saysTopic)) throw new AppError(400, PROBLEMS.topic)
    if (engine !== undefined && (typeof engine !== "string" || !isEngine(engine))) {
      throw new AppError(400, PROBLEMS.engine)
    }
    if (typeof explain !== "boolean") throw new AppError(400, PROBLEMS.explain)
    return engine === undefined ? { messages, explain } : { messages, engine, explain }
  }

function messageFrom(sent: unknown): Message {
  const { role, content } = objectOr(PROBLEMS.message, sent)
  if (typeof role !== "string" || role === "" || typeof content !== "string") throw new AppError(400, PROBLEMS.message)
  if (content.length > MAX_CONTENT) throw new AppError(400, PROBLEMS.content)
  return { role, content }
}

function objectOr(problem: string, sent: unknown): Readonly<Record<string, unknown>> {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) throw new AppError(400, problem)
  return sent as Record<string, unknown>
}
