import * as z from "zod"
import { messageFor, newToken, DEFAULT_ANSWER, type MessageScript } from "./provider-answers.ts"
import { checkRequest } from "./provider-rules.ts"
import { Script } from "./provider-scripts.ts"

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
  polled: number
  downloads: number
  created: Date
  ended: Date | null
  canceled: Date | null
  /** Result types of its requests, once it has ended. */
  kinds?: string[]
}

const DAY_MS = 86_400_000
const UNSCRIPTED: BatchScript = { type: "batch", polls: 0, results: {}, late: {}, pollFailures: [], downloads: [] }

/** Creates a batch or returns the error. Like the provider, it validates the requests only when it processes them. */
export function openBatch(body: unknown, script: BatchScript = UNSCRIPTED): Batch | { status: 400; message: string } {
  const parsed = NewBatch.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { status: 400, message: `${issue?.path.map(String).join(".")}: ${issue?.message}` }
  }
  const times = { created: new Date(), ended: null, canceled: null }
  return { id: newToken("msgbatch"), requests: parsed.data.requests, script, polled: 0, downloads: 0, ...times }
}

/** A batch ends after the number of polls in its script. */
export function pollBatch(batch: Batch) {
  if (!batch.ended && (batch.canceled || batch.polled >= batch.script.polls)) batch.ended = new Date()
  batch.polled++
}

export function describeBatch(batch: Batch, url: string) {
  if (batch.ended) batch.kinds ??= resultsOf(batch, new Set()).map(({ result }) => result.type)
  const kinds = batch.kinds ?? []
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

/** In a different order than the requests. */
function resultsOf(batch: Batch, seen: Set<string>): { custom_id: string; result: Result }[] {
  return batch.requests
    .map(({ custom_id, params }) => ({ custom_id, result: resultOf(batch, custom_id, params, seen) }))
    .toReversed()
}

/** The results of one download; late results are missing until a later one. */
export function downloadResults(batch: Batch, seen: Set<string>): string[] {
  const download = batch.downloads++
  return resultsOf(batch, seen)
    .filter(({ custom_id }) => download >= (scriptedFor(batch.script.late, custom_id) ?? 0))
    .map((line) => JSON.stringify(line))
}

function resultOf(batch: Batch, id: string, params: unknown, seen: Set<string>): Result {
  if (batch.canceled) return { type: "canceled" }
  const scripted = scriptedFor(batch.script.results, id)
  if (scripted === "expired" || scripted === "canceled") return { type: scripted }
  if (scripted === "errored") return errored("api_error", "Internal server error")
  const request = checkRequest(params, new Set())
  if ("status" in request) return errored("invalid_request_error", request.message)
  const message = messageFor(request, messageScriptOf(scripted), seen)
  return { type: "succeeded", message: { ...message, usage: { ...message.usage, service_tier: "batch" } } }
}

function messageScriptOf(scripted: unknown): MessageScript {
  if (typeof scripted !== "object" || scripted === null) return DEFAULT_ANSWER
  const script = "type" in scripted ? scripted : { type: "answer", fields: scripted }
  return Script.parse(script) as MessageScript
}

/** Looks up a script by id or by its suffix, since a test may only know how the id ends. */
const scriptedFor = <T>(scripts: Record<string, T>, id: string): T | undefined =>
  scripts[id] ?? Object.entries(scripts).find(([suffix]) => id.endsWith(suffix))?.[1]

const errored = (type: string, message: string): Result => ({
  type: "errored",
  error: { type: "error", error: { type, message }, request_id: newToken("req") },
})
