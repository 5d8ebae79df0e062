import type { Services } from "../../kernel/context.ts"
import { DEFAULT_OVERDUE_HOURS } from "./settings.ts"

const PAGE = 200
const CALLS_PER_PAGE = 4

type Scheduled = { id: string; orgId: string }

/**
 * Alerts organizations that chose so of scheduled syncs without success for longer than they set. The alert's id has the last success, so
 * that each gap is reported once.
 */
export async function raiseOverdueSyncs(services: Services, cursor: string | null): Promise<string | null> {
  const library = services.library
  const at = services.now().toISOString()
  const read = library.prepare(
    `SELECT id, org_id AS orgId FROM connections WHERE next_sync_at IS NOT NULL AND id > ? ORDER BY id LIMIT ${PAGE}`,
  )
  const insert = library.prepare(
    `INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at) VALUES (?1, ?2, 'sync_overdue', ?3, ?4, ?4)
     ON CONFLICT DO NOTHING`,
  )
  for (let after = cursor ?? ""; services.budget.left() > CALLS_PER_PAGE;) {
    const { results } = await read.bind(after).all<Scheduled>()
    const hoursOf = await hoursByOrganization(services, results)
    const chosen = results.filter(({ orgId }) => hoursOf.has(orgId))
    const alerts = (await lastSuccesses(services, chosen)).flatMap(({ id, name, orgId, since }) => {
      const hours = hoursOf.get(orgId) ?? DEFAULT_OVERDUE_HOURS
      if (Date.parse(at) - Date.parse(since) <= hours * 3_600_000) return []
      const data = JSON.stringify({ connectionId: id, name, hours, since })
      return [insert.bind(`overdue/${id}/${since}`, orgId, data, at)]
    })
    if (alerts.length > 0) await library.batch(alerts)
    if (results.length < PAGE) return null
    after = results.at(-1)?.id ?? ""
  }
  return cursor
}

/** After how many hours the organizations of these connections want the alert; those that do not want it are left out. */
async function hoursByOrganization(services: Services, of: readonly Scheduled[]): Promise<Map<string, number>> {
  if (of.length === 0) return new Map()
  const { results } = await services.directory
    .prepare(
      `SELECT o.id, coalesce(o.alert_settings ->> 'overdueHours', ${DEFAULT_OVERDUE_HOURS}) AS hours
       FROM json_each(?) AS given CROSS JOIN organizations AS o ON o.id = given.value
       WHERE o.erased_at IS NULL AND instr(o.alert_settings, '"sync_overdue"') > 0`,
    )
    .bind(JSON.stringify([...new Set(of.map(({ orgId }) => orgId))]))
    .all<{ id: string; hours: number }>()
  return new Map(results.map(({ id, hours }) => [id, hours]))
}

/** When a sync of these connections last succeeded, or else when they were created. */
async function lastSuccesses(services: Services, of: readonly Scheduled[]) {
  if (of.length === 0) return []
  const { results } = await services.library
    .prepare(
      `SELECT c.id, c.name, c.org_id AS orgId, coalesce((SELECT max(r.completed_at) FROM sync_runs AS r
         WHERE r.org_id = c.org_id AND r.connection_id = c.id AND r.status = 'completed'), c.created_at) AS since
       FROM json_each(?) AS given CROSS JOIN connections AS c ON c.id = given.value`,
    )
    .bind(JSON.stringify(of.map(({ id }) => id)))
    .all<Scheduled & { name: string; since: string }>()
  return results
}
