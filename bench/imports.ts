import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { prepareOrganization } from "./organization.ts"
import { residentMebibytes, startProcess } from "./processes.ts"

const ROWS = 50_000
const CHUNK = 500
const SMALL = 5_000
const LARGE = 500_000
const PROBES = 7
const TABLES = ["topics", "org_topics", "topic_history", "import_chunks"] as const

type ImportBench = {
  rows: number
  chunksSeconds: number
  bareSeconds: number
  /** Time of the chunks over HTTP, relative to the bare statements. */
  ratio: number
  /** Database rows that one imported row writes with its link and history, index entries included. */
  rowsWritten: number
  /** Bytes that the database grows per imported row. */
  bytes: number
  /** KiB that the process, including the database, grows per row in the second half. */
  memory: { chunks: number; bare: number }
  fileSeconds: number
  /** Time of the same rows as one file, relative to the chunks. */
  fileRatio: number
  growth: { smallMs: number; largeMs: number; ratio: number } | null
}

/**
 * Imports new topics in chunks over HTTP and as one file, each into a new database, compared with a bare Worker that writes the same rows
 * into the same tables, 500 at a time, with `json_each`. Needs a built bundle.
 */
export async function measureImports(rows = ROWS, large = LARGE): Promise<ImportBench> {
  const names = Array.from({ length: rows }, (_, i) => nameOf("Import", i))
  const {
    seconds: chunksSeconds,
    written,
    bytes,
    chunksMemory,
  } = await inWorld(async (world) => {
    const before = await databaseBytes(world)
    const memory = watchGrowth(world, rows)
    const { seconds, result: created } = await timeOf(() => importChunks(world, names, memory.note))
    const perRow = memory.perRow()
    const grown = (await databaseBytes(world)) - before
    return { seconds, chunksMemory: perRow, written: await readTables(world, rows, created), bytes: grown / created }
  })
  const {
    seconds: bareSeconds,
    rowsWritten,
    bareMemory,
  } = await inWorld(async (world) => {
    const memory = watchGrowth(world, rows)
    return { ...(await writeBareRows(world, written, memory.note)), bareMemory: memory.perRow() }
  })
  const fileSeconds = await inWorld((world) => importFile(world, names))
  const growth = large > 0 ? await measureGrowth(large) : null
  return {
    rows,
    chunksSeconds: round(chunksSeconds),
    bareSeconds: round(bareSeconds),
    ratio: round(chunksSeconds / bareSeconds),
    rowsWritten: round(rowsWritten / written.topics.rows.length),
    bytes: Math.round(bytes),
    memory: { chunks: round(chunksMemory), bare: round(bareMemory) },
    fileSeconds: round(fileSeconds),
    fileRatio: round(fileSeconds / chunksSeconds),
    growth,
  }
}

type Database = Awaited<ReturnType<Awaited<ReturnType<typeof startWorker>>["miniflare"]["getD1Database"]>>
type World = {
  db: Database
  bare: string
  post: (path: string, body: string, type?: string) => Promise<Record<string, unknown>>
  get: (path: string) => Promise<Record<string, unknown>>
  tick: (cron: string) => Promise<unknown>
  /** Memory of the process. */
  mebibytes: () => number
}

/** An invented word and a number keep similar topics from being duplicates. */
const SYLLABLES = "ba ko li mu ne pra qui ro sta tu vel wo xi yon zar dro fle gri hul jem".split(" ")
const wordOf = (i: number) => [i, i * 7, i * 13].map((n, at) => SYLLABLES[Math.floor(n / 20 ** at) % 20]).join("")
export const nameOf = (start: string, i: number) =>
  `${start} ${SAMPLES[i % SAMPLES.length]} ${wordOf(i)} ${100_000 + i}`
export const MAPPINGS = [{ csvColumn: "Name", targetField: "topic_name" }]

async function inWorld<T>(measure: (world: World) => Promise<T>): Promise<T> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-imports-"))
  await migrate(state)
  const bare = { name: "bare", script: `export default { fetch: ${writeRows.toString()} }` }
  const { miniflare, pid: worker } = await startProcess(() =>
    startWorker({ state, quiet: true, otherWorkers: [bare], directSockets: true }),
  )
  const db = await miniflare.getD1Database("DB", "strata")
  const org = await prepareOrganization(db)
  const originOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin
  const service = await originOf("strata")
  const call = async (target: string, init: RequestInit & { type?: string }) => {
    const headers = { authorization: `Bearer ${org.apiKey}`, "content-type": init.type ?? "application/json" }
    const answer = await fetch(service + target, { ...init, headers })
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const world: World = {
    db,
    bare: await originOf("bare"),
    post: (target, body, type) => call(target, { method: "POST", body, type }),
    get: (target) => call(target, {}),
    tick: async (cron) => (await miniflare.getWorker("strata")).scheduled({ cron }),
    mebibytes: () => (worker === undefined ? Number.NaN : residentMebibytes(worker)),
  }
  try {
    // Warms up: compiles code and starts the objects.
    await importChunks(
      world,
      Array.from({ length: CHUNK }, (_, i) => nameOf("Warm up", i)),
    )
    return await measure(world)
  } finally {
    await miniflare.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

async function createBatch({ post }: World, totalRows: number): Promise<string> {
  const body = { filename: "bench.csv", totalRows, mappings: MAPPINGS }
  return String((await post("/api/import", JSON.stringify(body)))["batchId"])
}

/** Returns the number of created topics. */
async function importChunks(
  world: World,
  names: readonly string[],
  onRows: (done: number) => void = () => {},
): Promise<number> {
  const batchId = await createBatch(world, names.length)
  for (let chunkIndex = 0; chunkIndex * CHUNK < names.length; chunkIndex++) {
    const rows = names.slice(chunkIndex * CHUNK, (chunkIndex + 1) * CHUNK).map((Name) => ({ Name }))
    await world.post(`/api/import/${batchId}/chunk`, JSON.stringify({ chunkIndex, rows, mappings: MAPPINGS }))
    onRows((chunkIndex + 1) * CHUNK)
  }
  return countNew(world, batchId, names.length)
}

/** Returns the seconds from the first request to the completion time recorded by the import. */
async function importFile(world: World, names: readonly string[]): Promise<number> {
  const started = Date.now()
  const batchId = await createBatch(world, names.length)
  const file = `Name\n${names.map((name) => `"${name}"`).join("\n")}\n`
  await world.post(`/api/import/${batchId}/file`, file, "text/csv")
  for (;;) {
    const { status, completed_at } = await world.get(`/api/import/${batchId}/status`)
    if (status !== "processing") {
      await countNew(world, batchId, names.length)
      return (Date.parse(String(completed_at)) - started) / 1000
    }
    // Polling more often would slow down the measured work.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}

/** A few of so many names are similar enough to others to count as duplicates. */
async function countNew({ get }: World, batchId: string, rows: number): Promise<number> {
  const batch = await get(`/api/import/${batchId}/status`)
  const created = Number(batch["success_count"])
  const isComplete = batch["status"] === "completed" && created + Number(batch["duplicate_count"]) === rows
  if (!isComplete || created < rows * 0.99) throw new Error(`The import failed: ${JSON.stringify(batch)}`)
  return created
}

/** Memory growth of the process per row in the second half, after it has warmed up. */
function watchGrowth({ mebibytes }: World, rows: number) {
  let half = Number.NaN
  return {
    note: (done: number) => {
      if (done === rows / 2) half = mebibytes()
    },
    perRow: () => ((mebibytes() - half) * 1024) / (rows / 2),
  }
}

/** D1 reports the size of the database with each response. */
const databaseBytes = async ({ db }: World): Promise<number> =>
  (await db.prepare("SELECT 1").bind().all()).meta.size_after ?? Number.NaN

type Written = Record<(typeof TABLES)[number], { columns: string[]; rows: unknown[][] }>

/** The rows that the import wrote; the rows of the warm-up come before them. */
async function readTables({ db }: World, rows: number, created: number): Promise<Written> {
  const read = async (table: string) => {
    const limit = table === "import_chunks" ? Math.ceil(rows / CHUNK) : created
    const found: Record<string, unknown>[] = []
    while (found.length < limit) {
      const page = await db
        .prepare(`SELECT * FROM ${table} ORDER BY rowid DESC LIMIT ? OFFSET ?`)
        .bind(Math.min(2_000, limit - found.length), found.length)
        .all()
      if (page.results.length === 0) throw new Error(`${table} lacks rows`)
      found.push(...page.results)
    }
    const columns = Object.keys(found[0] ?? {}).filter((name) => name !== "seq")
    return { columns, rows: found.toReversed().map((row) => columns.map((name) => row[name])) }
  }
  const [topics, org_topics, topic_history, import_chunks] = await Promise.all(TABLES.map(read))
  if (!topics || !org_topics || !topic_history || !import_chunks) throw new Error("A table is missing")
  return { topics, org_topics, topic_history, import_chunks }
}

/** Sends rows as the JSON that the statements bind, so that the bare Worker only writes. */
async function writeBareRows(
  { bare, db }: World,
  written: Written,
  onRows: (done: number) => void,
): Promise<{ seconds: number; /** For topics, links and history. */ rowsWritten: number }> {
  const batches = await db.prepare("SELECT id FROM import_batches").bind().all<{ id: string }>()
  const chunks = Array.from({ length: Math.ceil(written.topics.rows.length / CHUNK) }, (_, i) =>
    JSON.stringify(
      TABLES.map((table) => {
        const { columns, rows } = written[table]
        const cells = columns.map((_name, at) => `value ->> ${at}`).join(", ")
        const part = table === "import_chunks" ? rows.slice(i, i + 1) : rows.slice(i * CHUNK, (i + 1) * CHUNK)
        // The done-marker must belong to an import of this database.
        const own = part.map((row) =>
          table === "import_chunks" ? row.with(0, batches.results[0]?.id).with(1, i + 1) : row,
        )
        return {
          sql: `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${cells} FROM json_each(?)`,
          json: JSON.stringify(own),
        }
      }),
    ),
  )
  let rowsWritten = 0
  const { seconds } = await timeOf(async () => {
    for (const [i, body] of chunks.entries()) {
      const answer = await fetch(bare, { method: "POST", body })
      if (!answer.ok) throw new Error(await answer.text())
      const byTable = (await answer.json()) as number[]
      for (const [table, count] of byTable.entries()) if (TABLES[table] !== "import_chunks") rowsWritten += count
      onRows((i + 1) * CHUNK)
    }
  })
  return { seconds, rowsWritten }
}

type BareEnv = {
  DB: {
    prepare(sql: string): { bind(value: string): unknown }
    batch(all: unknown[]): Promise<{ meta: { rows_written: number } }[]>
  }
}

/** Its source text runs in the bare Worker, so it must not use anything outside its body. */
async function writeRows(request: Request, env: BareEnv): Promise<Response> {
  const statements = (await request.json()) as { sql: string; json: string }[]
  const answers = await env.DB.batch(statements.map(({ sql, json }) => env.DB.prepare(sql).bind(json)))
  return Response.json(answers.map(({ meta }) => meta.rows_written))
}

async function measureGrowth(large: number): Promise<ImportBench["growth"]> {
  const [smallMs, largeMs] = [await chunkTimeAt(SMALL), await chunkTimeAt(large)]
  return { smallMs: round(smallMs), largeMs: round(largeMs), ratio: round(largeMs / smallMs) }
}

/** The median time of a chunk of new topics in a catalog of that size, with all topics in the vector index. */
const chunkTimeAt = (globals: number) =>
  inWorld(async (world) => {
    await multiplyTopics(world.db, globals)
    await world.tick("*/5 * * * *")
    const times: number[] = []
    for (let probe = 0; probe < PROBES; probe++) {
      const names = Array.from({ length: CHUNK }, (_, i) => nameOf(`Probe ${probe}`, i))
      times.push((await timeOf(() => importChunks(world, names))).seconds * 1000)
    }
    return times.sort((a, b) => a - b)[Math.floor(PROBES / 2)] ?? Number.NaN
  })

/** Copies the topics of the warm-up many times under new names. */
async function multiplyTopics(db: Database, globals: number) {
  const names = await db.prepare("SELECT name FROM pragma_table_info('topics')").bind().all<{ name: string }>()
  const columns = names.results.map(({ name }) => name).filter((name) => name !== "seq")
  const own: Record<string, string> = {
    id: `'tp_bench' || n.i`,
    topic_name: `b.topic_name || ' copy ' || n.i`,
    normalized_name: `b.normalized_name || ' copy ' || n.i`,
    canonical_key: `b.canonical_key || ' copy ' || n.i`,
  }
  const insert = db.prepare(
    // D1 binds numbers as reals.
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
     INSERT INTO topics (${columns.join(", ")})
     SELECT ${columns.map((name) => own[name] ?? `b.${name}`).join(", ")}
     FROM n JOIN topics b ON b.seq = 1 + n.i * 7919 % ${CHUNK}`,
  )
  for (let from = CHUNK; from < globals; from += SMALL) await insert.bind(from, Math.min(from + SMALL, globals)).run()
}

async function timeOf<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now()
  const result = await work()
  return { seconds: (performance.now() - started) / 1000, result }
}

const round = (value: number) => Math.round(value * 100) / 100
