import type { Quota } from "./plans.ts"

/** Everything counted per organization; the first four are limited by its plan. */
export const METRICS = ["classifications", "tokens", "imports", "exports", "webSearches", "requests", "cost"] as const
export type Metric = (typeof METRICS)[number]
export type Amounts = Partial<Record<Metric, number>>

export type Reservation = { granted: true; day: string; used: number } | { granted: false; limit: number; used: number }

export type CountedToday = { granted: boolean; used: number }

/** An organization's usage counter: one Durable Object per organization, the source of truth for its usage. */
export interface Counter {
  /** Reserves all of `amount` or nothing. With a name, repeating the call reserves only once. */
  reserve(quota: Quota, amount: number, limit: number | null, name?: string): Promise<Reservation>
  /** Ends a named reservation and records the used amount. Amounts that another worker settled under the same name stay counted. */
  settle(name: string, quota: Quota, used: number): void
  /** Adds to a day's usage; negative amounts refund unused reservations. */
  record(amounts: Amounts, day?: string): void
  /** Exact: asks gates that hold credits how much they spent. */
  used(quota: Quota): Promise<number>
  /** Counts one use today under this name, or refuses it when the limit is reached. */
  countToday(name: string, limit: number): Promise<CountedToday>
  /** Adds to today's LLM costs unless they would exceed the limit. */
  reserveCost(amount: number, limit: number): Promise<Reservation>
  /** Writes pending usage to D1. */
  flush(): Promise<void>
  /** Reconciles the counter with D1 after one of them was restored: the higher figure of each day wins. */
  align(): Promise<void>
  /** Deletes all counts. */
  forget(): Promise<void>
}
