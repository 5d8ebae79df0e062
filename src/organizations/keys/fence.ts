import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { PLAN_RATES } from "../../kernel/ports/plans.ts"
import type { Fence } from "../../kernel/ports/leases.ts"
import { leftOf } from "./allowance.ts"
import { lowerRate } from "../../kernel/ports/rates.ts"

/** Browsers send the page's origin, except for same-origin GET requests. Other programs can send any: this restricts web pages only. */
export function requireOrigin(request: Request, { allowedOrigins }: Fence): void {
  if (allowedOrigins.length === 0) return
  const isOwnPage = request.headers.get("sec-fetch-site") === "same-origin"
  const origin = request.headers.get("origin") ?? (isOwnPage ? new URL(request.url).origin : undefined)
  if (origin === undefined || !allowedOrigins.some((allowed) => matches(origin, allowed))) {
    throw new AppError(403, "Origin is not allowed for this key")
  }
}

function matches(origin: string, allowed: string): boolean {
  if (!allowed.startsWith("*.")) return origin === allowed
  return origin.startsWith("https://") && origin.endsWith(allowed.slice(1)) && !origin.includes(":", "https://".length)
}

/** Counts a request against the key's limits: the plan's, and the key's own if lower. */
export async function countAgainstLimits(
  { rates, now }: Pick<Services, "rates" | "now">,
  keyId: string,
  { org, meter }: Pick<OrgContext, "org" | "meter">,
  fence?: Fence,
): Promise<void> {
  const rate = lowerRate(fence?.requestsPerMinute ?? null, PLAN_RATES[org.plan])
  if (rate !== null && !(await rates.key(rate, keyId))) throw tooManyRequests(now(), "minute")
  const limit = fence?.requestsPerDay ?? null
  if (limit === null) return
  const { granted, used } = await meter.countToday(keyId, limit)
  if (!granted) throw dayIsOver(limit, used, now())
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const secondsUntilNext = (ms: number, now: Date) => Math.max(1, Math.ceil((ms - (now.getTime() % ms)) / 1000))

export function tooManyRequests(now: Date, limit: "minute" | "address" = "address"): AppError {
  const wait = secondsUntilNext(MINUTE_MS, now)
  const headers = { "Retry-After": String(wait), RateLimit: leftOf(limit, 0, wait) }
  return new AppError(429, "Too many requests, slow down", {}, headers)
}

function dayIsOver(limit: number, used: number, now: Date): AppError {
  const resetsAt = new Date(now.getTime() - (now.getTime() % DAY_MS) + DAY_MS).toISOString()
  const details = { limit, used, remaining: 0, resetsAt }
  const wait = secondsUntilNext(DAY_MS, now)
  const headers = { "Retry-After": String(wait), RateLimit: leftOf("day", 0, wait) }
  return new AppError(429, "Daily request limit of this key reached", details, headers)
}
