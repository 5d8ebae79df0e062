import type * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import type { Job } from "./record.ts"

type Values = Record<string, unknown>

export type JobError = { id?: string; name?: string; message: string }

/** What one step came to. All it writes is committed in one batch with the job's counters, errors and cursor, or not at all. */
export type StepOutcome = {
  statements: D1PreparedStatement[]
  processed: number
  success: number
  /** Each counts as one item in error_count. */
  errors: JobError[]
  skip: number
  /** Where the next step goes on. */
  cursor: string | null
  /** Merged into the job's result, key by key; null removes a key. */
  result?: Values
  done: boolean
  /** Nothing can be done before some time has passed: the background form looks again later and later. */
  idle?: boolean
  /** Work outside the database. It may be repeated or lost: whatever it keeps in line is brought in line by the cron too. */
  afterwards?: () => Promise<void>
}

/** What a kind of job is to the framework, which knows nothing else of it. */
export type JobKind = {
  config: z.ZodType<Values>
  /** The organization a job belongs to; without it the job is the service's own. */
  orgOf?: (config: Values) => string | null
  /** How many items there are; refuses a config that names what does not exist. */
  count: (services: Services, config: Values) => Promise<number>
  step: (services: Services, job: Job) => Promise<StepOutcome>
  /** What a job's result shows beyond what its row holds. */
  result?: (services: Services, job: Job) => Promise<Values>
  /** What a job has begun elsewhere is stopped there, as far as that is possible. */
  cancelled?: (services: Services, job: Job) => Promise<void>
}

type TypedKind<C extends Values> = {
  config: z.ZodType<C>
  orgOf?: (config: C) => string | null
  count: (services: Services, config: C) => Promise<number>
  step: (services: Services, job: Omit<Job, "config"> & { config: C }) => Promise<StepOutcome>
  result?: (services: Services, job: Job) => Promise<Values>
  cancelled?: (services: Services, job: Job) => Promise<void>
}

/** A kind with a config of its own; what is stored is read through the schema again at every step. */
export function jobKind<C extends Values>({ config, orgOf, count, step, ...more }: TypedKind<C>): JobKind {
  return {
    config,
    orgOf: orgOf && ((values) => orgOf(config.parse(values))),
    count: (services, values) => count(services, config.parse(values)),
    step: (services, job) => step(services, { ...job, config: config.parse(job.config) }),
    ...more,
  }
}

/** What every kind's config may say. */
export const anyConfig = {
  /** The service itself goes on with the job, on a queue. */
  background: trueOrFalse("background").optional(),
}
