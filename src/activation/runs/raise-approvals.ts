import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"

const DAY_MS = 86_400_000
const PAGE = 500

const insert = (id: string, extra: string) => `
  INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT ${id}, r.org_id, 'approval_waiting', json_object('run', 'push', 'id', r.id, 'connectionId', r.connection_id,
    'name', (SELECT name FROM connections WHERE id = r.connection_id), 'total', r.total_segments, 'requestedBy', r.created_by${extra}), ?, ?
  FROM push_runs AS r`

/** The alert that a push waits for approval, for the batch that creates it. None for a push of nothing, which is complete already. */
export function raiseApproval({ library }: OrgContext, { id, at }: { id: string; at: string }) {
  const which = `WHERE r.id = ? AND r.status = 'running' AND r.approval = 'waiting' ON CONFLICT DO NOTHING`
  return prepare(library, sql(`${insert("'approval/' || r.id", "")} ${which}`, at, at, id))
}

/** Reminds once of pushes that have waited for a day. */
export async function remindOfApprovals({ library, now }: Services): Promise<void> {
  const at = now()
  const dayAgo = new Date(at.getTime() - DAY_MS).toISOString()
  const which = `INDEXED BY push_runs_waiting WHERE r.status = 'running' AND r.approval = 'waiting' AND r.created_at <= ?
    AND NOT EXISTS (SELECT 1 FROM alerts WHERE id = 'approval/' || r.id || '/reminder') LIMIT ${PAGE} ON CONFLICT DO NOTHING`
  const statement = sql(
    `${insert("'approval/' || r.id || '/reminder'", ", 'reminder', 1")} ${which}`,
    at.toISOString(),
    at.toISOString(),
    dayAgo,
  )
  await prepare(library, statement).run()
}
