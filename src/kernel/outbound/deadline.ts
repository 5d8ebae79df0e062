import type { Outside } from "./outbound-fetch.ts"

/** What is left of the time a route or a step may take. */
export type Deadline = { leftMs: () => number }

/** A deadline that many milliseconds from now. */
export function deadlineIn(outside: Pick<Outside, "clock">, ms: number): Deadline {
  const end = outside.clock() + ms
  return { leftMs: () => end - outside.clock() }
}

/** For work that no route waits for. */
export const noDeadline: Deadline = { leftMs: () => Number.POSITIVE_INFINITY }
