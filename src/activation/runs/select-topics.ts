import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import type { PushSelection } from "../../kernel/db/schema/activation.ts"
import { prepare } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Cursor, pageStatement } from "../../topics/export/pages.ts"
import type { TopicFilters } from "../../topics/library/schema.ts"
import { selectLinks } from "../../topics/library/store.ts"
import type { Choice } from "./schema.ts"

/** Library topics of one page, oldest first, and where the next page starts; null on the last page. */
export type SelectedPage = { ids: string[]; next: string | null }

/** The topics to push. Ids are resolved to row numbers of the caller's links, so that 100,000 of them fit in one column. */
export async function selectionOf(ctx: OrgContext, { topicIds, filters }: Choice): Promise<PushSelection> {
  return topicIds ? { rows: await rowsOf(ctx, topicIds) } : { filters: filters ?? {} }
}

/** Reads a selection page by page. */
export async function openSelection(
  ctx: OrgContext,
  selection: PushSelection,
  size: number,
): Promise<(after: string | null) => Promise<SelectedPage>> {
  if ("rows" in selection) {
    const { rows } = selection
    return async (after) => {
      const start = Number(after ?? 0)
      const end = start + size
      return { ids: await idsOf(ctx, rows.slice(start, end)), next: end < rows.length ? String(end) : null }
    }
  }
  const columns = [{ header: "id", stored: "link.id" }]
  const filters = selection.filters as TopicFilters
  const statement = await pageStatement(ctx, filters, columns, { size: size + 1, oldestFirst: true })
  return async (after) => {
    if (!statement) return { ids: [], next: null }
    const cursor = after === null ? undefined : (JSON.parse(after) as Cursor)
    const rows = await prepare(ctx.library, statement(cursor)).raw<[string, number, string]>()
    const page = rows.slice(0, size)
    const [, seq = 0, createdAt = ""] = page.at(-1) ?? []
    return {
      ids: page.map(([id]) => id),
      next: rows.length > size ? JSON.stringify({ createdAt, seq } satisfies Cursor) : null,
    }
  }
}

async function rowsOf(ctx: OrgContext, ids: readonly string[]): Promise<number[]> {
  const found = new Map<string, number>()
  for (const json of jsonParameters([...new Set(ids)])) {
    const answers = await ctx.library.batch<{ given: string; seq: number }>(selectLinks(ctx, json, "link.seq"))
    for (const { results } of answers) for (const { given, seq } of results) found.set(given, seq)
  }
  if (ids.some((id) => !found.has(id))) throw new AppError(404, "Topic not found")
  return [...new Set(found.values())]
}

async function idsOf({ library, org }: OrgContext, rows: readonly number[]): Promise<string[]> {
  const found = await library
    .prepare(
      `SELECT link.id FROM json_each(?1) AS page CROSS JOIN org_topics AS link ON link.seq = page.value WHERE link.org_id = ?2`,
    )
    .bind(JSON.stringify(rows), org.id)
    .raw<[string]>()
  return found.flat()
}
