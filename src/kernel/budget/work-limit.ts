import type { Budget } from "./budget.ts"

/** Tells a loop over pages when to leave the rest to a background job. */
export type WorkLimit = { isReached: () => boolean }

/** A request works this long before it hands the rest over. */
const REQUEST_MS = 20_000
/** Enough calls for one more page and for queueing the rest. */
const CALLS_KEPT = 100

export function limitOfRequest({ now, budget }: { now: () => Date; budget: Budget }, ms = REQUEST_MS): WorkLimit {
  const until = now().getTime() + ms
  return { isReached: () => now().getTime() >= until || budget.left() <= CALLS_KEPT }
}
