/** How long a key may be used after it was read. */
export type Terms = {
  /** From before the database is read until callers are no longer admitted by the result. */
  leaseMs: number
  /** Larger than the clock drift within a lease plus the time a holder needs between reading its clock and acting. */
  marginMs: number
}

const DEFAULT_MS = 2_000

export function termsOf(setting = ""): Terms {
  const given = Number(setting)
  const leaseMs = given > 0 ? given : DEFAULT_MS
  return { leaseMs, marginMs: leaseMs / 8 }
}

/** Time until all leases granted so far have expired: for changes that affect every organization. */
export const untilAllEnd = ({ leaseMs, marginMs }: Terms) => leaseMs + marginMs
