import type { KeyRecord } from "../../kernel/ports/leases.ts"
import { PLAN_RATES } from "../../kernel/ports/plans.ts"
import { ADDRESS_RATE, lowerRate } from "../../kernel/ports/rates.ts"

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

/** Calls per key in the current minute, as this isolate saw them: the platform's limiters count everywhere, but tell only yes or no. */
const seen = { minute: 0, calls: new Map<string, number>() }

function countCall(keyId: string, minute: number): number {
  if (minute !== seen.minute) {
    seen.minute = minute
    seen.calls.clear()
  }
  const calls = (seen.calls.get(keyId) ?? 0) + 1
  seen.calls.set(keyId, calls)
  return calls
}

/** What is left of a limit, in the form of the IETF's draft on RateLimit header fields. */
export const leftOf = (name: "minute" | "day" | "address", left: number, seconds: number) =>
  `"${name}";r=${left};t=${seconds}`

/** Headers of every answer to a key. A key that its plan does not limit is limited with all others from its address. */
export function allowanceOf(
  keyId: string,
  { plan }: Pick<KeyRecord["org"], "plan">,
  fence: KeyRecord["fence"] | undefined,
  now: Date,
): [name: string, value: string][] {
  const seconds = Math.floor(now.getTime() / 1000)
  const calls = countCall(keyId, Math.floor(seconds / MINUTE_S))
  const rate = lowerRate(fence?.requestsPerMinute ?? null, PLAN_RATES[plan])
  const [name, limit] = rate === null ? (["address", ADDRESS_RATE] as const) : (["minute", rate] as const)
  const perDay = fence?.requestsPerDay ?? null
  const daily = perDay === null ? "" : `, "day";q=${perDay};w=${DAY_S}`
  return [
    ["RateLimit-Policy", `"${name}";q=${limit};w=${MINUTE_S}${daily}`],
    ["RateLimit", leftOf(name, Math.max(0, limit - calls), MINUTE_S - (seconds % MINUTE_S))],
  ]
}
