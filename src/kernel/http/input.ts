import * as z from "zod"
import { AppError } from "../errors.ts"

const DEFAULT_BODY_LIMIT = 1024 * 1024

/** The body as text, read no further than the limit. */
async function readText(request: Request, limit = DEFAULT_BODY_LIMIT): Promise<string> {
  const tooLarge = () => new AppError(413, `Request body exceeds the limit of ${limit} bytes`)
  const declared = request.headers.get("content-length")
  if (Number(declared ?? 0) > limit) throw tooLarge()
  if (!request.body) return ""
  // The runtime holds a body to its declared length, and reads it faster than we could.
  if (declared !== null) return request.text()
  const decoder = new TextDecoder()
  let text = ""
  let read = 0
  for await (const chunk of request.body) {
    read += chunk.byteLength
    if (read > limit) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** What a JSON body says. No body at all counts as an empty object, so that the answer names the missing field. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const text = await readText(request, limit)
  if (text.trim() === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError(400, "Invalid JSON body")
  }
}

/** Checked input, or a 400 that names the field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.map(String).join(".") ?? ""
  const message = issue?.message ?? "Invalid input"
  if (field === "") throw new AppError(400, message === "Invalid input" ? "Invalid JSON body" : message)
  // Messages written in a schema name their field themselves.
  throw new AppError(400, message.includes(String(issue?.path[0])) ? message : `${field}: ${message}`)
}

export const jsonObject = <T extends z.ZodRawShape>(shape: T) => z.object(shape, "Request body must be a JSON object")

/** A name people give to a thing. */
export const Name = z
  .string("name is required")
  .trim()
  .min(1, "name is required")
  .max(100, "name must be at most 100 characters")

/** A day as `2026-11-15`. */
export const day = (field: string) => z.iso.date(`${field} must be a date like 2026-11-15`)

/** A positive whole number in a query: above the maximum it is taken as the maximum, below 1 it is refused. */
export const positive = (field: string, fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `${field} must be a number of at least 1`)
    .transform(Number)
    .refine((n) => n >= 1, `${field} must be a number of at least 1`)
    .transform((n) => Math.min(n, max))
    .default(fallback)
