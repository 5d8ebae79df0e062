import type { Services } from "../../../kernel/context.ts"

const KEPT_MS = 30 * 86_400_000

/** Questions and staged answers of jobs that ended before they got to them. */
export async function purgeStaged({ d1, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS).toISOString()
  await d1
    .prepare(
      `DELETE FROM llm_requests WHERE job_id IN (
         SELECT r.job_id FROM (SELECT DISTINCT job_id FROM llm_requests) AS r
         CROSS JOIN jobs ON jobs.id = r.job_id WHERE jobs.completed_at < ?
       )`,
    )
    .bind(before)
    .run()
}
