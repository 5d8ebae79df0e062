import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import autocannon from "autocannon"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { startPlatformStub } from "../src/testing/platform-stub.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { BENCH_KEYS, connectPlatform } from "./connect-platform.ts"
import { fillLibrary } from "./fill-library.ts"
import { prepareOrganization } from "./organization.ts"
import { residentMebibytes, startProcess } from "./processes.ts"
import { openHeap } from "./worker-heap.ts"

const SECONDS = Number(process.env["BENCH_LOAD_SECONDS"] ?? 60)
const CONNECTIONS = 64
/** Maximum per import. */
const ROWS = 50_000
/** Imported before the load, like in a service that has been in use. */
const HELD = 150_000
const CHUNK = 500
const SEGMENTS = 2_500
const MAPPINGS = [{ csvColumn: "Name", targetField: "topic_name" }]

/**
 * 64 connections classify with an SDK key on a service with existing topics: alone, then during an import and a push, then alone again. An import's topics stay in memory; the last part shows whether memory keeps growing without new ones.
 */
export async function measureLoad() {
  const state = mkdtempSync(path.join(tmpdir(), "strata-load-"))
  await migrate(state)
  const stub = await startPlatformStub()
  const bindings = { CREDENTIALS_KEYS: BENCH_KEYS }
  const { miniflare, pid: worker } = await startProcess(() =>
    startWorker({ state, quiet: true, directSockets: true, inspect: true, bindings }),
  )
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  const service = (await miniflare.unsafeGetDirectURL("strata")).origin
  const call = async (target: string, body: unknown) => {
    const answer = await fetch(service + target, {
      method: "POST",
      headers: { authorization: `Bearer ${org.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  for (const sample of SAMPLES) await call("/api/topics", { topic_name: sample })
  await fillLibrary(db, org.id, SEGMENTS)
  const connection = await connectPlatform(db, org.id, stub.url, "pushed")

  const load = async () => {
    // Read the process after the heap, which collects garbage when it is read.
    const memory = async () => ({ heap: await heap.mebibytes(), process: worker && residentMebibytes(worker) })
    const half = new Promise((resolve) => setTimeout(resolve, SECONDS * 500)).then(memory)
    const result = await autocannon({
      url: `${service}/api/sdk/classify`,
      method: "POST",
      headers: { authorization: `Bearer ${org.sdkKey}`, "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content: "electric SUV shoppers" }] }),
      connections: CONNECTIONS,
      duration: SECONDS,
    })
    const [before, after] = [await half, await memory()]
    return {
      "requests/s": Math.round(result.requests.average),
      "p50 ms": result.latency.p50,
      "p99 ms": result.latency.p99,
      failures: result.errors + result.non2xx,
      "heap at half, end": `${before.heap}, ${after.heap} MiB`,
      "process at half, end": `${before.process}, ${after.process} MiB`,
    }
  }
  const background = { isOver: false }
  let imported = 0
  const importRows = async () => {
    const { batchId } = await call("/api/import", { filename: "load.csv", totalRows: ROWS, mappings: MAPPINGS })
    const before = imported
    for (let chunkIndex = 0; chunkIndex < ROWS / CHUNK && !background.isOver; chunkIndex++) {
      const rows = Array.from({ length: CHUNK }, (_, i) => ({
        Name: `${SAMPLES[i % SAMPLES.length]} ${imported / CHUNK} ${100_000 + imported + i}`,
      }))
      await call(`/api/import/${String(batchId)}/chunk`, { chunkIndex, rows, mappings: MAPPINGS })
      imported += CHUNK
    }
    return imported - before
  }
  const pushSegments = async () => {
    const topicIds = Array.from({ length: SEGMENTS }, (_, i) => `ot_${i}`)
    const { runId } = await call(`/api/connections/${connection.id}/push/run`, { topicIds })
    let pushed = 0
    for (let done = false; !done && !background.isOver;) {
      const batch = await call(`/api/connections/${connection.id}/push/run/${String(runId)}/push`, {})
      done = batch["done"] === true
      pushed += (batch["results"] as unknown[]).length
    }
    return pushed
  }
  for (let held = 0; held < HELD;) held += await importRows()
  const heap = await openHeap(miniflare, "strata")
  const alone = await load()
  const work = [importRows(), pushSegments()]
  const beside = await load()
  background.isOver = true
  const [topics, pushed] = await Promise.all(work)
  const afterwards = await load()
  heap.close()
  await miniflare.dispose()
  await stub.stop()
  rmSync(state, { recursive: true, force: true })
  return {
    load: [
      { when: "alone", ...alone },
      { when: "beside an import and a push", ...beside },
      { when: "alone again", ...afterwards },
    ],
    "p99 beside / alone": Number((beside["p99 ms"] / alone["p99 ms"]).toFixed(2)),
    meanwhile: { imported: topics, pushed },
  }
}
