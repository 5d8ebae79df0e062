import type { TestServices } from "./factories.ts"
import { everyDatabase } from "./every-database.ts"
import type { Meter } from "../kernel/ports/meter.ts"
import type { QueuePort } from "../kernel/ports/queues.ts"

/** Points where a process may crash; everything before is done, nothing after happens. */
export type Boundary =
  | "before the batch"
  | "after the batch"
  | "after the R2 put"
  | "before the queue send"
  | "after the queue send"
  | "after the vector write"
  | "before the ack"

class Crashed extends Error {}

export type Process = {
  services: TestServices
  /** The boundaries passed, in order. */
  passed: Boundary[]
  hasCrashed: () => boolean
  reach: (boundary: Boundary) => void
}

/**
 * The services of a process that crashes at boundary `crashAt`. A crashed process can no longer reach anything, so cleanup and
 * refunds do not happen.
 */
export function crashingServices(base: TestServices, queue: QueuePort, crashAt = Number.POSITIVE_INFINITY): Process {
  const passed: Boundary[] = []
  let crashed = false
  const checkAlive = () => {
    if (crashed) throw new Crashed("The process has crashed")
  }
  const reach = (boundary: Boundary) => {
    checkAlive()
    passed.push(boundary)
    if (passed.length <= crashAt) return
    crashed = true
    throw new Crashed(`Crashed ${boundary}`)
  }

  const d1 = wrap(base.d1, checkAlive, {
    batch: async (statements: D1PreparedStatement[]) => {
      reach("before the batch")
      const answers = await base.d1.batch(statements)
      reach("after the batch")
      return answers
    },
  })
  const importFiles = wrap(base.importFiles, checkAlive, {
    put: async (key: string, value: string | ArrayBufferView) => {
      checkAlive()
      const object = await base.importFiles.put(key, value)
      reach("after the R2 put")
      return object
    },
  })
  const vectors = wrap(base.vectors, checkAlive, {
    upsert: async (entries: Parameters<TestServices["vectors"]["upsert"]>[0]) => {
      checkAlive()
      await base.vectors.upsert(entries)
      reach("after the vector write")
    },
  })
  const sendBatch: QueuePort["sendBatch"] = async (messages) => {
    reach("before the queue send")
    await queue.sendBatch(messages)
    reach("after the queue send")
  }
  const services: TestServices = {
    ...base,
    ...everyDatabase(d1),
    importFiles,
    vectors,
    queues: { ...base.queues, "strata-imports": { sendBatch } },
    meterOf: (org) => {
      const meter = base.meterOf(org)
      // A crashed process can no longer settle its reservations.
      const reserveOnce: Meter["reserveOnce"] = async (...args) =>
        wrap(await meter.reserveOnce(...args), checkAlive, {})
      return wrap(meter, checkAlive, { reserveOnce })
    },
    log: () => {},
  }
  return { services, passed, hasCrashed: () => crashed, reach }
}

/** Overrides some methods of an object, and lets no method run after a crash. */
function wrap<T extends object>(target: T, checkAlive: () => void, overrides: object): T {
  return new Proxy(target, {
    get: (_, property) => {
      const method: unknown = Reflect.get(overrides, property) ?? Reflect.get(target, property)
      if (typeof method !== "function") return method
      return (...args: unknown[]) => {
        checkAlive()
        return Reflect.apply(method, target, args) as unknown
      }
    },
  })
}
