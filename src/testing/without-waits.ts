import type { Outside } from "../kernel/outbound/outbound-fetch.ts"

/** A tenth of the real timeout is enough for a server on localhost. */
const deadline = (ms: number) => AbortSignal.timeout(ms / 10)

/** Outbound calls that skip their waits and record them. */
export function withoutWaits(outside: Outside): { outside: Outside; waits: number[] } {
  const waits: number[] = []
  let now = 0
  const wait = async (ms: number) => {
    waits.push(ms)
    now += ms
  }
  return { outside: { ...outside, wait, clock: () => now, deadline }, waits }
}
