import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { PLATFORMS, STATUSES } from "../../organizations/connections/kinds.ts"
import { RunSummary } from "../all-runs/schema.ts"

/** Steps recorded nowhere else. `closed`: the checklist was dismissed. */
export const CHECKLIST_STEPS = ["reviewed", "planned", "closed"] as const

export const HomeQuery = z.object({
  since: z.iso.datetime("since must be a timestamp").optional(),
})
export type HomeQuery = z.output<typeof HomeQuery>

export const ChecklistStep = jsonObject({ step: oneOf("step", CHECKLIST_STEPS) })
export type ChecklistStep = z.output<typeof ChecklistStep>

const count = z.int()

export const Checklist = z.object({
  /** Topics in the library. */
  topics: count,
  reviewed: z.boolean(),
  /** The newest outbound connection; null if there is none. */
  connectionId: z.string().nullable(),
  planned: z.boolean(),
  /** Whether any segment was ever live. */
  pushed: z.boolean(),
  closed: z.boolean(),
})
export type Checklist = z.output<typeof Checklist>

const Counts = { live: count, failed: count, stale: count }

export const ConnectionBoard = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.enum(PLATFORMS),
  status: z.enum(STATUSES),
  live: count,
  failed: count,
  /** From the last count; null if none was made in the last two days. */
  stale: count.nullable(),
  lastPushAt: z.string().nullable(),
  /** The last 30 counted days, oldest first. */
  days: z.array(z.object({ day: z.string(), ...Counts })),
})
export type ConnectionBoard = z.output<typeof ConnectionBoard>

export const QuotaUse = z.object({
  quota: z.enum(["classifications", "imports", "exports"]),
  used: z.number(),
  /** Null is unlimited. */
  limit: z.number().nullable(),
  /** Projected usage at the end of the month, at the pace so far. */
  forecast: z.number(),
})

export const Home = z.object({
  checklist: Checklist,
  connections: z.array(ConnectionBoard),
  /** Runs in progress. */
  unfinished: z.array(RunSummary),
  /** Topics that the engine is unsure of; counted up to 10,000. */
  unsure: count,
  /** Names and descriptions of the library follow an older form. Looks at a thousand topics, so that a few old ones may be missed. */
  olderTexts: z.boolean(),
  quotas: z.array(QuotaUse),
  resetsAt: z.string(),
  /** Since the time in the query; null if the query has none. */
  changes: z
    .object({
      topicsAdded: count,
      segmentsLive: count,
      runsEnded: count,
      /** How many of these runs failed or had errors. */
      runsWithErrors: count,
    })
    .nullable(),
})
export type Home = z.output<typeof Home>
