import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { join, prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { libraryConditions, libraryListing } from "../../topics/library/list-topics.ts"
import { ownRows } from "../../topics/library/store.ts"
import type { Choice } from "./schema.ts"

/** The library's topics to push, as the rest of a SELECT from `t`; undefined where nothing can match. */
export async function selectTopics(ctx: OrgContext, { topicIds, filters }: Choice): Promise<Sql | undefined> {
  if (topicIds) return withIds(await linkIdsOf(ctx, topicIds), ctx.org.id)
  const conditions = filters && libraryConditions(ctx, filters)
  if (!conditions) return undefined
  const tests = [
    libraryListing(ctx).scope,
    ...conditions.filters.map(({ column, expression, value }) => sql(`${expression ?? `t.${column}`} = ?`, value)),
    ...conditions.selections.map(({ member }) => member),
  ]
  const { text, values } = join(tests, " AND ")
  return { text: `FROM org_topics AS t WHERE ${text}`, values }
}

function withIds(ids: readonly string[], orgId: string): Sql {
  const lists = join(
    jsonParameters(ids).map((json) => sql(`SELECT value AS id FROM json_each(?)`, json)),
    " UNION ALL ",
  )
  return {
    text: `FROM (${lists.text}) AS wanted CROSS JOIN org_topics AS t ON t.id = wanted.id WHERE t.org_id = ? AND t.hidden = 0`,
    values: [...lists.values, orgId],
  }
}

/** A topic that is in several workspaces means its link in none, else the oldest. */
async function linkIdsOf(ctx: OrgContext, ids: readonly string[]): Promise<string[]> {
  const mine = ownRows(ctx)
  const found = new Map<string, string>()
  for (const json of jsonParameters([...new Set(ids)])) {
    const links = sql(
      `SELECT wanted.value AS wanted, link.id FROM json_each(?) AS wanted
       CROSS JOIN org_topics AS link ON link.id = wanted.value WHERE ${mine.text}`,
      json,
      ...mine.values,
    )
    const topics = sql(
      `SELECT wanted.value AS wanted, link.id FROM json_each(?) AS wanted CROSS JOIN topics AS t ON t.id = wanted.value
       CROSS JOIN org_topics AS link INDEXED BY org_topics_catalog ON link.org_id = ? AND link.topic_seq = t.seq
       WHERE ${mine.text} ORDER BY link.workspace_id <> '' DESC, link.seq DESC`,
      json,
      ctx.org.id,
      ...mine.values,
    )
    const answers = await ctx.d1.batch<{ wanted: string; id: string }>([
      prepare(ctx.d1, topics),
      prepare(ctx.d1, links),
    ])
    for (const { results } of answers) for (const { wanted, id } of results) found.set(wanted, id)
  }
  if (ids.some((id) => !found.has(id))) throw new AppError(404, "Topic not found")
  return [...new Set(found.values())]
}
