import type { Services } from "../../kernel/context.ts"
import type { Readiness } from "./schema.ts"

const CACHED_MS = 5_000

type CheckReadiness = (services: Services) => Promise<Readiness>

/**
 * Anyone may request readiness, so the answer is cached per isolate. While one request checks again, other requests get the last answer:
 * they must not await another request's I/O, which ends with that request.
 */
export function cachedReadiness(check: CheckReadiness): CheckReadiness {
  let last: Readiness | undefined
  let checkedAt = 0
  return async (services) => {
    const now = services.now().getTime()
    const age = now - checkedAt
    // If the clock was set back, the cached answer must not live on.
    if (last && age >= 0 && age < CACHED_MS) return last
    checkedAt = now
    last = await check(services)
    return last
  }
}
