import type * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import type { Job, JobError } from "./record.ts"

type Values = Record<string, unknown>

/** Result of one step. Everything it writes is committed in one batch with the job's counters, errors and cursor. */
export type StepOutcome = {
  statements: D1PreparedStatement[]
  processed: number
  success: number
  /** Each counts as one item in error_count. */
  errors: JobError[]
  skip: number
  /** Where the next step resumes. */
  cursor: string | null
  /** Merged into the job's result, key by key; null removes a key. */
  result?: Values
  done: boolean
  /** Nothing to do for now: in the background, the job is checked again with growing delays. */
  idle?: boolean
  /** Work outside the database. It may be repeated or lost, so cron must be able to repair it. */
  afterwards?: () => Promise<void>
}

/** Defines a kind of job. */
export type JobKind = {
  config: z.ZodType<Values>
  /** The organization a job belongs to; null for jobs of the service itself. */
  orgOf?: (config: Values) => string | null
  /** Adds rows that stay: its steps wait while the database has no room. */
  needsRoom?: boolean
  /** Counts the items; throws if the config names something that does not exist. */
  count: (services: Services, config: Values) => Promise<number>
  step: (services: Services, job: Job) => Promise<StepOutcome>
  /** Additional fields for the job's result, read on demand. */
  result?: (services: Services, job: Job) => Promise<Values>
  /** Stops work that the job has started at a third party, best effort. */
  cancelled?: (services: Services, job: Job) => Promise<void>
}

type TypedKind<C extends Values> = {
  config: z.ZodType<C>
  needsRoom?: boolean
  orgOf?: (config: C) => string | null
  count: (services: Services, config: C) => Promise<number>
  step: (services: Services, job: Omit<Job, "config"> & { config: C }) => Promise<StepOutcome>
  result?: (services: Services, job: Job) => Promise<Values>
  cancelled?: (services: Services, job: Job) => Promise<void>
}

/** A job kind with a typed config. The stored config is parsed again at every step. */
export function jobKind<C extends Values>({ config, orgOf, count, step, ...more }: TypedKind<C>): JobKind {
  return {
    config,
    orgOf: orgOf && ((values) => orgOf(config.parse(values))),
    count: (services, values) => count(services, config.parse(values)),
    step: (services, job) => step(services, { ...job, config: config.parse(job.config) }),
    ...more,
  }
}

/** Config fields of every job kind. */
export const anyConfig = {
  /** The service continues the job itself, through a queue. */
  background: trueOrFalse("background").optional(),
}
