import type { OrgContext } from "../../kernel/context.ts"
import type { Segment } from "../platforms/port.ts"
import type { ClaimedRow } from "./claims.ts"
import type { DesiredSegment } from "./desired-segment.ts"

type Texts = Pick<DesiredSegment, "name" | "description">

/** The segment to place for an activation. On file-based platforms, the id is the org topic's and never changes. */
export const segmentOf = ({ id, orgTopicId }: ClaimedRow, { name, description }: Texts): Segment => ({
  name,
  description,
  audienceId: orgTopicId,
  orgTopicId,
  activationId: id,
})

/** The segment of an earlier create whose outcome is unknown. */
export const lostSegment = (row: ClaimedRow): Segment | undefined =>
  row.outcomeUnknown === 1
    ? segmentOf(row, { name: row.pushedName ?? "", description: row.pushedDescription ?? "" })
    : undefined

/**
 * By activation id, the ids of segments that other activations hold or held under its name, on all the organization's connections
 * to the platform, since two connections may share an account.
 */
export async function segmentIdsOfOthers(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  lost: readonly { row: Pick<ClaimedRow, "id" | "platform">; segment: Pick<Segment, "name"> }[],
): Promise<Map<string, ReadonlySet<string>>> {
  const { results } = await d1
    .prepare(
      `SELECT input.value ->> 0 AS id, a.platform_segment_id AS held FROM json_each(?1) AS input
       CROSS JOIN activations AS a INDEXED BY activations_held_name ON a.org_id = ?2 AND a.pushed_name = input.value ->> 1
       WHERE a.platform_segment_id IS NOT NULL AND a.platform = input.value ->> 2 AND a.id <> input.value ->> 0`,
    )
    .bind(JSON.stringify(lost.map(({ row, segment }) => [row.id, segment.name, row.platform])), org.id)
    .all<{ id: string; held: string }>()
  const byId = Map.groupBy(results, ({ id }) => id)
  return new Map(Array.from(byId, ([id, rows]) => [id, new Set(rows.map(({ held }) => held))]))
}

/** The names already used on a connection, or possibly used, with the activation that uses each. */
export async function namesTaken(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  connectionId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await d1
    .prepare(
      `SELECT a.pushed_name AS name, a.id FROM json_each(?1) AS input
       CROSS JOIN activations AS a INDEXED BY activations_live_name ON a.connection_id = ?2 AND a.pushed_name = input.value
       WHERE (a.status = 'active' OR a.outcome_unknown = 1 OR (a.status = 'pending' AND a.platform_segment_id IS NOT NULL))
         AND a.org_id = ?3`,
    )
    .bind(JSON.stringify(names), connectionId, org.id)
    .all<{ name: string; id: string }>()
  return new Map(results.map(({ name, id }) => [name, id]))
}
