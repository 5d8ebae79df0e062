import type { OrgContext } from "../../kernel/context.ts"
import type { Platform as PlatformName } from "../../organizations/connections/kinds.ts"
import { fingerprintConnections } from "../platforms/account.ts"
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
 * By activation id, the segment ids that other activations have or had under its name in the same account. Several connections of the
 * organization may share an account, and ids of two accounts may coincide. Segments of unknown accounts are included.
 */
export async function segmentIdsOfOthers(
  ctx: OrgContext,
  account: string,
  lost: readonly { row: Pick<ClaimedRow, "id" | "platform">; segment: Pick<Segment, "name"> }[],
): Promise<Map<string, ReadonlySet<string>>> {
  for (const platform of new Set(lost.map(({ row }) => row.platform))) {
    await fingerprintConnections(ctx, platform as PlatformName)
  }
  const { results } = await ctx.library
    .prepare(
      `SELECT input.value ->> 0 AS id, a.platform_segment_id AS held FROM json_each(?1) AS input
       CROSS JOIN activations AS a INDEXED BY activations_held_name ON a.org_id = ?2 AND a.pushed_name = input.value ->> 1
       LEFT JOIN connections AS c ON c.id = a.connection_id
       WHERE a.platform_segment_id IS NOT NULL AND a.platform = input.value ->> 2 AND a.id <> input.value ->> 0
         AND coalesce(a.account, c.account, ?3) = ?3`,
    )
    .bind(JSON.stringify(lost.map(({ row, segment }) => [row.id, segment.name, row.platform])), ctx.org.id, account)
    .all<{ id: string; held: string }>()
  const byId = Map.groupBy(results, ({ id }) => id)
  return new Map(Array.from(byId, ([id, rows]) => [id, new Set(rows.map(({ held }) => held))]))
}

/** Names used, or possibly used, on a connection, with the activation that uses each. */
export async function namesTaken(
  { library, org }: Pick<OrgContext, "library" | "org">,
  connectionId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await library
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
