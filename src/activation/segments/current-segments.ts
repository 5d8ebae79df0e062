import type { OrgContext } from "../../kernel/context.ts"
import { SUBJECT_COLUMNS, type SubjectRow } from "./desired-segment.ts"

/** An activation, and the topic as it was when it was looked at. */
type Looked = { id: string; linkAt: string; topicAt: string }
type Subject = Looked & { row: SubjectRow }
/** One that is what would be pushed now, under the naming of that stamp. */
export type Seen = Looked & { stamp: string }

/** The topics of activations, by the activations' ids; none where a topic is no longer in the library. */
export async function subjectsOf(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map()
  const { results } = await d1
    .prepare(
      `SELECT a.id, link.updated_at AS linkAt, t.updated_at AS topicAt, ${SUBJECT_COLUMNS}
       FROM json_each(?1) AS wanted CROSS JOIN activations AS a ON a.id = wanted.value
       CROSS JOIN org_topics AS link ON link.id = a.org_topic_id CROSS JOIN topics AS t ON t.id = link.topic_id
       WHERE a.org_id = ?2 AND link.org_id = ?2 AND link.hidden = 0`,
    )
    .bind(JSON.stringify(ids), org.id)
    .all<SubjectRow & { id: string; linkAt: string; topicAt: string }>()
  return new Map(results.map(({ id, linkAt, topicAt, ...row }) => [id, { id, row, linkAt, topicAt }]))
}

const NOTED_AT_ONCE = 1_000

/** Notes, after the answer, what need not be compared again as long as the topic is still the one that was looked at. */
export function noteFresh(ctx: Pick<OrgContext, "d1" | "org" | "defer">, seen: readonly Seen[]): void {
  if (seen.length > 0) ctx.defer(keepFresh(ctx, seen))
}

async function keepFresh({ d1, org }: Pick<OrgContext, "d1" | "org">, seen: readonly Seen[]): Promise<void> {
  const cells = seen.map(({ id, stamp, linkAt, topicAt }) => [id, stamp, linkAt, topicAt])
  for (let i = 0; i < cells.length; i += NOTED_AT_ONCE) {
    await d1
      .prepare(
        `UPDATE activations SET as_pushed = seen.stamp FROM (
           SELECT a.id, r.value ->> 1 AS stamp FROM json_each(?1) AS r CROSS JOIN activations AS a ON a.id = r.value ->> 0
           CROSS JOIN org_topics AS link ON link.id = a.org_topic_id CROSS JOIN topics AS t ON t.id = link.topic_id
           WHERE a.org_id = ?2 AND a.status = 'active' AND link.updated_at = r.value ->> 2 AND t.updated_at = r.value ->> 3
         ) AS seen WHERE activations.id = seen.id`,
      )
      .bind(JSON.stringify(cells.slice(i, i + NOTED_AT_ONCE)), org.id)
      .run()
  }
}
