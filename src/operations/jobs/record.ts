import type { Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { JobRecord, JobType, Progress } from "./schema.ts"

export type Job = typeof jobs.$inferSelect

export type JobError = JobRecord["errors"][number]
export type ErrorPage = { errors: JobError[]; next: number | null }

export const jobRecord = (job: Job, { errors, next }: ErrorPage, result = job.result): JobRecord => ({
  id: job.id,
  job_type: job.jobType as JobType,
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

/** Returns the job, or throws 404. With `orgId`, only a job of that organization. */
export async function findJob({ home }: Pick<Services, "home">, id: string, orgId?: string): Promise<Job> {
  const mine = orgId === undefined ? sql`` : sql`AND org_id = ${orgId}`
  const job = await readRow(home, jobs, sql`WHERE id = ${id} ${mine}`)
  if (!job) throw new AppError(404, "Job not found")
  return job
}

export const isOver = ({ status }: Pick<Job, "status">) => status !== "pending" && status !== "processing"

export const progressOf = (job: Job): Progress => ({
  done: isOver(job),
  processedItems: job.processedItems,
  totalItems: job.totalItems,
  successCount: job.successCount,
  errorCount: job.errorCount,
  skipCount: job.skipCount,
})
