import type { TestContext } from "./factories.ts"
import type { HeldLock, Lock } from "../kernel/ports/lock.ts"
import { everyDatabase } from "./every-database.ts"

class Crashed extends Error {}

export type CrashingContext = { ctx: TestContext; hasCrashed: () => boolean; steps: () => number }

/**
 * The context of a process that crashes at step `crashAt`. Steps are the points before and after each database statement or batch,
 * and before each outbound call. A crashed process can no longer reach anything.
 */
export function crashingContext(base: TestContext, crashAt = Number.POSITIVE_INFINITY): CrashingContext {
  let steps = 0
  let crashed = false
  /** The original statements, since `batch` accepts no proxies. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const step = () => {
    if (!crashed && ++steps <= crashAt) return
    crashed = true
    throw new Crashed("The process has crashed")
  }
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    step()
    const result = await work()
    step()
    return result
  }
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(inner, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== "function") return method
        const call = (...args: unknown[]): unknown => Reflect.apply(method, target, args)
        if (name === "bind") return (...args: unknown[]) => statement(call(...args) as D1PreparedStatement)
        return (...args: unknown[]) => around(async () => call(...args))
      },
    })
    originals.set(wrapped, inner)
    return wrapped
  }
  const d1 = {
    prepare: (text: string) => statement(base.d1.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => base.d1.batch(statements.map((one) => originals.get(one) ?? one))),
  } as unknown as D1Database
  const outside: TestContext["outside"] = {
    ...base.outside,
    // Called right before an outbound call is sent.
    deadline: (ms) => {
      step()
      return base.outside.deadline(ms)
    },
    clock: () => {
      if (crashed) throw new Crashed("The process has crashed")
      return base.outside.clock()
    },
  }
  const locks = (name: string): Lock => {
    const lock = base.locks(name)
    return {
      ...lock,
      acquire: (ms) => around(() => lock.acquire(ms)),
      release: (fence) => around(() => lock.release(fence)),
    }
  }
  const ctx: TestContext = { ...base, ...everyDatabase(d1), outside, locks, log: () => {} }
  return { ctx, hasCrashed: () => crashed, steps: () => steps }
}

/** Locks on a test clock: an unreleased lease expires when that clock says so. */
export function locksWithClock(now: () => Date): (name: string) => Lock {
  const heldLocks = new Map<string, HeldLock>()
  return (name) => {
    const held = () => (heldLocks.get(name)?.until ?? 0) > now().getTime()
    return {
      acquire: async (forMs) => {
        if (held()) return null
        const acquired = { fence: (heldLocks.get(name)?.fence ?? 0) + 1, until: now().getTime() + forMs }
        heldLocks.set(name, acquired)
        return acquired
      },
      extend: async () => held(),
      release: async (fence) => {
        if (heldLocks.get(name)?.fence === fence) heldLocks.set(name, { fence, until: 0 })
      },
      isHeld: async () => held(),
      clear: async () => void heldLocks.delete(name),
    }
  }
}
