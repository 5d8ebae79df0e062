import type { Selection } from "../../kernel/db/listing.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import type { TopicFilters } from "./schema.ts"

type Asked = Pick<TopicFilters, "created_from" | "created_to" | "confidence_gte" | "tag">

const DAY_MS = 86_400_000

/** Links by what only a library knows: when a topic was added, and its tags; and from a confidence on. */
export function ownSelections(orgId: string, asked: Asked): Selection[] {
  const { created_from: from, created_to: to, confidence_gte: least, tag } = asked
  return [
    ...(from === undefined ? [] : [inIndex(orgId, `created_at >= ?`, from)]),
    ...(to === undefined ? [] : [inIndex(orgId, `created_at < ?`, dayAfter(to))]),
    ...(least === undefined ? [] : [inIndex(orgId, `confidence >= ?`, least)]),
    ...(tag === undefined ? [] : [taggedLinks(orgId, tag)]),
  ]
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Tested in the index by creation, which holds these columns: enumerating the rows first would take longer. */
function inIndex(orgId: string, condition: string, value: string | number): Selection {
  return {
    member: sql(`t.${condition}`, value),
    size: sql(
      `SELECT count(*) AS n FROM org_topics AS t INDEXED BY org_topics_created
       WHERE t.org_id = ? AND t.hidden = 0 AND t.created_at >= '' AND t.${condition}`,
      orgId,
      value,
    ),
  }
}

function taggedLinks(orgId: string, tag: string): Selection {
  const rows = (columns: string): Sql =>
    sql(`SELECT ${columns} FROM topic_tags WHERE org_id = ? AND tag = ?`, orgId, tag)
  return {
    member: sql(`EXISTS (SELECT 1 FROM topic_tags WHERE org_id = ? AND tag = ? AND link_seq = t.seq)`, orgId, tag),
    rows: rows("link_seq AS seq"),
    // Archived topics keep their tags but are not listed.
    size: sql(
      `SELECT count(*) AS n FROM topic_tags AS g CROSS JOIN org_topics AS t ON t.seq = g.link_seq
       WHERE g.org_id = ? AND g.tag = ? AND t.hidden = 0`,
      orgId,
      tag,
    ),
  }
}
