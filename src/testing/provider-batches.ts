import * as z from "zod"
import { messageFor, newToken, PLAUSIBLE } from "./provider-answers.ts"
import { checkRequest } from "./provider-rules.ts"
import type { Script } from "./provider-scripts.ts"

const NewBatch = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        custom_id: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, "custom_id must be 1 to 64 of A-Z a-z 0-9 _ -"),
        params: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .max(100_000)
    .refine((all) => new Set(all.map((one) => one.custom_id)).size === all.length, "custom_id must be unique"),
})

type BatchScript = Extract<Script, { type: "batch" }>
export type Batch = {
  id: string
  requests: z.output<typeof NewBatch>["requests"]
  script: BatchScript
  asked: number
  created: Date
  ended: Date | null
  canceled: Date | null
}

const DAY_MS = 86_400_000
const UNSCRIPTED: BatchScript = { type: "batch", polls: 0, results: {} }

/** A new batch, or why there is none. Its requests are checked only when it is worked on, as the provider does. */
export function openBatch(body: unknown, script: BatchScript = UNSCRIPTED): Batch | { status: 400; message: string } {
  const parsed = NewBatch.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { status: 400, message: `${issue?.path.map(String).join(".")}: ${issue?.message}` }
  }
  const { requests } = parsed.data
  return { id: newToken("msgbatch"), requests, script, asked: 0, created: new Date(), ended: null, canceled: null }
}

/** Asking makes time go by: a batch ends once it was asked for as often as its script says. */
export function pollBatch(batch: Batch) {
  if (!batch.ended && (batch.canceled || batch.asked >= batch.script.polls)) batch.ended = new Date()
  batch.asked++
}

export function describeBatch(batch: Batch, url: string) {
  const kinds = batch.ended ? resultsOf(batch, new Set()).map(({ result }) => result.type) : []
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  const status = batch.canceled ? "canceling" : "in_progress"
  return {
    id: batch.id,
    type: "message_batch",
    processing_status: batch.ended ? "ended" : status,
    request_counts: {
      processing: batch.ended ? 0 : batch.requests.length,
      succeeded: count("succeeded"),
      errored: count("errored"),
      canceled: count("canceled"),
      expired: count("expired"),
    },
    created_at: batch.created.toISOString(),
    expires_at: new Date(batch.created.getTime() + DAY_MS).toISOString(),
    ended_at: batch.ended?.toISOString() ?? null,
    cancel_initiated_at: batch.canceled?.toISOString() ?? null,
    archived_at: null,
    results_url: batch.ended ? `${url}/v1/messages/batches/${batch.id}/results` : null,
  }
}

type Result = { type: string } & Record<string, unknown>

/** In an order that is not the one of the requests. */
export function resultsOf(batch: Batch, seen: Set<string>): { custom_id: string; result: Result }[] {
  return batch.requests
    .map(({ custom_id, params }) => ({ custom_id, result: resultOf(batch, custom_id, params, seen) }))
    .toReversed()
}

function resultOf(batch: Batch, id: string, params: unknown, seen: Set<string>): Result {
  if (batch.canceled) return { type: "canceled" }
  const scripted = batch.script.results[id]
  if (scripted === "expired" || scripted === "canceled") return { type: scripted }
  if (scripted === "errored") return errored("api_error", "Internal server error")
  const request = checkRequest(params, new Set())
  if ("status" in request) return errored("invalid_request_error", request.message)
  const script = isFields(scripted) ? { ...PLAUSIBLE, fields: scripted } : PLAUSIBLE
  const message = messageFor(request, script, seen)
  return { type: "succeeded", message: { ...message, usage: { ...message.usage, service_tier: "batch" } } }
}

const errored = (type: string, message: string): Result => ({
  type: "errored",
  error: { type: "error", error: { type, message }, request_id: newToken("req") },
})
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
