import type { Counter } from "../../kernel/ports/counter.ts"
import type { Meter } from "../../kernel/ports/meter.ts"
import { PLAN_LIMITS } from "../../kernel/ports/plans.ts"
import { quotaExceeded } from "../usage/meter.ts"
import { type Lends, LIMITED_BY_PLAN, type Pool, usesOf } from "../../kernel/ports/leases.ts"
import { askSpending } from "./ask-gate.ts"
import type { Gates, NearKey, Remote } from "./near-keys.ts"

type Dependencies = {
  meter: Meter
  gates: Gates
  counter: () => Pick<Remote<Counter & Lends>, "record" | "spendOne">
  /** Counts unlimited usage; reported within about a second. */
  countLater: (amounts: { classifications: number }) => void
  now: () => Date
}

/** The meter for a caller with a leased key: single classifications and the key's daily uses are spent at the gate. */
export function leasedMeter(own: Dependencies, { record, hash, gate }: NearKey, kind: "api_keys" | "sdk_keys"): Meter {
  const { meter, counter, countLater, now } = own
  const { org } = record
  const spendOne = (pool: Pool, limit: number) => askSpending(own, gate, { org: org.id, kind, hash, pool, limit })

  const reserve: Meter["reserve"] = async (quota, amount) => {
    if (quota !== "classifications" || amount !== 1) return meter.reserve(quota, amount)
    const limit = PLAN_LIMITS[org.plan].classifications
    if (limit === null) {
      countLater({ classifications: 1 })
      return { refund: async () => countLater({ classifications: -1 }) }
    }
    const spending = await spendOne(LIMITED_BY_PLAN, limit)
    if (!spending.granted) throw quotaExceeded(quota, spending.limit, spending.used, now())
    return { refund: () => counter().record({ classifications: -1 }, spending.day) }
  }

  return {
    ...meter,
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
    async countToday(keyId, limit) {
      const spending = await spendOne(usesOf(keyId), limit)
      return spending.granted ? { granted: true, used: 0 } : { granted: false, used: spending.used }
    },
  }
}
