import * as z from "zod"
import { oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject, Name } from "../../kernel/http/input.ts"
import { filter } from "../../kernel/http/query.ts"
import { SCHEDULES } from "../../organizations/connections/kinds.ts"
import { StoredFilters } from "../../topics/library/schema.ts"

const kind = oneOf("kind", ["push", "refresh"])
const every = oneOf("every", SCHEDULES)
const cron = z.string("cron must be a string").max(100, "cron must be at most 100 characters")
const timeZone = z.string("timeZone must be a string").max(60, "timeZone must be at most 60 characters")
const mode = oneOf("mode", ["dry_run", "live"])

export const SchedulesQuery = z.object({ connectionId: filter })
export type SchedulesQuery = z.output<typeof SchedulesQuery>

/** A new schedule is always a dry run until a person switches it to live. */
export const NewSchedule = jsonObject({
  connectionId: z.string("connectionId is required").min(1, "connectionId is required"),
  name: Name.optional(),
  kind,
  /** `custom`: at the times of `cron`. */
  every,
  cron: cron.nullish(),
  timeZone: timeZone.nullish(),
  filters: StoredFilters.default({}).meta({ description: "As in GET /api/topics; none means all topics" }),
})
export type NewSchedule = z.output<typeof NewSchedule>

export const ScheduleChanges = jsonObject({
  name: Name.optional(),
  every: every.optional(),
  cron: cron.nullish(),
  timeZone: timeZone.nullish(),
  /** Changing filters resets it to a dry run, unless the same request sets `live`. */
  filters: StoredFilters.optional(),
  mode: mode.optional(),
  paused: trueOrFalse("paused").optional(),
})
export type ScheduleChanges = z.output<typeof ScheduleChanges>

const count = z.int().optional()

export const ScheduleCounts = z.object({
  create: count.meta({ description: "Segments that a push would create" }),
  unchanged: count.meta({ description: "Topics that have a segment on the connection" }),
  blocked: count.meta({ description: "Topics that a push would hold back" }),
  refresh: count.meta({ description: "Stale segments that a refresh would replace" }),
  /** Set if there was more than one run had time to count. */
  partial: count,
})
export type ScheduleCounts = z.output<typeof ScheduleCounts>

export const Schedule = z.object({
  id: z.string(),
  connectionId: z.string(),
  name: z.string(),
  kind,
  every,
  /** Only with `custom`: five fields, the first of them one minute. */
  cron: z.string().nullable(),
  /** IANA name of the zone of `cron`; null is UTC. */
  timeZone: z.string().nullable(),
  filters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** A dry run counts what a run would do, and sends nothing. */
  mode,
  paused: z.boolean(),
  /** Null while it is paused. */
  nextRunAt: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The last due run. */
  last: z
    .object({
      dueAt: z.string(),
      mode,
      status: z.enum(["queued", "done", "skipped", "failed"]),
      /** Only for dry runs. */
      counts: ScheduleCounts.nullable(),
      /** Why it was skipped or failed. */
      reason: z.string().nullable(),
      /** The push run or refresh job it started. */
      runId: z.string().nullable(),
    })
    .nullable(),
})
export type Schedule = z.output<typeof Schedule>
