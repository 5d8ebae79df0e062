import type { Amounts } from "./counter.ts"
import type { Quota } from "./plans.ts"

type Claim = {
  /** Said by whoever has done the work. */
  keep(): Promise<void>
  /** Said by whoever has failed; one that finds the work done by another says neither. */
  giveBack(): Promise<void>
}

/** An organization's view of its own counter. */
export type Meter = {
  /** Reserves before the work and gives back when it fails: a failed call costs nothing. */
  spend<T>(quota: Quota, amount: number, work: () => Promise<T>): Promise<T>
  reserve(quota: Quota, amount: number): Promise<{ refund(amount?: number): Promise<void> }>
  /** Reserves for work that may be begun several times, by a repeat or after a death, and counts once. */
  claim(quota: Quota, name: string, amount: number): Promise<Claim>
  /** Refuses when nothing is left, for quotas whose cost is known only afterwards. */
  demand(quota: Quota): Promise<void>
  record(amounts: Amounts): Promise<void>
}
