import type { Services } from "../../kernel/context.ts"
import { jsonParameters, rowsOf } from "../../kernel/db/bulk-insert.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { canonicalKey } from "../../knowledge/similarity/canonical-key.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { EMBEDDED_COLUMNS } from "../rows/columns.ts"
import { storedText } from "../rows/stored-text.ts"

const PAGE = 2_000
/** Entries per comparison: larger rounds need fewer calls per category. */
const ENTRIES = 10_000
/** Upper bound of calls per comparison: querying each category's objects, and writing and moving the differences. */
const CALLS_PER_ROUND = 250
/** Topics younger than this may still be indexed by the request that wrote them. */
const SETTLING_MS = 60_000

type Row = Record<"id" | "topic_name" | "canonical_key" | (typeof EMBEDDED_COLUMNS)[number], string> & {
  seq: number
  live: number
}

const COLUMNS = `seq, id, topic_name, canonical_key, ${EMBEDDED_COLUMNS.join(", ")}, ${isLive()} AS live`

/**
 * Compares every new topic with the index once, a few minutes after it was written, since a crash or an outage may have
 * lost its vector. The cursor is the last row compared. Also resends vectors Vectorize has not accepted.
 */
export async function indexNewTopics(services: Services, cursor: string | null): Promise<string> {
  const before = new Date(services.now().getTime() - SETTLING_MS).toISOString()
  const reached = await compareFrom(services, cursor === null ? await newestRow(services) : Number(cursor), before)
  await services.vectors.sendUnsent?.((ids) => readEntries(services, ids))
  return String(reached)
}

/** On the first run, existing topics are left to `walkIndex`. */
const newestRow = async ({ directory }: Services) =>
  (await directory.prepare("SELECT max(seq) AS seq FROM topics").first<number | null>("seq")) ?? 0

/**
 * Walks the whole catalog within the budget of a run, and starts over at the end: adds and updates live topics, removes
 * merged and archived ones. Unchanged vectors are skipped. Keys that an earlier release wrote in another form are renewed.
 */
export async function walkIndex(services: Services, cursor: string | null): Promise<string> {
  const last = await newestRow(services)
  const reached = await compareFrom(services, Number(cursor ?? 0))
  return String(reached >= last ? 0 : reached)
}

async function compareFrom(services: Services, from: number, createdBefore = "9999"): Promise<number> {
  let reached = from
  while (services.budget.left() > CALLS_PER_ROUND) {
    const rows = await readRows(services, reached, createdBefore)
    if (rows.length === 0) break
    await reconcileRows(services, rows)
    reached = rows.at(-1)?.seq ?? reached
    if (rows.length < ENTRIES) break
  }
  return reached
}

/** Indexes the next page of the whole catalog after a restore; `reached` is undefined at the end. */
export async function indexNext(services: Services, after: number): Promise<{ topics: number; reached?: number }> {
  const rows = await readRows(services, after, "9999", PAGE)
  await reconcileRows(services, rows)
  return { topics: rows.length, reached: rows.at(-1)?.seq }
}

async function readRows({ directory }: Services, from: number, createdBefore: string, most = ENTRIES): Promise<Row[]> {
  const rows: Row[] = []
  const page = directory.prepare(
    `SELECT ${COLUMNS} FROM topics WHERE seq > ? AND created_at < ? ORDER BY seq LIMIT ${PAGE}`,
  )
  for (let read = PAGE; read === PAGE && rows.length < most;) {
    const { results } = await page.bind(rows.at(-1)?.seq ?? from, createdBefore).all<Row>()
    rows.push(...results)
    read = results.length
  }
  return rows
}

async function reconcileRows(services: Services, rows: readonly Row[]): Promise<void> {
  const { vectors, log } = services
  await renewKeys(services, rows)
  const live = rows.filter((row) => row.live === 1)
  const removed = rows.filter((row) => row.live === 0)
  const written = await vectors.reconcile(live.map(entryOf))
  if (written > 0) log("vectors.reconciled", { topics: rows.length, written })
  if (removed.length > 0) await vectors.remove(removed.map((row) => ({ id: row.id, category: row.parent_category })))
}

/** A key is only found by its current form. */
async function renewKeys({ directory, log }: Services, rows: readonly Row[]): Promise<void> {
  await packsFor(rows.map((row) => row.topic_name))
  const stale = rows.flatMap((row) => {
    const key = canonicalKey(row.topic_name)
    return key === row.canonical_key || row.canonical_key === "" ? [] : [[row.seq, row.topic_name, key]]
  })
  if (stale.length === 0) return
  await directory.batch(jsonParameters(stale).map((json) => directory.prepare(RENEW_KEYS).bind(json)))
  log("topics.keys_renewed", { topics: rows.length, written: stale.length })
}

/** Topics renamed since they were read keep the key of their new name. */
const RENEW_KEYS = `
  UPDATE topics SET canonical_key = r.value ->> 2
  FROM ${rowsOf("?1")} AS r WHERE topics.seq = r.value ->> 0 AND topics.topic_name = r.value ->> 1`

async function readEntries({ directory }: Services, ids: readonly string[]) {
  const { results } = await directory
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?) CROSS JOIN topics ON topics.id = value
       WHERE ${isLive()}`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  return results.map(entryOf)
}

const entryOf = (row: Row) => ({ id: row.id, vector: embed(storedText(row.topic_name, row)) })
