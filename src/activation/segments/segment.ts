import type { OrgContext } from "../../kernel/context.ts"
import type { Segment } from "../platforms/port.ts"
import type { ClaimedRow } from "./claims.ts"
import type { DesiredSegment } from "./desired-segment.ts"

type Words = Pick<DesiredSegment, "name" | "description">

/** What the platform is to hold for an activation. On file platforms a segment keeps its id for as long as the topic does. */
export const segmentOf = ({ id, orgTopicId }: ClaimedRow, { name, description }: Words): Segment => ({
  name,
  description,
  audienceId: orgTopicId,
  orgTopicId,
  activationId: id,
})

/** What left for the platform when nobody heard what became of it. */
export const lostSegment = (row: ClaimedRow): Segment | undefined =>
  row.outcomeUnknown === 1
    ? segmentOf(row, { name: row.pushedName ?? "", description: row.pushedDescription ?? "" })
    : undefined

/**
 * Segments that other activations hold, or held, under that name: those of all the organization's connections to such a platform,
 * since two of them may lead to the same account.
 */
export async function othersOf(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  { id, platform }: Pick<ClaimedRow, "id" | "platform">,
  { name }: Segment,
): Promise<ReadonlySet<string>> {
  const { results } = await d1
    .prepare(
      `SELECT platform_segment_id AS held FROM activations INDEXED BY activations_held_name
       WHERE org_id = ?1 AND pushed_name = ?2 AND platform_segment_id IS NOT NULL AND platform = ?3 AND id <> ?4`,
    )
    .bind(org.id, name, platform, id)
    .all<{ held: string }>()
  return new Set(results.map(({ held }) => held))
}

/** Of some names those that segments of a connection have or may have, each with the activation that has it. */
export async function namesTaken(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  connectionId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await d1
    .prepare(
      `SELECT a.pushed_name AS name, a.id FROM json_each(?1) AS wanted
       CROSS JOIN activations AS a INDEXED BY activations_live_name ON a.connection_id = ?2 AND a.pushed_name = wanted.value
       WHERE (a.status = 'active' OR a.outcome_unknown = 1 OR (a.status = 'pending' AND a.platform_segment_id IS NOT NULL))
         AND a.org_id = ?3`,
    )
    .bind(JSON.stringify(names), connectionId, org.id)
    .all<{ name: string; id: string }>()
  return new Map(results.map(({ name, id }) => [name, id]))
}
