import type { OrgContext, Services } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { usageDaily } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"

export type UsageFilter = { from: string; to: string; orgId?: string }

/** The organization's own usage, with what its object has not written to the database yet. */
export async function listOwnUsage(ctx: OrgContext, range: Omit<UsageFilter, "orgId">) {
  await ctx.flushUsage(ctx.org.id)
  return listUsage(ctx, { ...range, orgId: ctx.org.id })
}

export async function listUsage({ directory }: Services, { from, to, orgId }: UsageFilter) {
  const mine = orgId ? sql`AND org_id = ${orgId}` : sql``
  const rows = await readRows(
    directory,
    usageDaily,
    sql`WHERE day >= ${from} AND day <= ${to} ${mine} ORDER BY day DESC, org_id`,
  )
  return rows.map((row) => ({
    org_id: row.orgId,
    day: row.day,
    total_classifications: row.classifications,
    total_tokens: row.tokens,
    total_imports: row.imports,
    total_exports: row.exports,
    total_web_searches: row.webSearches,
    total_requests: row.requests,
    total_cost: row.cost,
  }))
}
