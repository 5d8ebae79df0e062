import type { Amounts, CountedToday } from "./counter.ts"
import type { Quota } from "./plans.ts"

type NamedReservation = {
  /** The work succeeded: the credits, or `used` of them, stay counted. */
  settle(used?: number): Promise<void>
  /** The work failed: returns the credits. A caller that finds the work already done calls neither. */
  refund(): Promise<void>
}

/** Spends and records an organization's quotas. */
export type Meter = {
  /** Reserves before the work and refunds when it fails: a failed call costs nothing. */
  spend<T>(quota: Quota, amount: number, work: () => Promise<T>): Promise<T>
  reserve(quota: Quota, amount: number): Promise<{ refund(amount?: number): Promise<void> }>
  /** Reserves for work that may be retried; all attempts under one name count once. */
  reserveOnce(quota: Quota, name: string, amount: number): Promise<NamedReservation>
  /** Throws 429 when nothing is left. For quotas whose cost is known only after the work. */
  requireRemaining(quota: Quota): Promise<void>
  /** Reserves LLM costs of a call from the day's limit; throws 429 when they would exceed it. */
  reserveCost(amount: number, limit: number): Promise<void>
  record(amounts: Amounts): Promise<void>
  /** Counts one use of a key that has a limit per day (UTC). Exact: the use is stored before it is granted. */
  countToday(keyId: string, limit: number): Promise<CountedToday>
}
