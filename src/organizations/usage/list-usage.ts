import { and, desc, eq, gte, lte } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { usageDaily } from "../../kernel/db/schema/index.ts"

export type UsageFilter = { from: string; to: string; orgId?: string }

export async function listUsage({ db }: Services, { from, to, orgId }: UsageFilter) {
  const rows = await db
    .select()
    .from(usageDaily)
    .where(and(gte(usageDaily.day, from), lte(usageDaily.day, to), orgId ? eq(usageDaily.orgId, orgId) : undefined))
    .orderBy(desc(usageDaily.day), usageDaily.orgId)
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
