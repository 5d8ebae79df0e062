import { env as bindings } from "cloudflare:workers"
import type { Env } from "../src/app/env.ts"
import edge from "../workers/edge.ts"

export { JobLock, KeyDirectory, QuotaCounter, RegionGate, VectorIndex } from "../workers/edge.ts"

/** The service's clock is ahead by the time that its restarts are said to have taken. */
const aheadMs = Number((bindings as { CLOCK_AHEAD_MS?: string }).CLOCK_AHEAD_MS ?? 0)
globalThis.Date = new Proxy(Date, {
  construct: (date, args) => Reflect.construct(date, args.length === 0 ? [date.now() + aheadMs] : args) as Date,
  get: (date, name) => (name === "now" ? () => date.now() + aheadMs : (Reflect.get(date, name) as unknown)),
})

/** D1's error when it cannot be reached. */
const unreachable = () => Promise.reject(new Error("D1_ERROR: Network connection lost."))
const statement = { bind: () => statement, first: unreachable, all: unreachable, run: unreachable, raw: unreachable }
const broken = { prepare: () => statement, batch: unreachable, getBookmark: () => null }
const BROKEN = { ...broken, withSession: () => broken } as unknown as D1Database

let isDown = false
const faulty = (env: Env): Env => (isDown ? { ...env, DB: BROKEN } : env)

/**
 * The Worker with a database that can be switched off: `POST /api/chaos {"database": "down" | "up"}`. `GET /api/chaos?org=` returns the credits the organization has used. Only `npm run chaos` builds this entry.
 */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url)
    if (url.pathname !== "/api/chaos") return edge.fetch(request, faulty(env), ctx)
    if (request.method === "POST") isDown = (await request.json<{ database: string }>()).database === "down"
    const org = url.searchParams.get("org")
    const used = org === null ? null : await env.QUOTAS.getByName(org).used("classifications")
    return Response.json({ isDown, used })
  },
  queue: (batch, env, ctx) => edge.queue(batch, faulty(env), ctx),
  scheduled: (event, env, ctx) => edge.scheduled(event, faulty(env), ctx),
} satisfies ExportedHandler<Env>
