import { entryOfCount } from "../../organizations/audit/entry.ts"
import type { WorkLimit } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { keepRemoved } from "../history/keep-removed.ts"
import { ownRows } from "./store.ts"

/** Ids per statement: deleting a link takes about 110 µs, including triggers and indexes. */
const PAGE_SIZE = 2_000

/**
 * Removes topics from the library, by library or global id, page by page. The global topics stay; the links can be restored for 30 days
 * under the removal's id. `left` holds the remaining ids if the limit was reached.
 */
export async function deleteTopics(
  ctx: OrgContext,
  ids: readonly string[],
  limit?: WorkLimit,
  removalId: string = newId("rem"),
): Promise<{ deleted: number; left: string[] }> {
  const pages = pagesOf(await inLibrary(ctx, ids))
  let deleted = 0
  for (const [i, page] of pages.entries()) {
    if (i > 0 && limit?.isReached()) return { deleted, left: pages.slice(i).flat() }
    const [recorded] = await ctx.library.batch<{ n: number }>(deletion(ctx, page, removalId))
    deleted += recorded?.results[0]?.n ?? 0
  }
  return { deleted, left: [] }
}

/** Ids looked up per statement. */
const LOOKED_UP = 20_000

/** The library ids among these. Removing takes several statements per page, which unknown ids would waste. */
async function inLibrary(ctx: OrgContext, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (let i = 0; i < ids.length; i += LOOKED_UP) {
    const doomed = doomedRows(ctx, ids.slice(i, i + LOOKED_UP))
    const own = sql(`SELECT id FROM org_topics WHERE seq IN (${doomed.text})`, ...doomed.values)
    for (const { id } of (await prepare(ctx.library, own).all<{ id: string }>()).results) found.add(id)
  }
  return [...found]
}

/** Statements that remove these topics, and the number of topics they remove. */
export async function prepareDeletion(
  ctx: OrgContext,
  ids: readonly string[],
  removalId: string = newId("rem"),
): Promise<{ found: number; statements: D1PreparedStatement[] }> {
  const pages = pagesOf(ids)
  const counts = await ctx.library.batch<{ n: number }>(pages.map((page) => countOf(ctx, page)))
  return {
    found: counts.reduce((sum, { results }) => sum + (results[0]?.n ?? 0), 0),
    statements: pages.flatMap((page) => deletion(ctx, page, removalId)),
  }
}

const pagesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, i) => ids.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE))

const countOf = (ctx: OrgContext, ids: readonly string[]) => {
  const doomed = doomedRows(ctx, ids)
  return prepare(ctx.library, sql(`SELECT count(*) AS n FROM (${doomed.text})`, ...doomed.values))
}

/** The audit entry with the row count, the saved links, and the deletion. */
function deletion(ctx: OrgContext, ids: readonly string[], removalId: string): D1PreparedStatement[] {
  const doomed = doomedRows(ctx, ids)
  return [
    entryOfCount(ctx, "topics.deleted", ctx.workspace, "deleted", doomed),
    ...keepRemoved(ctx, { id: removalId }, doomed),
    prepare(ctx.library, sql(`DELETE FROM org_topics WHERE seq IN (${doomed.text})`, ...doomed.values)),
  ]
}

function doomedRows(ctx: OrgContext, ids: readonly string[]): Sql {
  const [mine, json] = [ownRows(ctx), JSON.stringify(ids)]
  return sql(
    `SELECT link.seq FROM json_each(?) AS given CROSS JOIN org_topics AS link ON link.id = given.value WHERE ${mine.text}
     UNION SELECT link.seq FROM json_each(?) AS given
     CROSS JOIN org_topics AS link INDEXED BY org_topics_topic_link ON link.topic_id = given.value AND link.org_id = ?
     WHERE ${mine.text}`,
    json,
    ...mine.values,
    json,
    ctx.org.id,
    ...mine.values,
  )
}
