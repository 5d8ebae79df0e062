import { and, eq } from "drizzle-orm"
import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { oneOf } from "../../kernel/http/fields.ts"
import { AppError } from "../../kernel/errors.ts"

export type Job = typeof jobs.$inferSelect

export const JobType = oneOf("jobType", jobs.jobType.enumValues)
export type JobType = z.output<typeof JobType>
export const JobStatus = oneOf("status", jobs.status.enumValues)

const count = z.int()
const values = z.record(z.string(), z.unknown())

const JobError = z.object({ id: z.string().optional(), name: z.string().optional(), message: z.string() })
export type JobError = z.output<typeof JobError>

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
  errors: z.array(JobError),
  /** Where the next page of errors begins; null with the last of them. */
  errors_after: count.nullable(),
  result: values,
  created_at: z.string(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
})

export type ErrorPage = { errors: JobError[]; next: number | null }

export const jobRecord = (job: Job, { errors, next }: ErrorPage, result = job.result): z.output<typeof JobRecord> => ({
  id: job.id,
  job_type: job.jobType,
  org_id: job.orgId,
  created_by: job.createdBy,
  status: job.status,
  config: job.config,
  total_items: job.totalItems,
  processed_items: job.processedItems,
  success_count: job.successCount,
  error_count: job.errorCount,
  skip_count: job.skipCount,
  errors,
  errors_after: next,
  result,
  created_at: job.createdAt,
  started_at: job.startedAt,
  completed_at: job.completedAt,
})

/** Returns the job, of that organization if given, or throws 404. */
export async function findJob(services: Pick<Services, "db">, id: string, orgId?: string): Promise<Job> {
  const mine = orgId === undefined ? undefined : eq(jobs.orgId, orgId)
  const job = await services.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), mine))
    .get()
  if (!job) throw new AppError(404, "Job not found")
  return job
}

export const isOver = ({ status }: Pick<Job, "status">) => status !== "pending" && status !== "processing"

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

export const progressOf = (job: Job): Progress => ({
  done: isOver(job),
  processedItems: job.processedItems,
  totalItems: job.totalItems,
  successCount: job.successCount,
  errorCount: job.errorCount,
  skipCount: job.skipCount,
})
