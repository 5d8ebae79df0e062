import type { Services } from "../../kernel/context.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { pageMessage } from "./messages.ts"

/** Background runs without progress. */
export async function stalledSyncs({ library }: Services, before: string, limit: number): Promise<Stalled[]> {
  const { results } = await library
    .prepare(
      `SELECT id, org_id AS org FROM sync_runs INDEXED BY sync_runs_open
       WHERE status = 'running' AND background = 1 AND updated_at <= ? ORDER BY updated_at LIMIT ?`,
    )
    .bind(before, limit)
    .all<{ id: string; org: string }>()
  return results.map(({ id, org }) => ({
    message: pageMessage(id, org),
    needsRoom: true,
    touch: (db, at) => db.prepare("UPDATE sync_runs SET updated_at = ?2 WHERE id = ?1").bind(id, at),
  }))
}
