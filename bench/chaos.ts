// Runs the real local service under a mixed load while it is killed, loses its queues and its database, and talks to platforms that drop,
// hang and fail after they have acted. Exits with 0 only if nothing was lost, duplicated or left unfinished.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../bin/system/ports.ts"
import { migrate } from "../bin/local/local-worker.ts"
import { ROOT } from "../bin/system/paths.ts"
import { bundleWorker } from "../bin/build/build-worker.mjs"
import { startPlatformStub } from "../src/testing/platform-stub.ts"
import type { FaultInput, PlatformReport } from "../src/testing/platform-scripts.ts"
import { startSourceStub } from "../src/testing/source-stub.ts"

type Plan = {
  kills: number
  /** Longest time between two kills. */
  betweenMs: number
  /** What each restart takes by the clock of the service. Claims of a killed process last 90 seconds, which a short run cannot wait. */
  restartMs: number
  databaseDownMs: number
  /** Rows of each imported file. The first is imported by an organization without a limit. */
  imports: [number, ...number[]]
  items: number
  segments: number
  /** Failures of each platform, spread over its calls; `applied` ones take effect before they fail. */
  faults: FaultInput[]
  /** How long the service may take to finish everything at the end. */
  settleMs: number
}

const QUICK_FAULTS: FaultInput[] = [
  { type: "drop", on: "create", applied: true, after: 3, times: 2 },
  { type: "status", status: 503, on: "create", applied: true, after: 8, times: 2 },
  { type: "drop", on: "create", after: 12, times: 1 },
  { type: "status", status: 429, on: "create", after: 15, times: 1 },
]

export const FULL: Plan = {
  kills: 30,
  betweenMs: 5_000,
  restartMs: 0,
  databaseDownMs: 120_000,
  imports: [20_000, 2_000, 2_000],
  items: 400,
  segments: 60,
  // The service waits half a minute for a platform that hangs.
  faults: [...QUICK_FAULTS, { type: "hang", on: "create", applied: true, after: 18, times: 1 }],
  settleMs: 15 * 60_000,
}
export const SHORT: Plan = {
  kills: 3,
  betweenMs: 1_500,
  restartMs: 100_000,
  databaseDownMs: 2_000,
  imports: [600, 200],
  items: 60,
  segments: 20,
  faults: QUICK_FAULTS,
  settleMs: 10 * 60_000,
}

type Settings = { orgId: string; apiKey: string; unlimitedKey: string; session: string }
type Service = { child: ChildProcess; settings: Settings }
export type ChaosReport = { passed: string[]; failed: string[] }

export async function runChaos(plan: Plan, log: (line: string) => void = () => {}): Promise<ChaosReport> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-chaos-"))
  const bundle = path.join(state, "bundle")
  const [stub, source, port] = [await startPlatformStub(), await startSourceStub(), await freePort()]
  const url = `http://localhost:${port}`
  await bundleWorker("bench/chaos-edge.ts", bundle)
  await migrate(state)
  for (const account of ["dsp", "market"]) {
    await fetch(`${stub.url}/_control/${account}`, { method: "PUT", body: JSON.stringify({ faults: plan.faults }) })
  }
  const items = Array.from({ length: plan.items }, (_, i) => ({
    id: i + 1,
    name: `${aWord(i)} ${aWord(i + 7919)} synced`,
  }))
  await fetch(`${source.url}/_control/source`, { method: "PUT", body: JSON.stringify({ items }) })
  const start = (kills = 0) =>
    startService([port, state, bundle, stub.url, source.url, kills * plan.restartMs].map(String))
  let service = await start()
  const client = clientOf(url, service.settings)
  const unlimited = clientOf(url, { ...service.settings, apiKey: service.settings.unlimitedKey })
  try {
    const work = startWork(client, unlimited, plan)
    // Awaited at the end; a failure before that must not end the process.
    work.catch(() => {})
    for (let kill = 1; kill <= plan.kills; kill++) {
      await sleep(300 + Math.random() * plan.betweenMs)
      // Every third stop is a signal that the service can handle, as in a deployment.
      const signal = kill % 3 === 0 ? "SIGTERM" : "SIGKILL"
      await killService(service, signal)
      log(`kill ${kill} of ${plan.kills} (${signal})`)
      service = await start(kill)
    }
    log(`the database is away for ${plan.databaseDownMs / 1000} s`)
    await client.post("/api/chaos", { database: "down" })
    await sleep(plan.databaseDownMs)
    await client.post("/api/chaos", { database: "up" })
    const started = await work
    log("everything is started; waiting for the end")
    const ended = await untilEnded(client, unlimited, started, plan.settleMs)
    const reports = await reportsOf(stub.url)
    return await verify(client, service.settings, plan, started, ended, reports)
  } finally {
    await killService(service)
    await Promise.all([stub.stop(), source.stop()])
    rmSync(state, { recursive: true, force: true })
  }
}

/** Names that are different enough not to count as duplicates. */
const aWord = (seed: number) => `7${((Math.imul(seed + 1, 2_654_435_761) >>> 0) + 1_000_000_000).toString(36)}`

async function startService(args: readonly string[]): Promise<Service> {
  // Its own process group, so that one signal kills the whole tree.
  const child = spawn(process.execPath, ["bench/chaos-service.ts", ...args], {
    cwd: ROOT,
    detached: true,
    stdio: "pipe",
  })
  let output = ""
  child.stdout?.on("data", (data: Buffer) => (output += data.toString()))
  child.stderr?.on("data", (data: Buffer) => (output += data.toString()))
  const deadline = Date.now() + 300_000
  for (;;) {
    const ready = /^ready (.*)$/m.exec(output)?.[1]
    if (ready) return { child, settings: JSON.parse(ready) as Settings }
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The service did not start:\n${output}`)
    await sleep(50)
  }
}

async function killService({ child }: Service, signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, "exit")
  process.kill(-child.pid, signal)
  await exited
}

type Client = ReturnType<typeof clientOf>
type Answer = { ok: boolean; status: number; text: string }

/** Retries until the service answers: it is down most of the time. */
function clientOf(url: string, { apiKey, session }: Pick<Settings, "apiKey" | "session">) {
  const call = async (method: string, route: string, body?: string | object): Promise<Answer> => {
    const isFile = typeof body === "string"
    const headers: Record<string, string> = route.startsWith("/api/admin")
      ? { cookie: `__Host-strata_session=${session}`, "x-requested-with": "chaos" }
      : { authorization: `Bearer ${apiKey}` }
    headers["content-type"] = isFile ? "text/csv" : "application/json"
    for (;;) {
      try {
        const signal = AbortSignal.timeout(60_000)
        const response = await fetch(url + route, {
          method,
          headers,
          signal,
          ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
        })
        // The body is read here too: it may be cut off when the service dies.
        const answer = { ok: response.ok, status: response.status, text: await response.text() }
        if (response.status < 500 && response.status !== 429) return answer
      } catch {
        // Not started yet, or killed during the call.
      }
      await sleep(200)
    }
  }
  return {
    get: async <T>(route: string) => JSON.parse((await call("GET", route)).text) as T,
    post: async <T>(route: string, body: string | object = {}) => {
      const { ok, status, text } = await call("POST", route, body)
      if (!ok) throw new Error(`${route}: ${status} ${text}`)
      return JSON.parse(text) as T
    },
  }
}

type Started = { imports: string[]; pushes: { connection: string; runId: string }[]; jobs: string[] }

/** Starts every kind of background work, one after the other, while the service is killed and restarted. */
async function startWork(client: Client, unlimited: Client, plan: Plan): Promise<Started> {
  const imports: string[] = []
  const namesOf = (batch: number, totalRows: number) =>
    Array.from({ length: totalRows }, (_, i) => `${aWord(batch * 100_000 + i)} ${aWord(i + 31)} chaos`)
  const importFile = async (batch: number, totalRows: number) => {
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const importer = batch === 0 ? unlimited : client
    const { batchId } = await importer.post<{ batchId: string }>("/api/import", {
      filename: `chaos-${batch}.csv`,
      totalRows,
      mappings,
    })
    await importer.post(`/api/import/${batchId}/file`, ["Name", ...namesOf(batch, totalRows)].join("\n"))
    imports.push(batchId)
  }
  for (const [batch, rows] of plan.imports.entries()) await importFile(batch, rows)
  await client.post("/api/connections/conn_source/sync/run", { background: true })
  const topics = await untilTopics(client, plan.segments)
  const pushes = []
  for (const connection of ["conn_dsp", "conn_market"]) {
    const { runId } = await client.post<{ runId: string }>(`/api/connections/${connection}/push/run`, {
      topicIds: topics,
      background: true,
    })
    pushes.push({ connection, runId })
  }
  const { jobId } = await client.post<{ jobId: string }>("/api/admin/jobs", {
    jobType: "reclassify",
    config: { mode: "local", force: true, background: true },
  })
  return { imports, pushes, jobs: [jobId] }
}

async function untilTopics(client: Client, count: number): Promise<string[]> {
  for (;;) {
    const { data } = await client.get<{ data: { id: string }[] }>(`/api/topics?pageSize=${Math.min(100, count)}`)
    if (data.length >= Math.min(100, count)) return data.map(({ id }) => id)
    await sleep(500)
  }
}

type Import = {
  status: string
  total_rows: number
  processed_rows: number
  success_count: number
  duplicate_count: number
  error_count: number
}
type Run = { status: string; successCount: number; errorCount: number; duplicateCount?: number }
type Job = { status: string; success_count: number; error_count: number; total_items: number }
type Ended = { imports: Import[]; syncs: Run[]; pushes: Run[]; jobs: Job[] }

async function untilEnded(client: Client, unlimited: Client, started: Started, withinMs: number): Promise<Ended> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const ended: Ended = {
      imports: await Promise.all(
        started.imports.map((id, i) => (i === 0 ? unlimited : client).get<Import>(`/api/import/${id}/status`)),
      ),
      // A client whose response was lost starts a second run, which is also charged.
      syncs: await client.get<Run[]>("/api/connections/conn_source/sync/runs"),
      pushes: await Promise.all(
        started.pushes.map(({ connection, runId }) =>
          client.get<Run>(`/api/connections/${connection}/push/run/${runId}/status`),
        ),
      ),
      jobs: await Promise.all(started.jobs.map((id) => client.get<Job>(`/api/admin/jobs/${id}`))),
    }
    const states = Object.values(ended).flatMap((list) => list.map(({ status }) => status))
    if (!states.some((status) => ["processing", "running", "pending"].includes(status))) return ended
    if (Date.now() > deadline) return ended
    await sleep(1_000)
  }
}

async function reportsOf(stub: string): Promise<Record<string, PlatformReport>> {
  const read = async (account: string) => (await (await fetch(`${stub}/_control/${account}`)).json()) as PlatformReport
  return { conn_dsp: await read("dsp"), conn_market: await read("market") }
}

type Activation = { status: string; platformSegmentId: string | null; pushedName: string | null }

async function verify(
  client: Client,
  { orgId }: Settings,
  plan: Plan,
  started: Started,
  ended: Ended,
  platforms: Record<string, PlatformReport>,
): Promise<ChaosReport> {
  const report: ChaosReport = { passed: [], failed: [] }
  const check = (name: string, ok: boolean, seen: unknown) =>
    (ok ? report.passed : report.failed).push(ok ? name : `${name}: ${JSON.stringify(seen)}`)

  for (const [i, batch] of ended.imports.entries()) {
    const counted = batch.success_count + batch.duplicate_count + batch.error_count
    const isWhole = counted === plan.imports[i] && batch.processed_rows === plan.imports[i]
    check(`import ${i + 1} ended, and its receipt adds up`, batch.status === "completed" && isWhole, batch)
    check(`import ${i + 1} rejected no row`, batch.error_count === 0, batch)
  }
  check("the source was synced", ended.syncs.length > 0, ended.syncs)
  for (const run of ended.syncs) {
    const items = run.successCount + (run.duplicateCount ?? 0) + run.errorCount
    check("the sync ended with every item", run.status === "completed" && items === plan.items, run)
  }
  for (const job of ended.jobs)
    check("the job ended without errors", job.status === "completed" && job.error_count === 0, job)
  for (const [i, { connection }] of started.pushes.entries()) {
    check(`the push to ${connection} ended`, ended.pushes[i]?.status === "completed", ended.pushes[i])
    const active = await client.get<Activation[]>(`/api/activations?connectionId=${connection}&status=active`)
    const live = (platforms[connection]?.segments ?? []).filter((segment) => segment.live)
    const ids = live.map(({ id }) => id).sort()
    const held = active.map(({ platformSegmentId }) => platformSegmentId ?? "").sort()
    check(`${connection} has exactly one live segment per active activation`, String(ids) === String(held), {
      live: ids.length,
      active: held.length,
    })
    check(`every segment is on ${connection}`, active.length === plan.segments, active.length)
  }
  const { used } = await client.get<{ used: number }>(`/api/chaos?org=${orgId}`)
  const expected = plan.imports.slice(1).reduce((sum, rows) => sum + rows, ended.syncs.length * plan.items)
  check("credits were spent once per row and item", used === expected, {
    used,
    expected,
    syncs: ended.syncs,
  })
  const letters = await client.get<{ total: number }>("/api/admin/dead-letters?replayed=false")
  check("nothing was given up", letters.total === 0, letters)
  return report
}

if (process.argv[1] === import.meta.filename) {
  const plan = process.argv.includes("--short") ? SHORT : FULL
  const { passed, failed } = await runChaos(plan, (line) => console.log(line))
  for (const line of passed) console.log(`ok    ${line}`)
  for (const line of failed) console.log(`FAIL  ${line}`)
  console.log(`${passed.length} passed, ${failed.length} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}
