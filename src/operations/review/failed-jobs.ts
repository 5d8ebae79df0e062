import type { Services } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { jobRecord } from "../jobs/record.ts"
import { errorsOf } from "../jobs/show-jobs.ts"

const MAX_JOBS = 20
const ERRORS_PER_JOB = 100

/** Reclassify jobs with errors, newest first, each with its first errors. */
export async function failedReclassifications(services: Services) {
  const rows = await readRows(
    services.home,
    jobs,
    sql`WHERE job_type = 'reclassify' AND error_count > 0 ORDER BY created_at DESC, id DESC LIMIT ${MAX_JOBS}`,
  )
  const errors = await errorsOf(
    services,
    rows.map(({ id }) => id),
    ERRORS_PER_JOB,
  )
  return rows.map((job) => jobRecord(job, errors(job.id)))
}
