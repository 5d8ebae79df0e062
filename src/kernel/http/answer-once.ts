import type { OrgContext } from "../context.ts"
import { AppError } from "../errors.ts"
import { KEY_HEADER, REPLAY_HEADER } from "./idempotency-key.ts"
import { type Done, MAX_STORED_BYTES, runOnce } from "../idempotency/run-once.ts"

type Stored = { status: number; headers: [string, string][]; body: string }

/**
 * Answers a request that has an Idempotency-Key. The first answer is stored, including 4xx answers. Server and platform failures and
 * exhausted quotas are not stored, since a retry may succeed.
 */
export async function answerOnce(
  ctx: OrgContext,
  key: string,
  request: unknown,
  run: (ctx: OrgContext) => Promise<Response>,
): Promise<Response> {
  const once = await runOnce<Response>(ctx, {
    key,
    request,
    run: async (own) => packed(await run(own).catch(refusalOf)),
    read: (text) => {
      const { status, headers, body } = JSON.parse(text) as Stored
      return new Response(body, { status, headers: [...headers, [REPLAY_HEADER, "true"]] })
    },
  })
  if (once.outcome === "answered") return once.answer
  if (once.outcome === "other_request") throw new AppError(409, `${KEY_HEADER} was used with another request`)
  if (once.outcome === "too_large") {
    throw new AppError(409, `The request with this ${KEY_HEADER} is done, but its answer was too large to repeat`)
  }
  return Response.json(
    { error: `The request with this ${KEY_HEADER} is still running` },
    { status: 409, headers: { "Retry-After": String(once.retryAfterSeconds) } },
  )
}

function refusalOf(error: unknown): Response {
  if (!(error instanceof AppError) || !isFinal(error.status)) throw error
  return Response.json({ error: error.message, ...error.details }, { status: error.status, headers: error.headers })
}

const isFinal = (status: number) => status < 500 && status !== 429

async function packed(response: Response): Promise<Done<Response>> {
  if (!isFinal(response.status)) return { answer: response, stored: undefined }
  const { body, answer } = await readStart(response)
  if (body === undefined) return { answer, stored: null }
  const stored: Stored = { status: response.status, headers: [...response.headers], body }
  return { answer, stored: JSON.stringify(stored) }
}

/** Reads an answer that is small enough to store. A larger one is streamed and not stored. */
async function readStart(response: Response): Promise<{ body?: string; answer: Response }> {
  if (!response.body) return { body: "", answer: response }
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; size <= MAX_STORED_BYTES;) {
    const { done, value } = await reader.read()
    if (done) {
      const whole = await new Blob(chunks).text()
      return { body: whole, answer: new Response(whole, response) }
    }
    chunks.push(value)
    size += value.byteLength
  }
  const rest = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const ready = chunks.shift()
      const { done, value } = ready ? { done: false, value: ready } : await reader.read()
      if (done || value === undefined) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { answer: new Response(rest, response) }
}
