import type { Outgoing } from "./outbox.ts"

/** Background work that makes no progress. */
export type Stalled = {
  message: Outgoing
  /** Held while a worker is on it. */
  lock?: string
  /** Notes that it was sent for, so that the next sweep gives it time. */
  touch?: (d1: D1Database, at: string) => D1PreparedStatement
}
