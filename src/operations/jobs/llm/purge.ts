import type { Services } from "../../../kernel/context.ts"

const PAGE = 5_000

/** Deletes requests and staged answers of jobs that ended before they were applied, page by page. */
export async function purgeStaged({ home, now, budget, retention }: Services): Promise<void> {
  if (retention.llmRequests === null) return
  const before = new Date(now().getTime() - retention.llmRequests * 86_400_000).toISOString()
  const purge = home
    .prepare(
      `DELETE FROM llm_requests WHERE rowid IN (
         SELECT r.rowid FROM llm_requests AS r CROSS JOIN jobs ON jobs.id = r.job_id
         WHERE jobs.completed_at < ? LIMIT ${PAGE})`,
    )
    .bind(before)
  while (budget.left() > 1 && (await purge.run()).meta.changes === PAGE);
}
