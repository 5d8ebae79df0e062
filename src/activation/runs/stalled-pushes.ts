import type { Services } from "../../kernel/context.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { settleMessage } from "../segments/background-changes.ts"
import { abandonedConnections } from "../segments/left-behind.ts"
import { runMessage } from "./messages.ts"

const lockOf = (connectionId: string) => `push:${connectionId}`

/** The oldest background run of each connection, unless its platform is paused. */
export async function stalledPushRuns(services: Services, _before: string, limit: number): Promise<Stalled[]> {
  const { library, now, stalledAfterMs } = services
  const { results } = await library
    .prepare(
      `SELECT id, org_id AS org, connection_id AS connectionId, min(created_at) FROM push_runs INDEXED BY push_runs_background
       WHERE status = 'running' AND background = 1 AND (resume_at IS NULL OR resume_at <= ?1)
       GROUP BY connection_id LIMIT ?2`,
    )
    .bind(now().toISOString(), limit)
    .all<{ id: string; org: string; connectionId: string }>()
  return results.map(({ id, org, connectionId }) => ({
    message: runMessage(id, org),
    lock: lockOf(connectionId),
    touch: (db, at) =>
      db
        .prepare("UPDATE push_runs SET resume_at = ?2 WHERE id = ?1")
        .bind(id, new Date(Date.parse(at) + stalledAfterMs).toISOString()),
  }))
}

/** Connections with unsettled activations. Each check of an unknown outcome postpones the next one. */
export async function unsettledConnections(services: Services, _before: string, limit: number): Promise<Stalled[]> {
  const unknown = await services.library
    .prepare(
      `SELECT DISTINCT connection_id FROM activations INDEXED BY activations_unsettled
       WHERE (outcome_unknown = 1 OR intent IS NOT NULL) AND claimed_until <= ?1 LIMIT ?2`,
    )
    .bind(services.now().toISOString(), limit)
    .raw<[string]>()
  const found = new Set([...unknown.flat(), ...(await abandonedConnections(services, limit))])
  return Array.from(found, (connectionId) => ({ message: settleMessage(connectionId), lock: lockOf(connectionId) }))
}
