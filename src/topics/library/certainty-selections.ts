import { type Cells, type Selection, sumOf } from "../../kernel/db/listing.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import type { CertaintyFilters, QualifierFilter } from "./schema.ts"

/** Links by confidence and by qualifiers in their topics' names. `all` counts the whole library. */
export function certaintySelections(orgId: string, requested: CertaintyFilters, all: Cells): Selection[] {
  const { unsure, confidence_lt: below, qualifier } = requested
  return [
    ...(unsure === undefined
      ? []
      : [unsure ? unsureLinks(orgId) : everythingBut(unsureLinks(orgId), "unsure = 0", all)]),
    ...(below === undefined ? [] : [linksBelow(orgId, below)]),
    ...(qualifier === undefined ? [] : [qualifiedLinks(orgId, qualifier)]),
  ]
}

/** All other rows of a list; `all` gives its length. Counted as a difference, without reading the rows. */
export function everythingBut(except: Selection, condition: string, all: Cells): Selection {
  const [total, { text, values }] = [sumOf(all), except.size]
  const size = sql(`SELECT (${total.text}) - (${text}) AS n`, ...total.values, ...values)
  return { member: sql(`t.${condition}`), except, size }
}

function unsureLinks(orgId: string): Selection {
  const rows = (columns: string) =>
    sql(
      `SELECT ${columns} FROM org_topics INDEXED BY org_topics_unsure WHERE org_id = ? AND unsure = 1 AND hidden = 0`,
      orgId,
    )
  return { member: sql(`t.unsure = 1`), rows: rows("seq"), size: rows("count(*) AS n") }
}

function linksBelow(orgId: string, below: number): Selection {
  const rows = (columns: string) =>
    sql(
      `SELECT ${columns} FROM org_topics INDEXED BY org_topics_created
       WHERE org_id = ? AND hidden = 0 AND confidence < ?`,
      orgId,
      below,
    )
  return { member: sql(`t.confidence < ?`, below), rows: rows("seq"), size: rows("count(*) AS n") }
}

function qualifiedLinks(orgId: string, { kind, value }: QualifierFilter): Selection {
  const has = (link: string): Sql =>
    value === undefined
      ? sql(`EXISTS (SELECT 1 FROM topic_qualifiers WHERE topic_seq = ${link}.topic_seq AND kind = ?)`, kind)
      : sql(
          `EXISTS (SELECT 1 FROM topic_qualifiers WHERE topic_seq = ${link}.topic_seq AND kind = ? AND value = ?)`,
          kind,
          value,
        )
  const test = has("link")
  // A single expression, so that links without the qualifier are skipped within the index.
  const rows = (columns: string) =>
    sql(
      `SELECT ${columns} FROM org_topics AS link INDEXED BY org_topics_catalog
       WHERE link.org_id = ? AND iif(${test.text}, link.hidden = 0, 0)`,
      orgId,
      ...test.values,
    )
  return { member: has("t"), rows: rows("link.seq AS seq"), size: rows("count(*) AS n") }
}
