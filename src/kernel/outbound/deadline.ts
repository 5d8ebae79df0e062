import type { Outside } from "./outbound-fetch.ts"
import type { Deadline } from "../../activation/platforms/port.ts"

/** A deadline that many milliseconds from now. */
export function deadlineIn(outside: Pick<Outside, "clock">, ms: number): Deadline {
  const end = outside.clock() + ms
  return { leftMs: () => end - outside.clock() }
}

/** For work that no route waits for. */
export const noDeadline: Deadline = { leftMs: () => Number.POSITIVE_INFINITY }
