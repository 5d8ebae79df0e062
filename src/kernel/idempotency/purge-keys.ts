import type { Services } from "../context.ts"

const PAGE = 500

/** Deletes expired keys and their answers, page by page within the budget of a run. */
export async function purgeIdempotencyKeys({ home, now, budget }: Services): Promise<void> {
  const purge = home
    .prepare(
      `DELETE FROM idempotency_keys WHERE rowid IN (
         SELECT rowid FROM idempotency_keys WHERE expires_at <= ? ORDER BY expires_at LIMIT ${PAGE})`,
    )
    .bind(now().toISOString())
  while (budget.left() > 1 && (await purge.run()).meta.changes === PAGE);
}
