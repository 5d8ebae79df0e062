import type { Services } from "../kernel/context.ts"
import { openDatabase } from "../kernel/db/client.ts"
import type { Meter } from "../kernel/ports/meter.ts"
import type { QueuePort } from "../kernel/ports/queues.ts"

/** Where a process may die: what it had done by then is done, and nothing more comes. */
export type Boundary =
  | "before the batch"
  | "after the batch"
  | "after the R2 put"
  | "before the queue send"
  | "after the queue send"
  | "after the vector write"
  | "before the ack"

class Died extends Error {}

export type Process = {
  services: Services
  /** The boundaries it came to, in order. */
  passed: Boundary[]
  isDead: () => boolean
  come: (boundary: Boundary) => void
}

/**
 * The services of a process that dies at the boundary of that number. A dead process reaches nothing any more: whatever it would
 * still do, to clean up or to give back, does not happen.
 */
export function dyingServices(alive: Services, queue: QueuePort, diesAt = Number.POSITIVE_INFINITY): Process {
  const passed: Boundary[] = []
  let dead = false
  const live = () => {
    if (dead) throw new Died("The process is dead")
  }
  const come = (boundary: Boundary) => {
    live()
    passed.push(boundary)
    if (passed.length <= diesAt) return
    dead = true
    throw new Died(`Died ${boundary}`)
  }

  const d1 = wrap(alive.d1, live, {
    batch: async (statements: D1PreparedStatement[]) => {
      come("before the batch")
      const answers = await alive.d1.batch(statements)
      come("after the batch")
      return answers
    },
  })
  const importFiles = wrap(alive.importFiles, live, {
    put: async (key: string, value: string | ArrayBufferView) => {
      live()
      const object = await alive.importFiles.put(key, value)
      come("after the R2 put")
      return object
    },
  })
  const vectors = wrap(alive.vectors, live, {
    upsert: async (entries: Parameters<Services["vectors"]["upsert"]>[0]) => {
      live()
      await alive.vectors.upsert(entries)
      come("after the vector write")
    },
  })
  const sendBatch: QueuePort["sendBatch"] = async (messages) => {
    come("before the queue send")
    await queue.sendBatch(messages)
    come("after the queue send")
  }
  const services: Services = {
    ...alive,
    d1,
    db: openDatabase(d1),
    importFiles,
    vectors,
    queues: { ...alive.queues, "strata-imports": { sendBatch } },
    meterOf: (org) => {
      const meter = alive.meterOf(org)
      // What it holds dies with it.
      const claim: Meter["claim"] = async (...given) => wrap(await meter.claim(...given), live, {})
      return wrap(meter, live, { claim })
    },
    log: () => {},
  }
  return { services, passed, isDead: () => dead, come }
}

/** The same thing, with some methods of its own, for as long as the process lives. */
function wrap<T extends object>(target: T, live: () => void, own: object): T {
  return new Proxy(target, {
    get: (_, property) => {
      const method: unknown = Reflect.get(own, property) ?? Reflect.get(target, property)
      if (typeof method !== "function") return method
      return (...given: unknown[]) => {
        live()
        return Reflect.apply(method, target, given) as unknown
      }
    },
  })
}
