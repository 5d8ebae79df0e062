import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { newest } from "../../kernel/http/query.ts"
import { JOB_TYPES, OPERATOR_JOBS } from "./descriptions.ts"

export type { JobType } from "./descriptions.ts"

/** Default number of errors in the answer for one job. */
export const ERRORS_SHOWN = 500

const JobType = oneOf("jobType", JOB_TYPES)
const JobStatus = oneOf("status", ["pending", "processing", "completed", "failed", "cancelled"])

export const NewJob = jsonObject({
  jobType: oneOf("jobType", OPERATOR_JOBS),
  config: z
    .record(z.string(), z.unknown(), "config must be an object")
    .nullish()
    .transform((config) => config ?? {}),
})
export type NewJob = z.output<typeof NewJob>

export const CreatedJob = z.object({ jobId: z.string(), totalItems: z.int() })
export type CreatedJob = z.output<typeof CreatedJob>

export const JobsQuery = z.object({
  jobType: JobType.optional(),
  types: z.literal("all", "types must be all").optional().meta({
    description:
      "`all` lists the work of organizations too, such as deletions and exports, not only what operators start",
  }),
  status: JobStatus.optional(),
  ...newest,
})

export const JobQuery = z.object({
  errorsAfter: positive("errorsAfter", 0),
  errorsLimit: positive("errorsLimit", ERRORS_SHOWN, 1000),
})

export const Cancellation = jsonObject({ status: z.literal("cancelled", "status must be cancelled") })

const count = z.int()
const values = z.record(z.string(), z.unknown())

export const JobRecord = z.object({
  id: z.string(),
  job_type: JobType,
  org_id: z.string().nullable(),
  created_by: z.string(),
  status: JobStatus,
  config: values,
  total_items: count,
  processed_items: count,
  success_count: count,
  error_count: count,
  skip_count: count,
  errors: z.array(z.object({ id: z.string().optional(), name: z.string().optional(), message: z.string() })),
  /** Pass as errorsAfter to get the next page; null on the last page. */
  errors_after: count.nullable(),
  result: values,
  created_at: z.string(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
})
export type JobRecord = z.output<typeof JobRecord>

export const Progress = z.object({
  done: z.boolean(),
  processedItems: count,
  totalItems: count,
  successCount: count,
  errorCount: count,
  skipCount: count,
  busy: z.literal(true).optional(),
})
export type Progress = z.output<typeof Progress>
