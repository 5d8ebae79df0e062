import type * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { join, sql } from "../../kernel/db/sql.ts"
import { JOB_TYPES, LISTED_JOBS } from "./descriptions.ts"
import { kindOf } from "./kinds.ts"
import { type ErrorPage, findJob, jobRecord } from "./record.ts"
import { ERRORS_SHOWN, type JobsQuery } from "./schema.ts"

const ERRORS_LISTED = 20

export type ErrorRange = { after?: number; limit?: number; orgId?: string }

/** The job with a page of its errors; a job may have a million of them. */
export async function showJob(
  services: Services,
  id: string,
  { after = 0, limit = ERRORS_SHOWN, orgId }: ErrorRange = {},
) {
  const job = await findJob(services, id, orgId)
  const more = kindOf(job.jobType, job.config).result
  const [pages, extra] = await Promise.all([errorsOf(services, [id], limit, after), more?.(services, job)])
  return jobRecord(job, pages(id), { ...job.result, ...extra })
}

export async function listJobs(services: Services, { jobType, types, status, limit }: z.output<typeof JobsQuery>) {
  const shown = jobType ? [jobType] : types === "all" ? JOB_TYPES : LISTED_JOBS
  const conditions = [sql`job_type IN (SELECT value FROM json_each(${JSON.stringify(shown)}))`]
  if (status) conditions.push(sql`status = ${status}`)
  const rows = await readRows(
    services.home,
    jobs,
    sql`WHERE ${join(conditions, " AND ")} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  )
  const pages = await errorsOf(
    services,
    rows.map(({ id }) => id),
    ERRORS_LISTED,
  )
  return rows.map((job) => jobRecord(job, pages(job.id)))
}

type ErrorRow = { seq: number; job_id: string; item_id: string | null; name: string | null; message: string }

/** The first errors of several jobs, in insertion order. */
export async function errorsOf(
  { home }: Pick<Services, "home">,
  jobIds: readonly string[],
  limit: number,
  after = 0,
): Promise<(jobId: string) => ErrorPage> {
  const { results } = await home
    .prepare(
      `SELECT e.seq, e.job_id, e.item_id, e.name, e.message FROM json_each(?1) AS given
       CROSS JOIN job_errors AS e ON e.seq IN (
         SELECT seq FROM job_errors WHERE job_id = given.value AND seq > ?2 ORDER BY seq LIMIT ?3
       ) ORDER BY e.seq`,
    )
    .bind(JSON.stringify(jobIds), after, limit + 1)
    .all<ErrorRow>()
  const byJob = Map.groupBy(results, (row) => row.job_id)
  return (jobId) => {
    const rows = byJob.get(jobId) ?? []
    const page = rows.slice(0, limit)
    const errors = page.map(({ item_id, name, message }) => ({
      id: item_id ?? undefined,
      name: name ?? undefined,
      message,
    }))
    return { errors, next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null }
  }
}
