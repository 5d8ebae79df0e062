import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { transformWithOxc } from "vite"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { measureThroughput, type Target } from "./http.ts"
import { prepareOrganization } from "./organization.ts"

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5)
const seconds = Number(process.env["BENCH_SECONDS"] ?? 2)

/** More texts than an isolate caches. */
const DIFFERENT_TEXTS = 5_000

/** Throughput of the service's routes, each as a ratio to the floor route loaded in the same run. */
export async function measureRoutes() {
  const state = mkdtempSync(path.join(tmpdir(), "strata-bench-"))
  await migrate(state)
  const floorFile = path.join(import.meta.dirname, "floor.ts")
  const { code } = await transformWithOxc(readFileSync(floorFile, "utf8"), floorFile)
  const otherWorkers = [{ name: "floor", script: code }]
  const { miniflare } = await startWorker({ state, quiet: true, otherWorkers, directSockets: true })
  const org = await prepareOrganization(await miniflare.getD1Database("DB", "strata"))
  const service = (await miniflare.unsafeGetDirectURL("strata")).origin
  const floor = (await miniflare.unsafeGetDirectURL("floor")).origin
  const withKey = { authorization: `Bearer ${org.apiKey}` }
  const asking = (content: string) => JSON.stringify({ messages: [{ role: "user", content }], engine: "local" })
  const classify = {
    url: `${service}/api/sdk/classify`,
    method: "POST",
    headers: { authorization: `Bearer ${org.sdkKey}`, "content-type": "application/json" },
  } as const
  const targets: Target[] = [
    { name: "floor: one D1 read, one object call", url: `${floor}/?org=${org.id}` },
    { name: "GET /health", url: `${service}/health` },
    { name: "GET /api/me with an API key", url: `${service}/api/me`, headers: withKey },
    { name: "GET /api/import with an API key", url: `${service}/api/import`, headers: withKey },
    { name: "POST /api/sdk/classify, local engine", ...classify, body: asking("electric SUV shoppers") },
    {
      name: "POST /api/sdk/classify, another text each time",
      ...classify,
      bodies: Array.from({ length: DIFFERENT_TEXTS }, (_, i) => asking(`${SAMPLES[i % SAMPLES.length]} ${i}`)),
    },
  ]
  const throughput = await measureThroughput(targets, rounds, seconds)
  await miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
  const base = throughput[0]?.requestsPerSecond ?? Number.NaN
  return throughput.map((row) => ({
    route: row.name,
    "requests/s": Math.round(row.requestsPerSecond),
    "ratio to floor": Number((row.requestsPerSecond / base).toFixed(2)),
    "p50 ms": row.p50,
    "p99 ms": row.p99,
    errors: row.errors,
  }))
}
