import type { Outside } from "./outbound-fetch.ts"

/** Time remaining for a route or a step. */
export type Deadline = { leftMs: () => number }

/** A deadline `ms` milliseconds from now. */
export function deadlineIn(outside: Pick<Outside, "clock">, ms: number): Deadline {
  const end = outside.clock() + ms
  return { leftMs: () => end - outside.clock() }
}

/** For background work. */
export const noDeadline: Deadline = { leftMs: () => Number.POSITIVE_INFINITY }
