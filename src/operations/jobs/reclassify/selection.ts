import type { Services } from "../../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../../kernel/db/sql.ts"
import { isLive } from "../../../kernel/db/live-topics.ts"
import { isOutdated } from "../../../knowledge/engine/outdated.ts"
import { catalogFilters, valueWords } from "../../../topics/catalog/list-catalog.ts"
import { fittingOf, heldBy } from "../../../topics/library/link-groups.ts"
import { columnsOf } from "../../../topics/rows/texts.ts"
import type { Selection } from "./config.ts"
import { TOPIC_COLUMNS, type TopicRow } from "./write-topics.ts"

/** Live topics that failed in another job. */
const FAILED = `job_errors AS e CROSS JOIN topics AS t ON t.id = e.item_id WHERE e.job_id = ? AND ${isLive("t")}`

/** All distinct pairs of versions, found by index seeks. */
const VERSIONS = `version (engine_version, knowledge_version) AS (
    SELECT * FROM (
      SELECT t.engine_version, t.knowledge_version FROM topics AS t INDEXED BY topics_version
      WHERE t.engine_version >= '' AND ${isLive("t")} ORDER BY t.engine_version, t.knowledge_version LIMIT 1
    )
    UNION ALL
    SELECT next.engine_version, next.knowledge_version FROM version CROSS JOIN topics AS next ON next.seq = (
      SELECT t.seq FROM topics AS t INDEXED BY topics_version
      WHERE (t.engine_version, t.knowledge_version) > (version.engine_version, version.knowledge_version) AND ${isLive("t")}
      ORDER BY t.engine_version, t.knowledge_version LIMIT 1
    )
  )`

/** The topics of a pair. */
const ofVersion = (topic: string) =>
  `${topic}.engine_version = version.engine_version AND ${topic}.knowledge_version = version.knowledge_version`

/** Live topics of a category, through its word in the full-text index. */
const IN_CATEGORY = "SELECT rowid AS seq FROM topics_fts WHERE topics_fts MATCH ?"
const wordOf = (category: string) => valueWords(catalogFilters({ parentCategory: category })).join(" ")

/** Topics after a key whose texts follow an older form. A topic may be in several workspaces of a library. */
function withOlderTexts({ form, library }: NonNullable<Selection["older"]>, after: number): Sql {
  if (!library) return sql(`FROM topics AS t WHERE t.seq > ? AND t.text_form < ? AND ${isLive("t")}`, after, form)
  const { orgId, workspace } = library
  return sql(
    `FROM org_topics AS link INDEXED BY org_topics_catalog CROSS JOIN topics AS t ON t.seq = link.topic_seq
     WHERE link.org_id = ? AND link.topic_seq > ? AND (? = '' OR link.workspace_id = ?) AND link.hidden = 0 AND t.text_form < ?`,
    orgId,
    after,
    workspace,
    workspace,
    form,
  )
}

/** The number of topics to reclassify. */
export async function countSelected({ together }: Pick<Services, "together">, selection: Selection): Promise<number> {
  const found = (await prepare(together, countOf(selection)).first<number>("n")) ?? 0
  return Math.min(found, selection.limit ?? found)
}

function countOf({ force, parentCategoryFilter: category, retryOf, older }: Selection): Sql {
  if (older) {
    const { text, values } = withOlderTexts(older, 0)
    return sql(`SELECT count(DISTINCT t.seq) AS n ${text}`, ...values)
  }
  if (retryOf !== undefined) return sql(`SELECT count(*) AS n FROM ${FAILED}`, retryOf)
  if (force) {
    const all = "SELECT sum(n) AS n FROM catalog_cells WHERE scope = ''"
    return category === undefined ? sql(all) : sql(`${all} AND parent_category = ?`, category)
  }
  if (category === undefined) {
    return sql(
      `WITH RECURSIVE ${VERSIONS} SELECT sum((
         SELECT count(*) FROM topics AS t INDEXED BY topics_version WHERE ${ofVersion("t")} AND ${isLive("t")}
       )) AS n FROM version WHERE ${isOutdated("version")}`,
    )
  }
  return sql(
    `SELECT count(*) AS n FROM (${IN_CATEGORY}) AS found CROSS JOIN topics AS t ON t.seq = found.seq
     WHERE ${isLive("t")} AND ${isOutdated("t")}`,
    wordOf(category),
  )
}

type Paged = { config: Selection; processedItems: number; cursor: string | null }

/**
 * The next topics of a job over a selection, with texts in storage form, and the progress after processing them. Fewer topics if many
 * libraries have them.
 */
export async function nextTopics(services: Pick<Services, "together">, job: Paged, most: number) {
  const left = (job.config.limit ?? Number.MAX_SAFE_INTEGER) - job.processedItems
  const size = Math.max(0, Math.min(most, left))
  const found = await selectTopics<TopicRow>(
    services,
    job.config,
    TOPIC_COLUMNS,
    Number(job.cursor ?? 0),
    size,
    asStored,
  )
  const rows = found.slice(0, fittingOf(found.map(({ links }) => links)))
  const progress = {
    processed: rows.length,
    success: rows.length,
    errors: [],
    skip: 0,
    cursor: String(rows.at(-1)?.key ?? job.cursor ?? 0),
    done: rows.length === found.length && (found.length < size || found.length === left),
  }
  return { rows, progress }
}

const asStored: typeof columnsOf = (alias, columns) => columns.map((column) => `${alias}.${column}`).join(", ")

/** The next topics after a key, in an order that changes to the topics do not affect. A column may be aliased: `x AS y`. */
export async function selectTopics<Row>(
  { together }: Pick<Services, "together">,
  selection: Selection,
  columns: readonly string[],
  after: number,
  size: number,
  select = columnsOf,
): Promise<(Row & { key: number; links: number })[]> {
  const shown = `${heldBy("t.seq")} AS links, ${select("t", columns)}`
  // Read as arrays: topics are wide, and column names would be a third of the data.
  const rows = await prepare(together, pageOf(selection, shown, after, size)).raw()
  const names = ["key", "links", ...columns.map((column) => column.replace(/^.* AS /, ""))]
  // Copies of a parsed object are fast; adding this many properties one by one is slow.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as object
  const rowOf = (cells: readonly unknown[]) => {
    const row: Record<string, unknown> = { ...blank }
    for (let i = 0; i < names.length; i++) row[names[i] ?? ""] = cells[i]
    return row as Row & { key: number; links: number }
  }
  return rows.map(rowOf)
}

function pageOf(selection: Selection, shown: string, after: number, size: number): Sql {
  const { force, parentCategoryFilter: category, retryOf, older } = selection
  if (older) {
    const { text, values } = withOlderTexts(older, after)
    return sql(`SELECT t.seq AS key, ${shown} ${text} GROUP BY t.seq ORDER BY t.seq LIMIT ?`, ...values, size)
  }
  if (retryOf !== undefined) {
    return sql(
      `SELECT e.seq AS key, ${shown} FROM ${FAILED} AND e.seq > ? ORDER BY e.seq LIMIT ?`,
      retryOf,
      after,
      size,
    )
  }
  if (!force) return outdatedPage(category, shown, after, size)
  return category === undefined
    ? sql(
        `SELECT t.seq AS key, ${shown} FROM topics AS t WHERE t.seq > ? AND ${isLive("t")} ORDER BY t.seq LIMIT ?`,
        after,
        size,
      )
    : sql(
        `SELECT t.seq AS key, ${shown} FROM (${IN_CATEGORY} AND rowid > ? ORDER BY rowid LIMIT ?) AS found
         CROSS JOIN topics AS t ON t.seq = found.seq WHERE ${isLive("t")} ORDER BY t.seq`,
        wordOf(category),
        after,
        size,
      )
}

/** The first topics of every outdated pair of versions, merged into one page. */
function outdatedPage(category: string | undefined, shown: string, after: number, size: number): Sql {
  const inCategory = category === undefined ? "" : " AND of.parent_category = ?"
  const text = `
    WITH RECURSIVE ${VERSIONS}
    SELECT t.seq AS key, ${shown} FROM version CROSS JOIN topics AS t ON t.seq IN (
      SELECT of.seq FROM topics AS of INDEXED BY topics_version
      WHERE ${ofVersion("of")} AND of.seq > ? AND ${isLive("of")}${inCategory}
      ORDER BY of.seq LIMIT ?
    )
    WHERE ${isOutdated("version")} ORDER BY t.seq LIMIT ?`
  return category === undefined ? sql(text, after, size, size) : sql(text, after, category, size, size)
}
