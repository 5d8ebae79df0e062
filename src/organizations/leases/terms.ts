/** How long a key that was read may be used. */
export type Terms = {
  /** From before the database is read until no caller is admitted by what was read. */
  leaseMs: number
  /** More than two clocks can differ by within a lease, and than a holder needs between looking at its clock and acting. */
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
