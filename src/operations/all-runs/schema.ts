import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { dayOrMoment, positive } from "../../kernel/http/input.ts"
import { filter } from "../../kernel/http/query.ts"
import { PushRetry as Retry } from "../../activation/runs/schema.ts"

export const RUN_KINDS = ["import", "sync", "push", "refresh", "export", "job"] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** `waiting`: not started, waiting for approval, paused before the next attempt, or waiting for files to be delivered. */
export const RUN_STATES = ["waiting", "running", "completed", "completed_with_errors", "failed", "cancelled"] as const
export type RunState = (typeof RUN_STATES)[number]

/** `delivery`: files that the relay has not delivered yet. */
export const RUN_WAITS = ["approval", "retry", "delivery"] as const

export const ROW_OUTCOMES = [
  "created",
  "adopted",
  "duplicate",
  "rejected",
  "live",
  "waiting",
  "failed",
  "cancelled",
  "deactivated",
  "refreshed",
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

const MOMENT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`

export const AllRunsQuery = z.object({
  kind: oneOf("kind", RUN_KINDS).optional(),
  state: oneOf("state", RUN_STATES).optional(),
  waitsFor: oneOf("waitsFor", RUN_WAITS).optional(),
  connectionId: filter,
  from: dayOrMoment("from").optional(),
  to: dayOrMoment("to").optional(),
  limit: positive("limit", 50, 100),
  cursor: z
    .string()
    .regex(new RegExp(String.raw`^${MOMENT}~\w{1,64}$`), "cursor must be the next value of a previous page")
    .transform((text) => {
      const [at = "", id = ""] = text.split("~")
      return { at, id }
    })
    .optional(),
})
export type AllRunsQuery = z.output<typeof AllRunsQuery>

const count = z.int()

export const RunSummary = z.object({
  kind: z.enum(RUN_KINDS),
  id: z.string(),
  /** The file of an import, or the connection of a sync, push or refresh; null for other jobs, which `jobType` names. */
  title: z.string().nullable(),
  jobType: z.string().nullable(),
  connectionId: z.string().nullable(),
  state: z.enum(RUN_STATES),
  /** What a waiting run waits for; null for runs that have not started, and all others. */
  waitsFor: z.enum(RUN_WAITS).nullable(),
  /** The next attempt at work that failed, the last one, and why it failed; null for other runs. */
  retry: Retry.nullable(),
  /** A job that only shows what it would change. */
  preview: z.boolean(),
  /** The job that this one rolls back. */
  rollbackOf: z.string().nullable(),
  /** The newest job that rolls this one back. */
  rolledBackBy: z.string().nullable(),
  /** The topics that an import added were removed again, or a job was rolled back. The counts are those of the run. */
  undone: z.boolean(),
  /** Null until the source has reported a total. */
  total: count.nullable(),
  processed: count,
  succeeded: count,
  failed: count,
  /** Already present: duplicates, and topics that were live before a push. */
  skipped: count,
  failure: z.string().nullable(),
  /** The service processes it, without a client. */
  background: z.boolean(),
  /** The name of the schedule that started it. */
  schedule: z.string().nullable(),
  createdBy: z.string(),
  /** Null if the service itself started it or the person was erased. */
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
})
export type RunSummary = z.output<typeof RunSummary>

export const AllRuns = z.object({
  data: z.array(RunSummary),
  /** Pass as `cursor` to get the next page; null on the last page. */
  next: z.string().nullable(),
})
export type AllRuns = z.output<typeof AllRuns>

export const RunRowsQuery = z.object({
  outcome: oneOf("outcome", ROW_OUTCOMES).optional(),
  search: filter,
  /** Exactly this reason. */
  reason: z.string().max(2000).optional(),
  after: z
    .string()
    .regex(/^\d{1,16}$/, "after must be the next value of a previous page")
    .transform(Number)
    .optional(),
  limit: positive("limit", 100, 500),
  format: oneOf("format", ["json", "csv"]).default("json"),
})
export type RunRowsQuery = z.output<typeof RunRowsQuery>

const Values = z.record(z.string(), z.string())

export const RunRow = z.object({
  /** The activation of a segment, or the number of a row. */
  id: z.string(),
  /** Row of the file, or page and item of a sync. */
  row: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  reason: z.string().nullable(),
  /** The topic in the library; null if it has none or was removed. */
  topicId: z.string().nullable(),
  sent: Values.nullable(),
  received: Values.nullable(),
  /** Only for segments. */
  platform: z.string().nullable(),
  segmentId: z.string().nullable(),
  /** The segment's id before the refresh. */
  oldSegmentId: z.string().nullable(),
})
export type RunRow = z.output<typeof RunRow>

export const RunRows = z.object({
  data: z.array(RunRow),
  /** Pass as `after` to get the next page; null on the last page. */
  next: z.string().nullable(),
})
export type RunRows = z.output<typeof RunRows>

export const RunReasons = z.object({
  /** The reasons of failed or rejected rows with their counts, most frequent first; at most 50. */
  data: z.array(z.object({ reason: z.string(), count })),
})
export type RunReasons = z.output<typeof RunReasons>
