import type { OrgContext } from "../kernel/context.ts"
import { openDatabase } from "../kernel/db/client.ts"
import type { Lease, Lock } from "../kernel/ports/lock.ts"

class Died extends Error {}

export type Mortal = { ctx: OrgContext; isDead: () => boolean; steps: () => number }

/**
 * A process that dies at its step of that number: a step is a statement or a batch of the database, once before and once after it,
 * and a call to the outside, before it leaves and when its answer is in. A dead process reaches nothing any more.
 */
export function mortal(alive: OrgContext, diesAt = Number.POSITIVE_INFINITY): Mortal {
  let steps = 0
  let dead = false
  /** The database knows a statement only as itself. */
  const behind = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const step = () => {
    if (!dead && ++steps <= diesAt) return
    dead = true
    throw new Died("The process is dead")
  }
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    step()
    const answer = await work()
    step()
    return answer
  }
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(inner, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== "function") return method
        const call = (...given: unknown[]): unknown => Reflect.apply(method, target, given)
        if (name === "bind") return (...given: unknown[]) => statement(call(...given) as D1PreparedStatement)
        return (...given: unknown[]) => around(async () => call(...given))
      },
    })
    behind.set(wrapped, inner)
    return wrapped
  }
  const d1 = {
    prepare: (text: string) => statement(alive.d1.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => alive.d1.batch(statements.map((one) => behind.get(one) ?? one))),
  } as unknown as D1Database
  const outside: OrgContext["outside"] = {
    ...alive.outside,
    // Asked for right before a call leaves: its answer, if there is one, finds the process dead or alive.
    deadline: (ms) => {
      step()
      return alive.outside.deadline(ms)
    },
    clock: () => {
      if (dead) throw new Died("The process is dead")
      return alive.outside.clock()
    },
  }
  const locks = (name: string): Lock => {
    const lock = alive.locks(name)
    return {
      ...lock,
      acquire: (ms) => around(() => lock.acquire(ms)),
      release: (fence) => around(() => lock.release(fence)),
    }
  }
  const ctx: OrgContext = { ...alive, d1, db: openDatabase(d1), outside, locks, log: () => {} }
  return { ctx, isDead: () => dead, steps: () => steps }
}

/** Locks of a world with a clock of its own: a lease that nobody gave back runs out when that clock says so. */
export function locksBy(now: () => Date): (name: string) => Lock {
  const leases = new Map<string, Lease>()
  return (name) => {
    const held = () => (leases.get(name)?.until ?? 0) > now().getTime()
    return {
      acquire: async (forMs) => {
        if (held()) return null
        const lease = { fence: (leases.get(name)?.fence ?? 0) + 1, until: now().getTime() + forMs }
        leases.set(name, lease)
        return lease
      },
      extend: async () => held(),
      release: async (fence) => {
        if (leases.get(name)?.fence === fence) leases.set(name, { fence, until: 0 })
      },
      isHeld: async () => held(),
    }
  }
}
