/** How long a key may be used after it was read. */
export type Terms = {
  /** From before the database is read until callers are no longer admitted by the result. */
  leaseMs: number
  /** Larger than the clock drift within a lease plus the time a holder needs between reading its clock and acting. */
  marginMs: number
  /** The lease of a gate with few callers, which a change recalls; no record is used longer after it was read. */
  slowMs: number
}

const DEFAULT_MS = 2_000
/** With its margin, 56 seconds: a change waits that long for a gate that cannot be reached. */
const SLOW_LEASES = 25

export function termsOf(setting = ""): Terms {
  const given = Number(setting)
  const leaseMs = given > 0 ? given : DEFAULT_MS
  return { leaseMs, marginMs: marginOf(leaseMs), slowMs: leaseMs * SLOW_LEASES }
}

export const marginOf = (ms: number) => ms / 8

/** Time until all configuration read so far is read again: for changes that affect every organization. */
export const untilAllEnd = ({ leaseMs, marginMs }: Terms) => leaseMs + marginMs
