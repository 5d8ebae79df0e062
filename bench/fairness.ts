import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { MAPPINGS, nameOf } from "./imports.ts"
import { prepareOrganization } from "./organization.ts"

const FILES = 20
const FILE_ROWS = 50_000
const OTHERS = 10
const ROWS = 500

type Fairness = {
  aloneSeconds: number
  besideSeconds: number
  /** Time of the small imports beside the large files, relative to their time alone. The goal is at most 2. */
  ratio: number
}

/**
 * Ten organizations import a file of 500 rows each, first alone, then while another organization imports twenty files of 50,000 rows. Needs a
 * built bundle.
 */
export async function measureFairness(fileRows = FILE_ROWS): Promise<Fairness> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-fairness-"))
  await migrate(state)
  const { miniflare } = await startWorker({ state, quiet: true, directSockets: true })
  try {
    const db = await miniflare.getD1Database("DB", "strata")
    const { origin } = await miniflare.unsafeGetDirectURL("strata")
    const caller = async () => callerOf(origin, (await prepareOrganization(db)).apiKey)
    const large = await caller()
    const others = await Promise.all(Array.from({ length: OTHERS }, caller))
    // Warms up: compiles code and starts the objects.
    await importAll([large, ...others], "Warm up", ROWS)
    const aloneSeconds = await importAll(others, "Alone", ROWS)
    for (let file = 0; file < FILES; file++) await upload(large, `Large ${file}`, fileRows)
    const besideSeconds = await importAll(others, "Beside", ROWS)
    const open = await db.prepare("SELECT count(*) AS n FROM import_batches WHERE status = 'processing'").first("n")
    if (open === 0) throw new Error("The large files ended before the small imports: use more rows")
    return {
      aloneSeconds: round(aloneSeconds),
      besideSeconds: round(besideSeconds),
      ratio: round(besideSeconds / aloneSeconds),
    }
  } finally {
    await miniflare.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

type Caller = ReturnType<typeof callerOf>

function callerOf(origin: string, apiKey: string) {
  return async (target: string, body?: string, type = "application/json") => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": type }
    const answer = await fetch(origin + target, { headers, ...(body !== undefined && { method: "POST", body }) })
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

async function upload(call: Caller, start: string, rows: number): Promise<string> {
  const created = { filename: "bench.csv", totalRows: rows, mappings: MAPPINGS }
  const batchId = String((await call("/api/import", JSON.stringify(created)))["batchId"])
  const names = Array.from({ length: rows }, (_, i) => `"${nameOf(start, i)}"\n`)
  await call(`/api/import/${batchId}/file`, `Name\n${names.join("")}`, "text/csv")
  return batchId
}

/** Returns the seconds from the first request to the completion time of the last import. */
async function importAll(callers: readonly Caller[], start: string, rows: number): Promise<number> {
  const started = Date.now()
  const ended = await Promise.all(
    callers.map(async (call, i) => completionOf(call, await upload(call, `${start} ${i}`, rows))),
  )
  return (Math.max(...ended) - started) / 1000
}

async function completionOf(call: Caller, batchId: string): Promise<number> {
  for (;;) {
    const { status, completed_at } = await call(`/api/import/${batchId}/status`)
    if (status === "completed") return Date.parse(String(completed_at))
    if (status !== "processing") throw new Error(`The import is ${String(status)}`)
    // Polling more often would slow down the measured work.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

const round = (value: number) => Math.round(value * 100) / 100
