import type { OrgContext, Services } from "../kernel/context.ts"
import { atLibrary } from "../kernel/db/databases.ts"
import { type Budget, openBudget } from "../kernel/budget/budget.ts"
import { openEmbeddedIndex } from "../kernel/vectors/embedded-index.ts"
import type { UnsentIds, VectorShard } from "../kernel/vectors/vector-index.ts"
import { openVectorizeIndex } from "../kernel/vectors/vectorize-index.ts"
import { countedBinding, countedObjects } from "../kernel/budget/counted.ts"
import { bindings, testServices } from "./factories.ts"
import { aVectorize } from "./vectorize-stub.ts"

/** Limits of the platform that the local simulator does not enforce. */
export const PLATFORM_LIMITS = { calls: 900, messageBytes: 128_000, bufferBytes: 32 * 2 ** 20 }

export class LimitPassed extends Error {}

/** A budget that ends the invocation when it is passed, as the platform would. */
function strictBudget(limit: number): Budget {
  const budget = openBudget(limit)
  return {
    ...budget,
    count: (kind, statements) => {
      budget.count(kind, statements)
      if (budget.left() < 0) throw new LimitPassed(`More than ${limit} calls: ${JSON.stringify(budget.calls())}`)
    },
  }
}

/**
 * Services of one invocation on the real platform: too many calls, too large a message or too large a buffer throw. `vectorize` adds the
 * second index that production has.
 */
export function limitedServices(limits: Partial<typeof PLATFORM_LIMITS> = {}, { vectorize = true } = {}): Services {
  const { calls, messageBytes, bufferBytes } = { ...PLATFORM_LIMITS, ...limits }
  const budget = strictBudget(calls)
  const services = testServices(budget)
  const queues = Object.fromEntries(
    Object.entries(services.queues).map(([name]) => [name, keptQueue(budget, messageBytes)]),
  ) as Services["queues"]
  const measure = (text: unknown) => {
    const bytes = typeof text === "string" ? text.length * 2 : text instanceof Uint8Array ? text.byteLength : 0
    if (bytes > bufferBytes) throw new LimitPassed(`A buffer of ${bytes} bytes`)
  }
  const importFiles: Services["importFiles"] = new Proxy(services.importFiles, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== "function") return member
      return (...given: unknown[]): unknown => {
        if (name === "put") measure(given[1])
        return Reflect.apply(member, target, given)
      }
    },
  })
  return { ...services, queues, importFiles, ...(vectorize && { vectors: withVectorize(services, budget) }) }
}

/** Nothing is delivered: a test of one invocation must not start the next. */
const keptQueue = (budget: Budget, messageBytes: number) => ({
  sendBatch: async (messages: { body: unknown }[]) => {
    budget.count("queues")
    const sizes = messages.map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).byteLength)
    if (messages.length > 100) throw new LimitPassed(`${messages.length} messages in a batch`)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    if (Math.max(0, ...sizes) > messageBytes || total > 256_000) throw new LimitPassed(`Messages of ${total} bytes`)
  },
})

function withVectorize(services: Services, budget: Budget) {
  const objects = countedObjects<VectorShard & UnsentIds>(bindings.VECTORS, budget)
  const vectorize = countedBinding(aVectorize(services.now), "vectorize", budget)
  return openVectorizeIndex(openEmbeddedIndex(objects), vectorize, objects.getByName("unsent"), (error) => {
    throw error
  })
}

/** The same for an organization's own work. */
export const limitedContext = (ctx: OrgContext, services: Services): OrgContext =>
  atLibrary({ ...ctx, ...services, meter: services.meterOf(ctx.org) })
