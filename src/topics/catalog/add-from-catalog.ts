import type { OrgContext } from "../../kernel/context.ts"
import type { WorkLimit } from "../../kernel/budget/work-limit.ts"
import { matchExpression } from "../../kernel/db/search-words.ts"
import { type Sql, prepare, sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { newIdSql } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { linkValues } from "../library/intake-statements.ts"
import { EFFECTIVE_COLUMNS } from "../rows/columns.ts"
import { columnsOf } from "../rows/texts.ts"
import { catalogFilters, valueWords } from "./list-catalog.ts"
import type { AdoptionFilters, CatalogChoice } from "./schema.ts"

/** Topics per statement: adopting one takes about 80 µs, including triggers and indexes. */
const PAGE_SIZE = 2_000

/** Adds the chosen topics page by page; topics already in the library are unchanged. `next` is where to resume if the limit was reached. */
export async function addFromCatalog(
  ctx: OrgContext,
  { topicIds, filters }: CatalogChoice,
  limit?: WorkLimit,
): Promise<{ added: number; next?: number }> {
  await demandRoom(ctx)
  if (topicIds) return { added: await adopt(ctx, [...new Set(topicIds)]) }
  let [added, after] = [0, 0]
  for (;;) {
    const { ids, last } = await readChosen(ctx, filters ?? {}, after)
    if (ids.length > 0) added += await adopt(ctx, ids)
    if (last === undefined) return { added }
    after = last
    if (limit?.isReached()) return { added, next: after }
  }
}

async function adopt(ctx: OrgContext, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const [, recorded] = await ctx.library.batch(adoption(ctx, ids))
  return recorded?.results.length ?? 0
}

/** Links these topics and writes their history; each new entry returns a row. */
export function adoption(ctx: OrgContext, ids: readonly string[]): D1PreparedStatement[] {
  const { library, org, workspace, actor } = ctx
  const [at, json] = [ctx.now().toISOString(), JSON.stringify(ids)]
  const links = sql(
    `INSERT INTO org_topics (id, org_id, workspace_id, topic_id, topic_seq, ${EFFECTIVE_COLUMNS.join(", ")}, overrides, source,
       created_at, updated_at)
     SELECT ${newIdSql("ot")}, ?, ?, t.id, t.seq, ${columnsOf("t", EFFECTIVE_COLUMNS)}, '{}', 'catalog', ?, ?
     FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value WHERE ${isLive("t")} ON CONFLICT DO NOTHING`,
    org.id,
    workspace,
    at,
    at,
    json,
  )
  const history = sql(
    insertLibraryHistory(
      {
        orgId: "org_id",
        orgTopicId: "id",
        changeType: "'created'",
        changedBy: "?",
        newValues: linkValues("link"),
        source: "'catalog'",
        metadata: "json_object('topicId', topic_id)",
        changedAt: "created_at",
      },
      `FROM (SELECT value AS given FROM json_each(?)) CROSS JOIN org_topics AS link INDEXED BY org_topics_topic_link
         ON link.org_id = ? AND link.workspace_id = ? AND link.topic_id = given
       WHERE hidden = 0 AND source = 'catalog' AND created_at = ? AND NOT EXISTS (
         SELECT 1 FROM topic_history AS recorded WHERE recorded.org_id = link.org_id AND recorded.org_topic_id = link.id
       ) RETURNING 1`,
    ),
    actor.userId,
    json,
    org.id,
    workspace,
    at,
  )
  return [prepare(library, links), prepare(library, history)]
}

/** The next live topics that match, in row order; `last` is undefined on the last page. */
export async function readChosen(
  { directory }: Pick<OrgContext, "directory">,
  filters: AdoptionFilters,
  after: number,
): Promise<{ ids: string[]; last?: number }> {
  const rows = chosenRows(filters)
  if (!rows) return { ids: [] }
  const page = sql(
    `SELECT t.seq, t.id FROM (
       SELECT rowid AS seq ${rows.text} AND rowid > ? ORDER BY rowid LIMIT ${PAGE_SIZE}
     ) AS page CROSS JOIN topics AS t ON t.seq = page.seq ORDER BY t.seq`,
    ...rows.values,
    after,
  )
  const { results } = await prepare(directory, page).all<{ seq: number; id: string }>()
  return {
    ids: results.map(({ id }) => id),
    last: results.length < PAGE_SIZE ? undefined : results.at(-1)?.seq,
  }
}

/** The number of matching topics after a row. */
export async function countChosen(
  { directory }: Pick<OrgContext, "directory">,
  filters: AdoptionFilters,
  after: number,
) {
  // The narrowest index of all live topics.
  const rows = chosenRows(filters, "INDEXED BY topics_version")
  if (!rows) return 0
  const count = sql(`SELECT count(*) AS n ${rows.text} AND rowid > ?`, ...rows.values, after)
  return (await prepare(directory, count).first<number>("n")) ?? 0
}

/** Rows of the topics to adopt; undefined if nothing can match. Without filters, reads the given index or the table. */
function chosenRows({ search, ...requested }: AdoptionFilters, index = ""): Sql | undefined {
  const words = search === undefined ? undefined : matchExpression(search)
  if (search !== undefined && words === undefined) return undefined
  const match = [...(words === undefined ? [] : [words]), ...valueWords(catalogFilters(requested))].join(" ")
  if (match === "") return sql(`FROM topics ${index} WHERE ${isLive()}`)
  return sql(`FROM topics_fts WHERE topics_fts MATCH ?`, match)
}
