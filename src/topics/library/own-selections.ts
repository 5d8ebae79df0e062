import { type Cells, type Selection, sumOf } from "../../kernel/db/listing.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import { segmentLinks } from "./segment-links.ts"
import type { TopicFilters } from "./schema.ts"

type OwnFilters = Pick<
  TopicFilters,
  "created_from" | "created_to" | "confidence_gte" | "tag" | "private" | "pushed_to" | "not_pushed_to"
>

/** Links by values that only a library has: date added, tags, privacy and segments; and by minimum confidence. `all` counts the whole library. */
export function ownSelections(orgId: string, requested: OwnFilters, all: Cells): Selection[] {
  const { created_from: from, created_to: to, confidence_gte: least, tag, private: isPrivate } = requested
  const { pushed_to: on, not_pushed_to: notOn } = requested
  return [
    ...(from === undefined ? [] : [inIndex(orgId, `created_at >= ?`, from)]),
    ...(to === undefined ? [] : [inIndex(orgId, `created_at <= ?`, endOf(to))]),
    ...(least === undefined ? [] : [inIndex(orgId, `confidence >= ?`, least)]),
    ...(tag === undefined ? [] : [taggedLinks(orgId, tag)]),
    ...(isPrivate === undefined ? [] : [isPrivate ? privateLinks(orgId) : allExcept(privateLinks(orgId), all)]),
    ...(on === undefined ? [] : [segmentLinks(orgId, on, ["active"])]),
    // A pending segment is on its way: a push would not create another one.
    ...(notOn === undefined ? [] : [allExcept(segmentLinks(orgId, notOn, ["active", "pending"]), all)]),
  ]
}

/** Of a day, its last millisecond; a moment is its own end. */
const endOf = (to: string) => (to.includes("T") ? to : `${to}T23:59:59.999Z`)

/** Tested in the index by creation, which has these columns: enumerating the rows first is slower. */
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

const OWNED = "EXISTS (SELECT 1 FROM topics AS owned WHERE owned.seq = t.topic_seq AND owned.owner_org_id IS NOT NULL)"

/** Links to the organization's private topics. */
function privateLinks(orgId: string): Selection {
  const rows = (columns: string): Sql =>
    sql(
      `SELECT ${columns} FROM topics AS p INDEXED BY topics_private_name
       CROSS JOIN org_topics AS own INDEXED BY org_topics_topic_link ON own.topic_id = p.id AND own.org_id = p.owner_org_id
       WHERE p.owner_org_id = ? AND own.hidden = 0`,
      orgId,
    )
  return { member: sql(OWNED), rows: rows("own.seq AS seq"), size: rows("count(*) AS n") }
}

/** All other links, counted as a difference. */
function allExcept(except: Selection, all: Cells): Selection {
  const { text, values } = except.member
  const total = sumOf(all)
  const size = sql(`SELECT (${total.text}) - (${except.size.text}) AS n`, ...total.values, ...except.size.values)
  return { member: sql(`NOT ${text}`, ...values), except, size }
}
