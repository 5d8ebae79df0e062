import type { OrgContext } from "../../kernel/context.ts"
import { PLAN_LIMITS } from "../../kernel/ports/plans.ts"
import type { Home } from "./schema.ts"

/** This month's usage as reported, which may lag by up to a minute. */
export async function quotasOf({
  directory,
  org,
  now,
  flushUsage,
}: OrgContext): Promise<Pick<Home, "quotas" | "resetsAt">> {
  await flushUsage(org.id)
  const today = now()
  const month = today.toISOString().slice(0, 7)
  const used = await directory
    .prepare(
      `SELECT coalesce(sum(total_classifications), 0) AS classifications, coalesce(sum(total_imports), 0) AS imports,
         coalesce(sum(total_exports), 0) AS exports
       FROM usage_daily WHERE org_id = ? AND day >= ?`,
    )
    .bind(org.id, `${month}-01`)
    .first<Record<"classifications" | "imports" | "exports", number>>()
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)
  const quotas = (["classifications", "imports", "exports"] as const).map((quota) => ({
    quota,
    used: used?.[quota] ?? 0,
    limit: PLAN_LIMITS[org.plan][quota],
    forecast: forecastOf(used?.[quota] ?? 0, today.getTime() - start, end - start),
  }))
  return { quotas, resetsAt: new Date(end).toISOString() }
}

const DAY_MS = 86_400_000

/** Extrapolates the usage so far. The first day counts as a full day, since minutes say too little. */
export const forecastOf = (used: number, passedMs: number, wholeMs: number) =>
  Math.round((used * wholeMs) / Math.max(passedMs, DAY_MS))
