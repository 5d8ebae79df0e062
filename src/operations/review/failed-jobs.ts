import { and, desc, eq, gt } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { jobRecord } from "../jobs/record.ts"
import { errorsOf } from "../jobs/show-jobs.ts"

const MAX_JOBS = 20
const ERRORS_PER_JOB = 100

/** Reclassify jobs with errors, newest first, each with its first errors. */
export async function failedReclassifications(services: Services) {
  const rows = await services.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.jobType, "reclassify"), gt(jobs.errorCount, 0)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MAX_JOBS)
  const errors = await errorsOf(
    services,
    rows.map(({ id }) => id),
    ERRORS_PER_JOB,
  )
  return rows.map((job) => jobRecord(job, errors(job.id)))
}
