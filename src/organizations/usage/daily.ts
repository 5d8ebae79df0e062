import type { Amounts } from "../../kernel/ports/counter.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"

/** Writes a day's absolute totals; idempotent. */
export async function writeDailyUsage(d1: D1Database, orgId: string, day: string, amounts: Amounts): Promise<void> {
  await prepare(
    d1,
    sql`INSERT OR REPLACE INTO usage_daily
         (org_id, day, total_classifications, total_tokens, total_imports, total_exports, total_web_searches, total_requests, total_cost)
       VALUES (${orgId}, ${day}, ${amounts.classifications ?? 0}, ${amounts.tokens ?? 0}, ${amounts.imports ?? 0},
         ${amounts.exports ?? 0}, ${amounts.webSearches ?? 0}, ${amounts.requests ?? 0}, ${amounts.cost ?? 0})`,
  ).run()
}

/** An organization's usage in D1, by day. */
export async function readDailyUsage(d1: D1Database, orgId: string): Promise<Map<string, Required<Amounts>>> {
  const { results } = await d1
    .prepare(
      `SELECT day, total_classifications AS classifications, total_tokens AS tokens, total_imports AS imports,
         total_exports AS exports, total_web_searches AS webSearches, total_requests AS requests, total_cost AS cost
       FROM usage_daily WHERE org_id = ?`,
    )
    .bind(orgId)
    .all<Required<Amounts> & { day: string }>()
  return new Map(results.map(({ day, ...amounts }) => [day, amounts]))
}
