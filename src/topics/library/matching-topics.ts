import type { OrgContext } from "../../kernel/context.ts"
import { inRows } from "../../kernel/db/listing.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { libraryConditions, libraryListing } from "./list-topics.ts"
import type { TopicFilters } from "./schema.ts"

/** The given library topics that match the list's filters. */
export async function matchingTopics(
  ctx: OrgContext,
  requested: TopicFilters,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const conditions = libraryConditions(ctx, requested)
  if (!conditions) return new Set()
  const { table, scope } = libraryListing(ctx)
  const { filters, selections } = conditions
  const { text, values } = join([scope, ...filters.map(inRows), ...selections.map(({ member }) => member)], " AND ")
  const found = await prepare(
    ctx.library,
    sql(
      `SELECT t.id FROM json_each(?) AS given CROSS JOIN ${table} AS t ON t.id = given.value WHERE ${text}`,
      JSON.stringify(ids),
      ...values,
    ),
  ).raw<[string]>()
  return new Set(found.flat())
}
