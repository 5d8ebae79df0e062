import { mkdtempSync, rmSync } from "node:fs"
import * as http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { FULL, STANDARD } from "../src/topics/export/columns.ts"
import { pageStatement } from "../src/topics/export/pages.ts"
import { ExportQuery } from "../src/topics/export/schema.ts"
import { fillLibrary } from "./fill-library.ts"
import { prepareOrganization } from "./organization.ts"
import { residentMebibytes, startProcess } from "./processes.ts"

const ROWS = 100_000
const ROUNDS = 5
const STALL_MS = 2_000

type ExportBench = {
  speeds: { format: string; rowsPerSecond: number; d1RowsPerSecond: number; ratio: number; mebibytes: number }[]
  /** MiB of the Worker's process: idle, the highest in each half of an export, and while the reader is stalled. */
  memory: { idle: number; firstHalf: number; secondHalf: number; beforeStall: number; stalled: number } | null
}

/**
 * Exports a library over HTTP, compared with a bare Worker that reads the same rows with the same statements and discards them. Needs a
 * built bundle.
 */
export async function measureExport(rows = ROWS): Promise<ExportBench> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-export-"))
  await migrate(state)
  const bare = { name: "bare", script: `export default { fetch: ${readBarePages.toString()} }` }
  const { miniflare, pid: worker } = await startProcess(() =>
    startWorker({ state, quiet: true, otherWorkers: [bare], directSockets: true }),
  )
  const db = await miniflare.getD1Database("DB", "strata")
  const org = await prepareOrganization(db)
  const originOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin
  const [service, floor] = [await originOf("strata"), await originOf("bare")]
  const headers = { authorization: `Bearer ${org.apiKey}` }
  for (const sample of SAMPLES) await readText(await send(`${service}/api/topics`, headers, { topic_name: sample }))
  await fillLibrary(db, org.id, rows)

  const targets = [
    { format: "csv", columns: STANDARD },
    { format: "json", columns: FULL },
  ]
  const exportOnce = (format: string, seen?: (bytes: number) => void) =>
    readBody(`${service}/api/export?format=${format}`, headers, seen)
  const speeds: ExportBench["speeds"] = []
  for (const { format, columns } of targets) {
    const statements = await statementsFor(org.id, columns)
    // The best round counts: other load on the machine only adds time.
    let [d1, ours, bytes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
    for (let round = 0; round < ROUNDS; round++) {
      d1 = Math.min(d1, (await timeOf(() => countBarely(floor, statements, rows))).ms)
      const { ms, result } = await timeOf(() => exportOnce(format))
      ours = Math.min(ours, ms)
      bytes = result
    }
    speeds.push({
      format,
      rowsPerSecond: Math.round((rows / ours) * 1000),
      d1RowsPerSecond: Math.round((rows / d1) * 1000),
      ratio: Number((d1 / ours).toFixed(2)),
      mebibytes: toMebibytes(bytes),
    })
  }
  const memory = worker === undefined ? null : await watchMemory(worker, exportOnce, `${service}/api/export`, headers)
  await miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
  return { speeds, memory }
}

type Statements = { first: { text: string; values: unknown[] }; next: { text: string; values: unknown[] } }

/** Its source text runs in the bare Worker, so it must not use anything outside its body. */
async function readBarePages(request: Request, env: { DB: BareDatabase }): Promise<Response> {
  const { first, next } = (await request.json()) as Statements
  let rows = await env.DB.prepare(first.text)
    .bind(...first.values)
    .raw()
  let count = 0
  while (rows.length > 0) {
    count += rows.length
    const [seq, createdAt] = rows.at(-1)?.slice(-2) ?? []
    rows = await env.DB.prepare(next.text)
      .bind(...next.values, createdAt, seq)
      .raw()
  }
  return new Response(`${count}`)
}
type BareDatabase = { prepare(text: string): { bind(...values: unknown[]): { raw(): Promise<unknown[][]> } } }

async function statementsFor(orgId: string, columns: typeof STANDARD): Promise<Statements> {
  const org = { id: orgId, name: "Bench", plan: "enterprise" as const }
  // Without filters there are no look-ups.
  const reader = { org, workspace: "" } as Parameters<typeof pageStatement>[0]
  const statement = await pageStatement(reader, ExportQuery.parse({}), columns)
  if (!statement) throw new Error("An export without filters has a statement")
  const [first, next] = [statement(undefined), statement({ createdAt: "", seq: 0 })]
  // The cursor is bound last; the bare Worker adds its own.
  return { first: { ...first, values: [...first.values] }, next: { ...next, values: next.values.slice(0, -2) } }
}

async function countBarely(floor: string, statements: Statements, rows: number) {
  const count = Number(await readText(await send(floor, {}, statements)))
  if (count < rows) throw new Error(`The bare Worker read ${count} of ${rows} rows`)
}

/** Opens a new connection each time: the server may be closing an idle one. */
export function send(url: string, headers: Record<string, string>, body?: unknown): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST"
    const sent = http.request(url, { method, headers, agent: false }, (answer) => {
      if (answer.statusCode === 200 || answer.statusCode === 201) resolve(answer)
      else void readText(answer).then((text) => reject(new Error(`${url}: ${answer.statusCode} ${text}`)), reject)
    })
    sent.on("error", reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

export async function readText(answer: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function readBody(url: string, headers: Record<string, string>, seen?: (bytes: number) => void): Promise<number> {
  let bytes = 0
  for await (const chunk of (await send(url, headers)) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    seen?.(bytes)
  }
  return bytes
}

async function timeOf<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now()
  const result = await work()
  return { ms: performance.now() - started, result }
}

async function watchMemory(
  pid: number,
  exportOnce: (format: string, seen?: (bytes: number) => void) => Promise<number>,
  url: string,
  headers: Record<string, string>,
): Promise<ExportBench["memory"]> {
  const total = await exportOnce("csv")
  const idle = residentMebibytes(pid)
  let [firstHalf, secondHalf] = [0, 0]
  await exportOnce("csv", (bytes) => {
    const now = residentMebibytes(pid)
    if (bytes < total / 2) firstHalf = Math.max(firstHalf, now)
    else secondHalf = Math.max(secondHalf, now)
  })
  const stalling = await send(url, headers)
  stalling.pause()
  const beforeStall = residentMebibytes(pid)
  await new Promise((resolve) => setTimeout(resolve, STALL_MS))
  const stalled = residentMebibytes(pid)
  stalling.destroy()
  return { idle, firstHalf, secondHalf, beforeStall, stalled }
}

const toMebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
