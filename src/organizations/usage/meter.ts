import { AppError } from "../../kernel/errors.ts"
import type { Counter, Reservation } from "../../kernel/ports/counter.ts"
import type { Meter } from "../../kernel/ports/meter.ts"
import { type Plan, PLAN_LIMITS, type Quota } from "../../kernel/ports/plans.ts"

type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never
}

export function openMeter(plan: Plan, now: () => Date, counter: () => Remote<Counter>): Meter {
  const reserveOrThrow = async (quota: Quota, amount: number, name?: string) => {
    const reservation: Reservation = await counter().reserve(quota, amount, PLAN_LIMITS[plan][quota], name)
    if (!reservation.granted) throw quotaExceeded(quota, reservation.limit, reservation.used, now())
    return reservation
  }
  const reserve = async (quota: Quota, amount: number) => {
    const reservation = await reserveOrThrow(quota, amount)
    return { refund: (refunded = amount) => counter().record({ [quota]: -refunded }, reservation.day) }
  }
  return {
    reserve,
    async reserveOnce(quota, name, amount) {
      await reserveOrThrow(quota, amount, name)
      return {
        settle: (used = amount) => counter().settle(name, quota, used),
        refund: () => counter().settle(name, quota, 0),
      }
    },
    async spend(quota, amount, work) {
      const reservation = await reserve(quota, amount)
      try {
        return await work()
      } catch (error) {
        await reservation.refund()
        throw error
      }
    },
    async requireRemaining(quota) {
      const limit = PLAN_LIMITS[plan][quota]
      if (limit === null) return
      const used = await counter().used(quota)
      if (used >= limit) throw quotaExceeded(quota, limit, used, now())
    },
    async reserveCost(amount, limit) {
      const reservation: Reservation = await counter().reserveCost(amount, limit)
      if (!reservation.granted) throw costLimitReached(reservation, now())
    },
    record: (amounts) => counter().record(amounts),
    countToday: (keyId, limit) => counter().countToday(keyId, limit),
  }
}

export function quotaExceeded(quota: Quota, limit: number, used: number, now: Date) {
  const resetsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
  return new AppError(429, `Monthly ${quota} quota exceeded`, { limit, used, remaining: 0, resetsAt })
}

function costLimitReached({ limit, used }: { limit: number; used: number }, now: Date) {
  const resetsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString()
  return new AppError(429, "Daily LLM cost limit reached", { limit, used, remaining: 0, resetsAt })
}
