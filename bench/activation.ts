import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { desiredSegment, SUBJECT_COLUMNS, type SubjectRow } from "../src/activation/segments/desired-segment.ts"
import { namingOf } from "../src/activation/segments/naming.ts"
import { startPlatformStub } from "../src/testing/platform-stub.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { configReader } from "../src/operations/live-config/live-config.ts"
import { BENCH_KEYS, type BenchConnection, connectPlatform } from "./connect-platform.ts"
import { fillLibrary } from "./fill-library.ts"
import { prepareOrganization } from "./organization.ts"
import { cpuMs, startProcess } from "./processes.ts"

const SEGMENTS = 2_500
const ACTIVATIONS = 50_000
const STALE = 500
const ROUNDS = 7

type ActivationBench = {
  /** Milliseconds per segment: the service in total, the bare calls to the platform, and the difference. */
  push: { segments: number; service: Cost; platform: Cost; own: Cost; ratio: number }
  /** GET /api/activations with stale=true: right after a deployment, then with none, few and all of them stale. */
  stale: { activations: number; first: Cost; none: Cost; few: Cost; all: Cost; allMebibytes: number }
}

/** Elapsed milliseconds, and the CPU time of the Worker and its database. */
type Cost = { ms: number; cpuMs: number }
type Watch = <T>(work: () => Promise<T>) => Promise<Cost & { result: T }>

/**
 * Pushes segments to a platform that answers immediately, compared with a bare Worker that only makes the same calls; then lists the stale
 * ones among many activations. Needs a built bundle.
 */
export async function measureActivation(segments = SEGMENTS, activations = ACTIVATIONS): Promise<ActivationBench> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-activation-"))
  await migrate(state)
  const stub = await startPlatformStub()
  const bare = { name: "bare", script: `export default { fetch: ${makeBareCalls.toString()} }` }
  const bindings = { CREDENTIALS_KEYS: BENCH_KEYS }
  const { miniflare, pid } = await startProcess(() =>
    startWorker({ state, quiet: true, otherWorkers: [bare], directSockets: true, bindings }),
  )
  const watch = watchCost(pid)
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  const originOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin
  const [service, floor] = [await originOf("strata"), await originOf("bare")]
  const call = async (target: string, body?: unknown) => {
    const answer = await fetch(service + target, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${org.apiKey}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  for (const sample of SAMPLES) await call("/api/topics", { topic_name: sample })
  await fillLibrary(db, org.id, activations)

  const pushing = await connectPlatform(db, org.id, stub.url, "pushed")
  const push = await measurePush(watch, call, floor, `${stub.url}/pushed`, pushing, segments)
  // They would be listed too.
  await db.prepare("DELETE FROM activations").run()
  const listed = await connectPlatform(db, org.id, stub.url, "listed")
  await activateAll(db, org.id, listed, activations)
  const stale = await measureStale(watch, call, db, listed.id, activations)
  await miniflare.dispose()
  await stub.stop()
  rmSync(state, { recursive: true, force: true })
  return { push, stale }
}

type Call = (target: string, body?: unknown) => Promise<Response>

function watchCost(worker: number | undefined): Watch {
  const cpuNow = () => (worker === undefined ? Number.NaN : cpuMs(worker))
  return async (work) => {
    const [started, before] = [performance.now(), cpuNow()]
    const result = await work()
    return { ms: performance.now() - started, cpuMs: cpuNow() - before, result }
  }
}

async function measurePush(
  watch: Watch,
  call: Call,
  floor: string,
  stub: string,
  { id }: BenchConnection,
  segments: number,
): Promise<ActivationBench["push"]> {
  const topicIds = Array.from({ length: segments }, (_, i) => `ot_${i}`)
  const { runId } = (await (await call(`/api/connections/${id}/push/run`, { topicIds })).json()) as { runId: string }
  const service = await watch(async () => {
    for (let done = false; !done;) {
      const answer = await call(`/api/connections/${id}/push/run/${runId}/push`, {})
      const batch = (await answer.json()) as { done: boolean; errorCount: number; results: { error?: string }[] }
      if (batch.errorCount > 0) throw new Error(batch.results.find(({ error }) => error)?.error)
      done = batch.done
    }
  })
  const platform = await watch(async () => {
    const body = JSON.stringify({ url: `${stub}/dspapi`, calls: segments })
    const answer = await fetch(floor, { method: "POST", body })
    if (!answer.ok) throw new Error(await answer.text())
  })
  const each = ({ ms, cpuMs: cpu }: Cost): Cost => ({
    ms: round(ms / segments),
    cpuMs: round(cpu / segments),
  })
  const own = { ms: service.ms - platform.ms, cpuMs: service.cpuMs - platform.cpuMs }
  return {
    segments,
    service: each(service),
    platform: each(platform),
    own: each(own),
    ratio: round(service.ms / platform.ms),
  }
}

/** Its source text runs in the bare Worker, so it must not use anything outside its body. */
async function makeBareCalls(request: Request): Promise<Response> {
  const { url, calls } = (await request.json()) as { url: string; calls: number }
  for (let i = 0; i < calls; i++) {
    const answer = await fetch(`${url}/taxonomy/segment`, {
      method: "POST",
      headers: { authorization: "Bearer planted-s3cret-api-key", "content-type": "application/json" },
      body: JSON.stringify({
        ProviderId: "provider-1",
        SegmentName: `Bare segment ${i} `.padEnd(160, "x"),
        Description: `Bare segment ${i} `.padEnd(400, "x"),
        BuyableStatus: true,
        Currency: "USD",
      }),
    })
    const text = await answer.text()
    if (!answer.ok) return new Response(text, { status: 500 })
  }
  return new Response(`${calls}`)
}

/** One activation per topic, with the values that a push would send. */
async function activateAll(db: D1Database, orgId: string, connection: BenchConnection, count: number) {
  const naming = await namingOf({ config: configReader({ directory: db, log: () => {} }), version: "" }, connection)
  if (!naming) throw new Error("The connection has no naming")
  for (let from = 0; from < count; from += 500) {
    const { results } = await db
      .prepare(
        `SELECT link.id, link.topic_id, ${SUBJECT_COLUMNS} FROM json_each(?) AS n
         CROSS JOIN org_topics AS link ON link.id = 'ot_' || n.value CROSS JOIN topics AS t ON t.id = link.topic_id`,
      )
      .bind(JSON.stringify(Array.from({ length: Math.min(500, count - from) }, (_, i) => from + i)))
      .all<SubjectRow & { id: string; topic_id: string }>()
    const rows = results.map(({ id, topic_id: topicId, ...row }) => {
      const { name, description, engineVersion } = desiredSegment(naming, row)
      return [`act_${id}`, id, topicId, name, description, engineVersion]
    })
    await db
      .prepare(
        `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, platform_segment_id,
           pushed_name, pushed_description, engine_version_at_push, created_at, activated_at)
         SELECT value ->> 0, ?2, value ->> 1, value ->> 2, ?3, 'dspapi', 'active', value ->> 0, value ->> 3, value ->> 4,
           value ->> 5, '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z' FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows), orgId, connection.id)
      .run()
  }
}

async function measureStale(
  watch: Watch,
  call: Call,
  db: D1Database,
  connectionId: string,
  activations: number,
): Promise<ActivationBench["stale"]> {
  const list = async (expected: number) => {
    const { result, ...cost } = await watch(async () => (await call("/api/activations?stale=true")).text())
    const found = (JSON.parse(result) as unknown[]).length
    if (found !== expected) throw new Error(`${found} of ${activations} are stale, expected ${expected}`)
    return { cost: { ms: round(cost.ms), cpuMs: round(cost.cpuMs) }, bytes: result.length }
  }
  const median = async (expected: number) => {
    const all: Cost[] = []
    for (let i = 0; i < ROUNDS; i++) all.push((await list(expected)).cost)
    const of = (one: keyof Cost) =>
      all.map((cost) => cost[one]).sort((x, y) => x - y)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    return { ms: of("ms"), cpuMs: of("cpuMs") }
  }
  const first = await list(0)
  await untilStamped(db, connectionId, activations)
  const none = await median(0)
  const stale = Math.min(STALE, activations)
  await db
    .prepare(
      "UPDATE topics SET audience_type = 'Past Purchaser', updated_at = 'later' WHERE id IN (SELECT 'tp_' || value FROM json_each(?))",
    )
    .bind(JSON.stringify(Array.from({ length: stale }, (_, i) => i * Math.floor(activations / stale))))
    .run()
  const few = await median(stale)
  await db
    .prepare(`UPDATE connections SET config = json_set(config, '$.template_key', 'internal') WHERE id = ?`)
    .bind(connectionId)
    .run()
  const all = await list(activations)
  const allMebibytes = Math.round(all.bytes / 1024 / 1024)
  return { activations, first: first.cost, none, few, all: all.cost, allMebibytes }
}

/** The service stamps compared activations as up to date after it has answered. */
async function untilStamped(db: D1Database, connectionId: string, expected: number) {
  for (let i = 0; i < 100; i++) {
    const stamped = await db
      .prepare("SELECT count(as_pushed) AS n FROM activations WHERE connection_id = ?")
      .bind(connectionId)
      .first<number>("n")
    if (stamped === expected) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error("The compared activations were not stamped")
}

const round = (ms: number) => Math.round(ms * 100) / 100
