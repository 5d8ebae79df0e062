import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { sha256Hex } from "../src/kernel/ids.ts"
import { type Database, readWritten, writeBareRows, writeRows } from "./job-rows.ts"
import { prepareOrganization } from "./organization.ts"

const TOPICS = 100_000
const BATCH_SIZES = [50, 500]
const SESSION = "bench-session"
const ROWS_PER_STATEMENT = 5_000

type JobBench = {
  what: string
  batchSize: number
  topicsPerSecond: number
  seconds: number
  bareSeconds: number
  /** Time of the job, relative to bare statements that write the same rows. */
  ratio: number
}

/** How the catalog differs from the output of the new engine version. */
const DIFFERENCES: Record<string, string> = {
  "only the version changes": "UPDATE topics SET engine_version = '2.4'",
  "every third topic changes": `UPDATE topics SET engine_version = '2.4',
    parent_category = iif(seq % 3 = 0, iif(parent_category = 'Travel', 'Auto', 'Travel'), parent_category),
    segment_type = iif(seq % 3 = 0, 'B2G', segment_type), keywords = iif(seq % 3 = 0, '["old"]', keywords),
    segment_name_dspapi = iif(seq % 3 = 0, 'An old name', segment_name_dspapi)`,
}

/**
 * Reclassifies the whole catalog locally through repeated process calls, each topic in one library, compared with a bare Worker that writes
 * the same topics and history rows, in chunks of the same size, with `json_each`. Needs a built bundle.
 */
export async function measureJobs(topics = TOPICS): Promise<JobBench[]> {
  const results: JobBench[] = []
  const current = mkdtempSync(path.join(tmpdir(), "strata-jobs-"))
  await migrate(current)
  await inWorld(current, (world) => fill(world, topics))
  for (const [what, age] of Object.entries(DIFFERENCES)) {
    const aged = copyOf(current)
    await inWorld(aged, ({ db }) => db.prepare(age).bind().run())
    for (const batchSize of BATCH_SIZES) {
      const done = copyOf(aged)
      const seconds = await inWorld(done, (world) => reclassify(world, { mode: "local", batchSize }, topics))
      const written = await inWorld(done, ({ db }) => readWritten(db))
      rmSync(done, { recursive: true })
      const bare = copyOf(aged)
      const bareSeconds = await inWorld(bare, (world) => writeBareRows(world.db, world.bare, written, batchSize))
      rmSync(bare, { recursive: true })
      results.push({
        what,
        batchSize,
        topicsPerSecond: Math.round(topics / seconds),
        seconds: round(seconds),
        bareSeconds: round(bareSeconds),
        ratio: round(seconds / bareSeconds),
      })
      console.log(JSON.stringify(results.at(-1)))
    }
    rmSync(aged, { recursive: true })
  }
  rmSync(current, { recursive: true })
  return results
}

type World = { db: Database; bare: string; post: (path: string, body?: object) => Promise<Record<string, unknown>> }

function copyOf(state: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "strata-jobs-"))
  cpSync(state, copy, { recursive: true })
  return copy
}

async function inWorld<T>(state: string, work: (world: World) => Promise<T>): Promise<T> {
  const bare = { name: "bare", script: `export default { fetch: ${writeRows.toString()} }` }
  const { miniflare } = await startWorker({ state, quiet: true, otherWorkers: [bare], directSockets: true })
  const originOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin
  const service = await originOf("strata")
  const post = async (target: string, body?: object) => {
    const answer = await fetch(service + target, {
      method: "POST",
      headers: { cookie: `__Host-strata_session=${SESSION}`, "x-requested-with": "bench" },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  try {
    return await work({ db: await miniflare.getD1Database("DB", "strata"), bare: await originOf("bare"), post })
  } finally {
    await miniflare.dispose()
  }
}

/** A catalog as the engine writes it, with each topic in the library of one organization. */
async function fill({ db, post }: World, topics: number) {
  const { id: orgId } = await prepareOrganization(db)
  const at = new Date().toISOString()
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run()
  await run(
    `INSERT INTO users (id, issuer, subject, email, name, operator, created_at, updated_at)
     VALUES ('usr_bench', 'bench', 'bench', 'bench@bench.test', 'Bench', 1, ?1, ?1)`,
    at,
  )
  await run("INSERT INTO memberships (org_id, user_id, role) VALUES (?, 'usr_bench', 'owner')", orgId)
  await run(
    "INSERT INTO sessions (id, user_id, org_id, created_at, expires_at) VALUES (?, 'usr_bench', ?, ?, '2999-01-01T00:00:00.000Z')",
    await sha256Hex(SESSION),
    orgId,
    at,
  )
  for (const sample of SAMPLES) await post("/api/topics", { topic_name: sample })
  await multiply(db, "topics", "tp_bench", topics - SAMPLES.length, {
    topic_name: "b.topic_name || ' ' || n.i",
    normalized_name: "b.normalized_name || ' ' || n.i",
    canonical_key: "b.canonical_key || ' ' || n.i",
  })
  await multiply(db, "org_topics", "ot_bench", topics - SAMPLES.length, {
    topic_id: "printf('tp_bench%012d', n.i)",
    topic_seq: `${SAMPLES.length + 1} + n.i`,
  })
  await reclassify({ db, bare: "", post }, { mode: "local", force: true, batchSize: 500 }, topics)
  await run("DELETE FROM global_history")
}

/** Copies the few rows that the service created many times, with ascending ids like the service's own. */
async function multiply(db: Database, table: string, id: string, count: number, own: Record<string, string>) {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{ name: string }>()
  const columns = results.map(({ name }) => name).filter((name) => name !== "seq")
  const cells: Record<string, string> = { id: `printf('${id}%012d', n.i)`, ...own }
  const insert = db.prepare(
    // D1 binds numbers as reals; a name must not end in "17.0".
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
     INSERT INTO ${table} (${columns.join(", ")})
     SELECT ${columns.map((name) => cells[name] ?? `b.${name}`).join(", ")}
     FROM n JOIN ${table} b ON b.seq = 1 + n.i * 7919 % ${SAMPLES.length}`,
  )
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    await insert.bind(from, Math.min(from + ROWS_PER_STATEMENT, count)).run()
  }
}

async function reclassify({ post }: World, config: object, topics: number): Promise<number> {
  const warmUp = await post("/api/admin/jobs", {
    jobType: "reclassify",
    config: { ...config, dryRun: true, limit: 500 },
  })
  await processAll(post, String(warmUp["jobId"]))
  const { jobId, totalItems } = await post("/api/admin/jobs", { jobType: "reclassify", config })
  if (totalItems !== topics) throw new Error(`The job has ${String(totalItems)} topics, expected ${topics}`)
  const started = performance.now()
  const { successCount } = await processAll(post, String(jobId))
  const seconds = (performance.now() - started) / 1000
  if (successCount !== topics) throw new Error(`The job changed ${String(successCount)} topics, expected ${topics}`)
  return seconds
}

async function processAll(post: World["post"], jobId: string) {
  for (;;) {
    const progress = await post(`/api/admin/jobs/${jobId}/process`)
    if (progress["done"]) return progress
  }
}

const round = (value: number) => Math.round(value * 100) / 100
