import type { Services } from "../../kernel/context.ts"
import { bulkInsert } from "../../kernel/db/bulk-insert.ts"
import { type Plan, PLAN_LIMITS, PLANS, type Quota } from "../../kernel/ports/plans.ts"

const PAGE = 500
const CALLS_PER_PAGE = 4
const WARN_AT = 0.8

type Used = { orgId: string; plan: Plan } & Record<Quota, number>

/** Alerts organizations that have used 80% or all of a monthly quota, once per quota and month. */
export async function raiseQuotaAlerts({ directory, now, budget }: Services): Promise<void> {
  const at = now().toISOString()
  const month = at.slice(0, 7)
  const limited = PLANS.filter((plan) => Object.values(PLAN_LIMITS[plan]).some((limit) => limit !== null))
  const read = directory.prepare(
    `SELECT o.id AS orgId, o.plan, total(u.total_classifications) AS classifications, total(u.total_tokens) AS tokens,
       total(u.total_imports) AS imports, total(u.total_exports) AS exports
     FROM organizations AS o CROSS JOIN usage_daily AS u ON u.org_id = o.id AND u.day >= ?1
     WHERE o.id > ?2 AND o.erased_at IS NULL AND o.plan IN (SELECT value FROM json_each(?3))
     GROUP BY o.id ORDER BY o.id LIMIT ${PAGE}`,
  )
  for (let after = ""; budget.left() > CALLS_PER_PAGE;) {
    const { results } = await read.bind(`${month}-01`, after, JSON.stringify(limited)).all<Used>()
    const rows = results.flatMap((used) => reachedBy(used, month, at))
    if (rows.length > 0) await directory.batch(bulkInsert(directory, "alerts", COLUMNS, rows, "ON CONFLICT DO NOTHING"))
    if (results.length < PAGE) return
    after = results.at(-1)?.orgId ?? ""
  }
}
const COLUMNS = ["id", "org_id", "kind", "data", "created_at", "next_attempt_at"]

function reachedBy(used: Used, month: string, at: string): string[][] {
  const limits = Object.entries(PLAN_LIMITS[used.plan]) as [Quota, number | null][]
  return limits.flatMap(([quota, limit]) => {
    if (limit === null || used[quota] < limit * WARN_AT) return []
    const kind = used[quota] >= limit ? "quota_100" : "quota_80"
    const data = JSON.stringify({ quota, used: used[quota], limit })
    return [[`${kind}/${used.orgId}/${month}/${quota}`, used.orgId, kind, data, at, at]]
  })
}
