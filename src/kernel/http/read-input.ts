import type * as z from "zod"
import { AppError } from "../errors.ts"
import { countsAbove } from "./json-size.ts"

const DEFAULT_BODY_LIMIT = 1024 * 1024
/** Twice the size of the largest id list. Sixteen megabytes of empty arrays would take ten times that in memory. */
const MAX_VALUES = 1_000_000

/** Reads the body as text and stops at the limit. */
async function readText(request: Request, limit = DEFAULT_BODY_LIMIT): Promise<string> {
  const tooLarge = () => new AppError(413, `Request body exceeds the limit of ${limit} bytes`)
  const declared = request.headers.get("content-length")
  if (Number(declared ?? 0) > limit) throw tooLarge()
  if (!request.body) return ""
  // The runtime enforces the declared length and reads faster than a loop here. `text()` would log a warning for non-text types.
  if (declared !== null) return new TextDecoder().decode(await request.arrayBuffer())
  return readChunks(request.body, limit, tooLarge)
}

async function readChunks(body: ReadableStream<Uint8Array>, limit: number, tooLarge: () => AppError): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  let read = 0
  for await (const chunk of body) {
    read += chunk.byteLength
    if (read > limit) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses a JSON body. An empty body counts as `{}`, so that the error names the missing field. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const text = await readText(request, limit)
  if (text.trim() === "") return {}
  if (text.length > DEFAULT_BODY_LIMIT && countsAbove(text, MAX_VALUES)) {
    throw new AppError(413, `Request body exceeds the limit of ${MAX_VALUES} values`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError(400, "Invalid JSON body")
  }
}

/**
 * Only the first issue is reported, so a body with a million wrong items must not produce a million issues. Zod's types omit this option.
 */
const FIRST_ISSUE: object = { abortEarly: true }

const FORM_LIMIT = 64 * 1024

/** Reads an HTML form's body. */
export async function readForm({ body }: Request): Promise<URLSearchParams> {
  const tooLarge = () => new AppError(413, `Request body exceeds the limit of ${FORM_LIMIT} bytes`)
  return new URLSearchParams(body ? await readChunks(body, FORM_LIMIT, tooLarge) : "")
}

/** Validates input; throws a 400 that names the field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, FIRST_ISSUE)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.map(String).join(".") ?? ""
  const message = issue?.message ?? "Invalid input"
  if (field === "") throw new AppError(400, message === "Invalid input" ? "Invalid JSON body" : message)
  // Custom messages in a schema already name their field.
  throw new AppError(400, message.includes(String(issue?.path[0])) ? message : `${field}: ${message}`)
}
