import type { KeyRate } from "./rates.ts"

export const PLANS = ["free", "pro", "enterprise"] as const
export type Plan = (typeof PLANS)[number]

export type Quota = "classifications" | "tokens" | "imports" | "exports"

/** Quotas per organization and calendar month (UTC); null is unlimited. */
export const PLAN_LIMITS: Record<Plan, Record<Quota, number | null>> = {
  free: { classifications: 100, tokens: 1_000_000, imports: 5, exports: 10 },
  pro: { classifications: 10_000, tokens: 50_000_000, imports: 100, exports: null },
  enterprise: { classifications: null, tokens: null, imports: null, exports: null },
}

/** Webhooks per organization. */
export const PLAN_WEBHOOKS: Record<Plan, number> = { free: 0, pro: 5, enterprise: 20 }

/** Requests per minute of one key; null is unlimited. */
export const PLAN_RATES: Record<Plan, KeyRate | null> = { free: 600, pro: 6_000, enterprise: null }
