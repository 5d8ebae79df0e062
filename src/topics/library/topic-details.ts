import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { peopleById } from "../../organizations/people/people-by-id.ts"
import { nameForCustomers } from "../history/changer-name.ts"
import type { TopicDetails } from "./schema.ts"
import { ownRows } from "./store.ts"

type Row = {
  id: string
  changedAt: string | null
  changeType: string | null
  tags: string
  segments: string
  fields: string | null
  changedBy: string | null
}

/** The newest activation on each connection; the first row of an index for all but connections that share a platform. */
const SEGMENTS = `(
  SELECT json_group_array(json_object('connectionId', c.id, 'connection', c.name, 'status', newest.status))
  FROM connections AS c CROSS JOIN activations AS newest ON newest.rowid = (
    SELECT a.rowid FROM activations AS a INDEXED BY activations_topic
    WHERE a.org_topic_id = link.id AND a.platform = c.platform AND a.connection_id = c.id AND a.org_id = link.org_id
    ORDER BY a.created_at DESC, a.rowid DESC LIMIT 1
  )
  WHERE c.org_id = link.org_id
)`

/** Tags of these topics, the fields that imports kept, their segments, and who last changed them. */
export async function topicDetails(ctx: OrgContext, ids: readonly string[]): Promise<TopicDetails> {
  const mine = ownRows(ctx)
  const { results } = await prepare(
    ctx.library,
    sql(
      `SELECT link.id, link.fields, h.changed_by AS changedBy, h.changed_at AS changedAt, h.change_type AS changeType,
         (SELECT json_group_array(tag) FROM (
           SELECT tag FROM topic_tags WHERE link_seq = link.seq AND org_id = link.org_id ORDER BY tag
         )) AS tags,
         ${SEGMENTS} AS segments
       FROM json_each(?) AS given CROSS JOIN org_topics AS link ON link.id = given.value
       LEFT JOIN topic_history AS h ON h.rowid = (
         SELECT last.rowid FROM topic_history AS last INDEXED BY topic_history_topic
         WHERE last.org_id = link.org_id AND last.org_topic_id = link.id ORDER BY last.changed_at DESC, last.rowid DESC LIMIT 1
       )
       WHERE ${mine.text}`,
      JSON.stringify([...new Set(ids)]),
      ...mine.values,
    ),
  ).all<Row>()
  const people = await peopleById(
    ctx,
    results.map(({ changedBy }) => changedBy),
  )
  return Object.fromEntries(
    results.map(({ id, changedBy, changedAt, changeType, tags, fields, segments }) => [
      id,
      {
        changedBy: changedAt === null ? null : nameForCustomers(people.get(changedBy ?? "")),
        changedAt,
        changeType,
        tags: JSON.parse(tags) as string[],
        fields: JSON.parse(fields ?? "{}") as Record<string, string>,
        segments: JSON.parse(segments) as TopicDetails[string]["segments"],
      },
    ]),
  )
}
