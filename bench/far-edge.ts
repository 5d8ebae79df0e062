import type { Env } from "../src/app/env.ts"
import edge, { RegionGate as Gate } from "../workers/edge.ts"

export { JobLock, KeyDirectory, QuotaCounter, VectorIndex } from "../workers/edge.ts"

/** Round trips in milliseconds: the database and the objects next to it are on another continent. */
const FAR_MS = 200
const NEAR_MS = 5

type Calls = { far: number; near: number }
type Distance = { ms: number; note: () => void }

/** One timer per round trip: each timer of the local runtime is about a millisecond late. */
const travel = async <T>({ ms, note }: Distance, call: () => Promise<T>): Promise<T> => {
  note()
  await scheduler.wait(ms)
  return call()
}

/** Patches statements instead of wrapping them, because `batch` accepts only the originals. */
function farDatabase(d1: D1Database, distance: Distance, copy: Distance): D1Database {
  const far = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    const slow = <M extends (...given: never[]) => unknown>(method: M) =>
      ((...given: never[]) => travel(distance, async () => Reflect.apply(method, statement, given))) as M
    return Object.assign(statement, {
      bind: (...values: unknown[]) => far(bind(...values)),
      first: slow(statement.first.bind(statement)),
      all: slow(statement.all.bind(statement)),
      run: slow(statement.run.bind(statement)),
      raw: slow(statement.raw.bind(statement)),
    })
  }
  return {
    prepare: (sql: string) => far(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => travel(distance, () => d1.batch(statements)),
    exec: (sql: string) => travel(distance, () => d1.exec(sql)),
    // A replica is nearby, unless the session asks for the primary.
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint)
      const there = constraint === "first-primary" ? distance : copy
      return Object.assign(farDatabase(session as unknown as D1Database, there, there), {
        getBookmark: () => session.getBookmark(),
      })
    },
  } as unknown as D1Database
}

function farObjects<N extends { getByName: (name: string) => object }>(namespace: N, distance: Distance): N {
  const stubOf = (name: string) =>
    new Proxy(namespace.getByName(name), {
      get: (stub, method) => {
        const member: unknown = Reflect.get(stub, method)
        if (typeof member !== "function") return member
        return (...given: unknown[]): unknown =>
          travel(distance, async () => Reflect.apply(member, stub, given) as unknown)
      },
    })
  return { getByName: stubOf } as unknown as N
}

/** Adds the latency that a Worker or an object in a far region has. */
function withLatency(env: Env, calls: Calls): Env {
  const far = { ms: FAR_MS, note: () => void calls.far++ }
  const near = { ms: NEAR_MS, note: () => void calls.near++ }
  return {
    ...env,
    DB: farDatabase(env.DB, far, near),
    QUOTAS: farObjects(env.QUOTAS, far),
    DIRECTORY: farObjects(env.DIRECTORY, far),
    VECTORS: farObjects(env.VECTORS, far),
    LOCKS: farObjects(env.LOCKS, far),
    GATES: farObjects(env.GATES, near),
  }
}

/** Gates are next to the caller, far from everything else. The directory and the organizations' objects are next to the database. */
export class RegionGate extends Gate {
  constructor(state: DurableObjectState, env: Env) {
    super(state, withLatency(env, { far: 0, near: 0 }))
  }
}

/** The Worker, far from its database. `X-Calls` is the number of calls its response waited for. Only the bench builds this entry. */
export default {
  async fetch(request, env, ctx) {
    const calls: Calls = { far: 0, near: 0 }
    const answer = await edge.fetch(request, withLatency(env, calls), ctx)
    const response = new Response(answer.body, answer)
    response.headers.set("X-Calls", JSON.stringify(calls))
    return response
  },
  queue: (batch, env, ctx) => edge.queue(batch, env, ctx),
  scheduled: (event, env, ctx) => edge.scheduled(event, env, ctx),
} satisfies ExportedHandler<Env>
