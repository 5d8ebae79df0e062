import type { Quota } from "./plans.ts"

/** Everything counted for an organization; the first four are held against its plan. */
export const METRICS = ["classifications", "tokens", "imports", "exports", "webSearches", "requests", "cost"] as const
export type Metric = (typeof METRICS)[number]
export type Amounts = Partial<Record<Metric, number>>

export type Reservation = { granted: true; day: string; used: number } | { granted: false; limit: number; used: number }

/** The one place that knows what an organization has used; a Durable Object answers to it, one an organization. */
export interface Counter {
  /** Takes `amount` of a quota, all of it or none. What is taken under the name of a claim is taken once. */
  reserve(quota: Quota, amount: number, limit: number | null, claim?: string): Promise<Reservation>
  /** The work of a claim is over and has used that much. */
  settle(claim: string, quota: Quota, used: number): void
  /** Adds to a day's usage; negative amounts give back what was reserved and not used. */
  record(amounts: Amounts, day?: string): void
  used(quota: Quota): number
  /** Writes what D1 does not know yet. */
  flush(): Promise<void>
}
