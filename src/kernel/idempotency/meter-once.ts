import type { Amounts } from "../ports/counter.ts"
import type { Meter } from "../ports/meter.ts"

/**
 * A meter for work that may be retried under one name. Reservations are named, so that a retry finds them, and end only with `settle`,
 * after the answer is stored. Credits recorded after the work are counted then too; costs that a provider has already charged are counted
 * immediately.
 */
export function meterOnce(meter: Meter, name: string): { meter: Meter; settle: () => Promise<void> } {
  const endings: (() => Promise<void>)[] = []
  let reservations = 0
  const reserve: Meter["reserve"] = async (quota, amount) => {
    const reservation = await meter.reserveOnce(quota, `${name} ${reservations++}`, amount)
    let used = amount
    endings.push(() => reservation.settle(used))
    return {
      refund: async (refunded = amount) => {
        used -= refunded
      },
    }
  }
  return {
    meter: {
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
      async record({ classifications, imports, exports, ...spent }) {
        const later: Amounts = { classifications, imports, exports }
        if (Object.values(later).some(Boolean)) endings.push(() => meter.record(later))
        if (Object.values(spent).some(Boolean)) await meter.record(spent)
      },
    },
    settle: async () => {
      for (const end of endings.splice(0)) await end()
    },
  }
}
