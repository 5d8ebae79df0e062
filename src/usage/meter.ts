import { AppError } from "../http/errors.ts"
import type { Amounts, Counter, Reservation } from "./counter.ts"
import { type Plan, PLAN_LIMITS, type Quota } from "./plans.ts"

type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never
}

/** An organization's view of its own counter. */
export type Meter = {
  /** Reserves before the work and gives back when it fails: a failed call costs nothing. */
  spend<T>(quota: Quota, amount: number, work: () => Promise<T>): Promise<T>
  reserve(quota: Quota, amount: number): Promise<{ refund(amount?: number): Promise<void> }>
  /** Refuses when nothing is left, for quotas whose cost is known only afterwards. */
  demand(quota: Quota): Promise<void>
  record(amounts: Amounts): Promise<void>
}

export function openMeter(plan: Plan, now: () => Date, counter: () => Remote<Counter>): Meter {
  const reserve = async (quota: Quota, amount: number) => {
    const taken: Reservation = await counter().reserve(quota, amount, PLAN_LIMITS[plan][quota])
    if (!taken.granted) throw quotaExceeded(quota, taken.limit, taken.used, now())
    return { refund: (given = amount) => counter().record({ [quota]: -given }, taken.day) }
  }
  return {
    reserve,
    async spend(quota, amount, work) {
      const reservation = await reserve(quota, amount)
      try {
        return await work()
      } catch (error) {
        await reservation.refund()
        throw error
      }
    },
    async demand(quota) {
      const limit = PLAN_LIMITS[plan][quota]
      if (limit === null) return
      const used = await counter().used(quota)
      if (used >= limit) throw quotaExceeded(quota, limit, used, now())
    },
    record: (amounts) => counter().record(amounts),
  }
}

function quotaExceeded(quota: Quota, limit: number, used: number, now: Date) {
  const resetsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
  return new AppError(429, `Monthly ${quota} quota exceeded`, { limit, used, remaining: 0, resetsAt })
}
