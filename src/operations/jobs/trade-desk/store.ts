import type { Connection } from "../../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import { newId } from "../../../kernel/ids.ts"
import { segmentValues } from "../../../activation/segments/segment-values.ts"
import { insertLibraryHistory } from "../../../topics/history/write-history.ts"
import type { compare, Held } from "./compare.ts"
import type { HeldSegment } from "../../../activation/platforms/port.ts"

type Missing = ReturnType<typeof compare>["missing"][number]

/** Activations recorded as live on the platform. Creates with an unknown outcome are left to their push. */
const HELD = `
  FROM activations WHERE org_id = ?1 AND connection_id = ?2 AND status = 'active'
    AND platform_segment_id IS NOT NULL AND outcome_unknown = 0 AND claim IS NULL AND intent IS NULL`

export async function countHeld({ library }: Pick<Services, "library">, { orgId, id }: Connection): Promise<number> {
  return (await library.prepare(`SELECT count(*) AS n ${HELD}`).bind(orgId, id).first<number>("n")) ?? 0
}

export async function nextHeld({ library, org }: OrgContext, connectionId: string, after: string, size: number) {
  const { results } = await library
    .prepare(`SELECT id, org_topic_id, platform_segment_id, pushed_name ${HELD} AND id > ?3 ORDER BY id LIMIT ?4`)
    .bind(org.id, connectionId, after, size)
    .all<Held>()
  return results
}

/** Live segments on the platform that never belonged to an activation of the connection. */
export async function unknownHere({ library, org }: OrgContext, connectionId: string, tree: readonly HeldSegment[]) {
  const { results } = await library
    .prepare(
      `SELECT DISTINCT platform_segment_id AS id FROM activations
       WHERE org_id = ? AND connection_id = ? AND platform_segment_id IS NOT NULL`,
    )
    .bind(org.id, connectionId)
    .all<{ id: string }>()
  const known = new Set(results.map(({ id }) => id))
  return tree.filter(({ id, live }) => live && !known.has(id)).map(({ id, name }) => ({ segmentId: id, name }))
}

const MISSING = `json_each(?1) AS r CROSS JOIN activations AS a
  ON a.id = r.value ->> 0 AND a.org_id = ?2 AND a.status = 'active'`

const ADD_HISTORY = insertLibraryHistory(
  {
    id: "r.value ->> 2",
    orgId: "a.org_id",
    orgTopicId: "a.org_topic_id",
    changeType: "'deactivated'",
    changedBy: "?3",
    previousValues: segmentValues("a"),
    source: "'sync_trade_desk'",
    metadata: "json_object('activationId', a.id, 'jobId', ?4, 'reason', r.value ->> 1)",
    changedAt: "?5",
  },
  `FROM ${MISSING}`,
)

const MARK = `
  UPDATE activations SET status = 'error', error = missing.reason
  FROM (SELECT a.id, r.value ->> 1 AS reason FROM ${MISSING}) AS missing WHERE activations.id = missing.id`

/** Marks activations as no longer active, with the reason in the library's history. */
export function markMissing(ctx: OrgContext, jobId: string, missing: readonly Missing[]): D1PreparedStatement[] {
  const { library, org, actor } = ctx
  const at = ctx.now().toISOString()
  const rows = missing.map(({ activationId, reason }) => [activationId, reason, newId("hist")])
  return jsonParameters(rows).flatMap((json) => [
    library.prepare(ADD_HISTORY).bind(json, org.id, actor.userId, jobId, at),
    library.prepare(MARK).bind(json, org.id),
  ])
}
