import type { OrgContext } from "../../kernel/context.ts"
import { SUBJECT_COLUMNS, type SubjectRow } from "./desired-segment.ts"

/** An activation with the versions of its topic when it was read. */
type Snapshot = { id: string; linkAt: string; topicAt: string }
type Subject = Snapshot & { row: SubjectRow }
/** An activation compared with what a push would send now, and the stamp that says how it came out. */
export type Compared = Snapshot & { stamp: string }

/** Topics by activation id, except those no longer in the library. */
export async function subjectsOf(
  { library, org }: Pick<OrgContext, "library" | "org">,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map()
  const { results } = await library
    .prepare(
      `SELECT a.id, link.updated_at AS linkAt, t.updated_at AS topicAt, ${SUBJECT_COLUMNS}
       FROM json_each(?1) AS input CROSS JOIN activations AS a ON a.id = input.value
       CROSS JOIN org_topics AS link ON link.id = a.org_topic_id CROSS JOIN topics AS t ON t.id = link.topic_id
       WHERE a.org_id = ?2 AND link.org_id = ?2 AND link.hidden = 0`,
    )
    .bind(JSON.stringify(ids), org.id)
    .all<SubjectRow & { id: string; linkAt: string; topicAt: string }>()
  return new Map(results.map(({ id, linkAt, topicAt, ...row }) => [id, { id, row, linkAt, topicAt }]))
}

const BATCH_SIZE = 1_000

/** Stamps activations after the response, so that they are not compared again until their topic or naming changes. */
export function markCompared(ctx: Pick<OrgContext, "library" | "org" | "defer">, compared: readonly Compared[]): void {
  if (compared.length > 0) ctx.defer(writeStamps(ctx, compared))
}

async function writeStamps(
  { library, org }: Pick<OrgContext, "library" | "org">,
  compared: readonly Compared[],
): Promise<void> {
  const cells = compared.map(({ id, stamp, linkAt, topicAt }) => [id, stamp, linkAt, topicAt])
  for (let i = 0; i < cells.length; i += BATCH_SIZE) {
    await library
      .prepare(
        `UPDATE activations SET as_pushed = compared.stamp FROM (
           SELECT a.id, r.value ->> 1 AS stamp FROM json_each(?1) AS r CROSS JOIN activations AS a ON a.id = r.value ->> 0
           CROSS JOIN org_topics AS link ON link.id = a.org_topic_id CROSS JOIN topics AS t ON t.id = link.topic_id
           WHERE a.org_id = ?2 AND a.status = 'active' AND link.updated_at = r.value ->> 2 AND t.updated_at = r.value ->> 3
         ) AS compared WHERE activations.id = compared.id`,
      )
      .bind(JSON.stringify(cells.slice(i, i + BATCH_SIZE)), org.id)
      .run()
  }
}
