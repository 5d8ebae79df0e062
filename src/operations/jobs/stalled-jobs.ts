import type { Services } from "../../kernel/context.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { CRON_LOOKS } from "./drive-job.ts"
import { kindOf } from "./kinds.ts"
import { jobMessage } from "./messages.ts"

/** Background jobs without progress, including idle ones. */
export async function stalledJobs({ home }: Services, before: string, limit: number): Promise<Stalled[]> {
  const { results } = await home
    .prepare(
      `SELECT id, org_id AS org, job_type AS jobType, config FROM jobs INDEXED BY jobs_open
       WHERE status IN ('pending', 'processing') AND updated_at <= ? AND config ->> 'background' = 1
       ORDER BY updated_at LIMIT ?`,
    )
    .bind(before, limit)
    .all<{ id: string; org: string | null; jobType: string; config: string }>()
  return results.map(({ id, org, jobType, config }) => ({
    message: jobMessage(id, org, CRON_LOOKS),
    lock: id,
    needsRoom: kindOf(jobType, JSON.parse(config) as Record<string, unknown>).needsRoom,
    touch: (db, at) => db.prepare("UPDATE jobs SET updated_at = ?2 WHERE id = ?1").bind(id, at),
  }))
}
