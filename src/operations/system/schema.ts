import * as z from "zod"
import { Wall } from "../walls/schema.ts"

/** `unknown`: the database did not answer, so nothing could be read. */
const State = z.enum(["ok", "failing", "unknown"])

const Check = z.object({ state: State, message: z.string() })
export type Check = z.output<typeof Check>

export const WORK_KINDS = ["imports", "syncs", "pushes", "jobs"] as const
const WorkKind = z.enum(WORK_KINDS)
export type WorkKind = z.output<typeof WorkKind>

const Age = z.int().nullable()

const summary = { status: z.enum(["ready", "unavailable"]), failing: z.array(z.string()) }

/** What anyone may know: which part is not ready, but neither why nor how much work there is. */
export const PublicReadiness = z.object({
  ...summary,
  checks: z.record(z.string(), z.object({ state: State })),
})
export type PublicReadiness = z.output<typeof PublicReadiness>

const Readiness = z.object({
  ...summary,
  checks: z.object({
    settings: Check,
    database: Check,
    room: Check,
    objects: Check,
    queues: Check.extend({ oldestMessageSeconds: Age }),
    work: Check.extend({ untouchedSeconds: z.record(WorkKind, Age) }),
    cron: Check.extend({ lastSuccess: z.record(z.string(), z.string().nullable()) }),
    deadLetters: Check.extend({ count: z.int() }),
  }),
})
export type Readiness = z.output<typeof Readiness>

const Work = z.object({
  kind: z.enum([...WORK_KINDS, "deliveries"]),
  count: z.int(),
  oldestAt: z.string().nullable(),
  /** The oldest last progress among them. */
  touchedAt: z.string().nullable(),
})
export type Work = z.output<typeof Work>

const CronRun = z.object({
  chore: z.string(),
  cron: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  error: z.string().nullable(),
  state: State,
})

const FigureSummary = z.object({
  kind: z.string(),
  subject: z.string(),
  outcome: z.string(),
  count: z.int(),
  averageMs: z.number(),
  maxMs: z.number(),
  tokens: z.int(),
  cost: z.number(),
})
export type FigureSummary = z.output<typeof FigureSummary>

export const System = z.object({
  readiness: Readiness,
  version: z.string(),
  engineVersion: z.string(),
  environment: z.string(),
  databaseBytes: z.int().nullable(),
  outbox: z.array(z.object({ queue: z.string(), count: z.int(), oldestAt: z.string() })),
  deadLetters: z.object({ total: z.int(), notReplayed: z.int() }),
  work: z.array(Work),
  cron: z.array(CronRun),
  walls: z.array(Wall),
  /** Figures of this isolate in local runs; null if they are sent to Workers Analytics Engine. */
  figures: z.array(FigureSummary).nullable(),
})
export type System = z.output<typeof System>
