import type { Outside } from "../kernel/outbound/outbound-fetch.ts"

/** A tenth of the time it says: enough for a server on this machine. */
const deadline = (ms: number) => AbortSignal.timeout(ms / 10)

/** Calls to the outside that hardly wait, and a note of how long they would have waited. */
export function impatient(outside: Outside): { outside: Outside; waits: number[] } {
  const waits: number[] = []
  let now = 0
  const wait = async (ms: number) => {
    waits.push(ms)
    now += ms
  }
  return { outside: { ...outside, wait, clock: () => now, deadline }, waits }
}
