import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { join, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { libraryConditions, libraryListing } from "../../topics/library/list-topics.ts"
import { selectLinks } from "../../topics/library/store.ts"
import type { Choice } from "./schema.ts"

/** The topics to push, as the FROM and WHERE of a SELECT over `t`; undefined if nothing can match. */
export async function selectTopics(ctx: OrgContext, { topicIds, filters }: Choice): Promise<Sql | undefined> {
  if (topicIds) return withIds(await linkIdsOf(ctx, topicIds), ctx.org.id)
  const conditions = filters && libraryConditions(ctx, filters)
  if (!conditions) return undefined
  const clauses = [
    libraryListing(ctx).scope,
    ...conditions.filters.map(({ column, expression, value }) => sql(`${expression ?? `t.${column}`} = ?`, value)),
    ...conditions.selections.map(({ member }) => member),
  ]
  const { text, values } = join(clauses, " AND ")
  return { text: `FROM org_topics AS t WHERE ${text}`, values }
}

function withIds(ids: readonly string[], orgId: string): Sql {
  const lists = join(
    jsonParameters(ids).map((json) => sql(`SELECT value AS id FROM json_each(?)`, json)),
    " UNION ALL ",
  )
  return {
    text: `FROM (${lists.text}) AS input CROSS JOIN org_topics AS t ON t.id = input.id WHERE t.org_id = ? AND t.hidden = 0`,
    values: [...lists.values, orgId],
  }
}

async function linkIdsOf(ctx: OrgContext, ids: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>()
  for (const json of jsonParameters([...new Set(ids)])) {
    const answers = await ctx.d1.batch<{ wanted: string; id: string }>(selectLinks(ctx, json, "link.id"))
    for (const { results } of answers) for (const { wanted, id } of results) found.set(wanted, id)
  }
  if (ids.some((id) => !found.has(id))) throw new AppError(404, "Topic not found")
  return [...new Set(found.values())]
}
