import path from "node:path"
import { bundleWorker } from "../bin/build/build-worker.mjs"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { memoryFolder } from "../bin/system/memory-folder.ts"
import { causesOf, RATES } from "./idle-model.ts"
import { prepareOrganization } from "./organization.ts"
import { simulateRate } from "./rates.ts"

const FIRST_CALLS = 12
const WARM_CALLS = Number(process.env["BENCH_CALLS"] ?? 400)
const CONNECTIONS = 4
const NAMES = ["electric SUV shoppers", "trail runners", "dog food buyers", "small business owners", "golf fans"]

type Answered = { ms: number; far: number; near: number }
type Organization = Awaited<ReturnType<typeof prepareOrganization>>
type Ask = (org: Organization, i: number) => { path: string; key: string; body?: unknown }

const says = (i: number) => ({ messages: [{ role: "user", content: NAMES[i % NAMES.length] }] })
const ROUTES: { name: string; plan?: "pro"; ask: Ask }[] = [
  {
    name: "SDK classify, unlimited plan",
    ask: (org, i) => ({ path: "/api/sdk/classify", key: org.sdkKey, body: says(i) }),
  },
  {
    name: "SDK classify, limited plan",
    plan: "pro",
    ask: (org, i) => ({ path: "/api/sdk/classify", key: org.sdkKey, body: says(i) }),
  },
  { name: "API-key classify", ask: (org, i) => ({ path: "/api/classify", key: org.apiKey, body: says(i) }) },
  { name: "GET /api/me", ask: (org) => ({ path: "/api/me", key: org.apiKey }) },
  { name: "GET /api/topics", ask: (org) => ({ path: "/api/topics", key: org.apiKey }) },
  {
    name: "check-duplicate",
    ask: (org, i) => ({
      path: "/api/topics/check-duplicate",
      key: org.apiKey,
      body: { topic_name: NAMES[i % NAMES.length] },
    }),
  },
]

/**
 * The production bundle with its bindings at a distance: the database and the objects next to it are a round trip of 200 ms away, the
 * region's gate 5 ms. A first call is the first with its key anywhere; warm calls follow it. `far` and `near` count the calls that one
 * response waits for. The state is in memory if it fits, because this machine's disk says nothing about a region's storage.
 */
export async function measureEdge() {
  const { folder: state, remove } = memoryFolder("edge")
  const folder = path.join(state, "bundle")
  await bundleWorker("bench/far-edge.ts", folder)
  await migrate(state)
  const bundle = { folder, entry: "edge.js" }
  const { miniflare } = await startWorker({ state, bundle, quiet: true, directSockets: true })
  const service = (await miniflare.unsafeGetDirectURL("strata")).origin
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const anOrganization = async (plan: string) => {
    const org = await prepareOrganization(db)
    await db.prepare("UPDATE organizations SET plan = ? WHERE id = ?").bind(plan, org.id).run()
    return org
  }
  const call = async ({ path: target, key, body }: ReturnType<Ask>): Promise<Answered> => {
    const started = performance.now()
    const answer = await fetch(service + target, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${text}`)
    const calls = JSON.parse(answer.headers.get("x-calls") ?? "{}") as Omit<Answered, "ms">
    return { ms: performance.now() - started, ...calls }
  }
  const rows: object[] = []
  for (const { name, plan = "enterprise", ask } of ROUTES) {
    const first: Answered[] = []
    for (let i = 0; i < FIRST_CALLS; i++) first.push(await call(ask(await anOrganization(plan), i)))
    const org = await anOrganization(plan)
    for (let i = 0; i < NAMES.length * 2; i++) await call(ask(org, i))
    const warm: Answered[] = []
    const connection = async (offset: number) => {
      for (let i = offset; i < WARM_CALLS; i += CONNECTIONS) warm.push(await call(ask(org, i)))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, offset) => connection(offset)))
    rows.push({ route: name, ...figures("first", first), ...figures("warm", warm) })
  }
  await miniflare.dispose()
  remove()
  return { routes: rows, "per call at a steady rate, in simulated time": await steadyRates() }
}

async function steadyRates() {
  const rows: object[] = []
  for (const { name, perSecond, isolates } of RATES) {
    const simulated = await simulateRate(perSecond, isolates, perSecond > 1 ? 5_000 : 1_000)
    rows.push({ calls: name, from: "simulation", ...simulated })
    rows.push({ calls: name, from: "model", ...causesOf(perSecond, isolates) })
  }
  return rows
}

function figures(when: string, answered: readonly Answered[]) {
  const at = (share: number, of: (each: Answered) => number) => {
    const sorted = answered.map(of).toSorted((a, b) => a - b)
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
  }
  return {
    [`${when} p50 ms`]: at(0.5, ({ ms }) => ms),
    [`${when} p99 ms`]: at(0.99, ({ ms }) => ms),
    [`${when} far`]: at(0.5, ({ far }) => far),
    [`${when} near`]: at(0.5, ({ near }) => near),
  }
}
