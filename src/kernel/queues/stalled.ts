import type { Outgoing } from "./outbox.ts"

/** Background work that makes no progress. */
export type Stalled = {
  message: Outgoing
  /** Held while a worker processes it. */
  lock?: string
  /** Adds topics: it stays parked while the database has no room. */
  needsRoom?: boolean | undefined
  /** Records that its message was sent again, so that the next sweep does not repeat it. */
  touch?: (d1: D1Database, at: string) => D1PreparedStatement
}
