import type { Services } from "../../kernel/context.ts"
import { DEFAULT_OVERDUE_HOURS } from "./settings.ts"

const PAGE = 200

/**
 * Alerts organizations that chose so of scheduled syncs without success for longer than they set. The alert's id has the last success, so
 * that each gap is reported once.
 */
export async function raiseOverdueSyncs({ d1, now, budget }: Services, cursor: string | null): Promise<string | null> {
  const at = now().toISOString()
  const read = d1.prepare(
    `SELECT c.id, c.name, c.org_id AS orgId, coalesce(o.alert_settings ->> 'overdueHours', ${DEFAULT_OVERDUE_HOURS}) AS hours,
       coalesce((SELECT max(r.completed_at) FROM sync_runs AS r
         WHERE r.org_id = c.org_id AND r.connection_id = c.id AND r.status = 'completed'), c.created_at) AS since
     FROM connections AS c CROSS JOIN organizations AS o ON o.id = c.org_id
     WHERE c.next_sync_at IS NOT NULL AND c.id > ?1 AND o.erased_at IS NULL AND instr(o.alert_settings, '"sync_overdue"') > 0
     ORDER BY c.id LIMIT ${PAGE}`,
  )
  const insert = d1.prepare(
    `INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at) VALUES (?1, ?2, 'sync_overdue', ?3, ?4, ?4)
     ON CONFLICT DO NOTHING`,
  )
  for (let after = cursor ?? ""; budget.left() > 2;) {
    const { results } = await read
      .bind(after)
      .all<{ id: string; name: string; orgId: string; hours: number; since: string }>()
    const overdue = results.filter(({ hours, since }) => Date.parse(at) - Date.parse(since) > hours * 3_600_000)
    const alerts = overdue.map(({ id, name, orgId, hours, since }) =>
      insert.bind(`overdue/${id}/${since}`, orgId, JSON.stringify({ connectionId: id, name, hours, since }), at),
    )
    if (alerts.length > 0) await d1.batch(alerts)
    if (results.length < PAGE) return null
    after = results.at(-1)?.id ?? ""
  }
  return cursor
}
