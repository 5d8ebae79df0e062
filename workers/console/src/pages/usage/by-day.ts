import type { UsageDay } from "../../api/types.ts"

export const METRICS = {
  total_classifications: "Classifications",
  total_requests: "Requests",
  total_tokens: "Tokens",
  total_web_searches: "Web searches",
  total_imports: "Imports",
  total_exports: "Exports",
  total_cost: "Cost (USD)",
} as const
export type Metric = keyof typeof METRICS

/** One point per day, including days without usage. */
export function pointsOf(rows: readonly UsageDay[], metric: Metric, from: string, to: string) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + row[metric])
  return daysBetween(from, to).map((day) => ({ day, value: sums.get(day) ?? 0 }))
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 24 * 3600 * 1000) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

export type OrganizationUsage = { orgId: string } & Record<Metric, number>

/** Total usage per organization, most classifications first. */
export function byOrganization(rows: readonly UsageDay[]): OrganizationUsage[] {
  const sums = new Map<string, OrganizationUsage>()
  for (const row of rows) {
    const sum = sums.get(row.org_id) ?? emptyUsage(row.org_id)
    for (const metric of Object.keys(METRICS) as Metric[]) sum[metric] += row[metric]
    sums.set(row.org_id, sum)
  }
  return [...sums.values()].sort((a, b) => b.total_classifications - a.total_classifications)
}

const emptyUsage = (orgId: string): OrganizationUsage => ({
  orgId,
  total_classifications: 0,
  total_requests: 0,
  total_tokens: 0,
  total_web_searches: 0,
  total_imports: 0,
  total_exports: 0,
  total_cost: 0,
})
