import type { Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { EMBEDDED_COLUMNS } from "../rows/columns.ts"
import { storedText } from "../rows/stored-text.ts"

const PAGE = 2_000
/** Entries compared in one go: the more, the fewer calls each category's object takes. */
const ENTRIES = 10_000
/** What a comparison may cost: each category's objects are asked, and the ones that differ are written and moved. */
const CALLS_PER_ROUND = 250
/** A topic this young may still be on its way to the index with the request that wrote it. */
const SETTLING_MS = 60_000

type Row = Record<"id" | "topic_name" | (typeof EMBEDDED_COLUMNS)[number], string> & { seq: number; live: number }

const COLUMNS = `seq, id, topic_name, ${EMBEDDED_COLUMNS.join(", ")}, ${isLive()} AS live`

/**
 * Compares every new topic with the index once, a few minutes after it was written: a crash or an outage of the index may have lost
 * its vector. The cursor is the last row compared. Also sends what Vectorize has not accepted.
 */
export async function indexNewTopics(services: Services, cursor: string | null): Promise<string> {
  const before = new Date(services.now().getTime() - SETTLING_MS).toISOString()
  const reached = await compareFrom(services, cursor === null ? await newestRow(services) : Number(cursor), before)
  await services.vectors.sendUnsent?.((ids) => readEntries(services, ids))
  return String(reached)
}

/** On the first run the walk takes care of what is there already. */
const newestRow = async ({ d1 }: Services) =>
  (await d1.prepare("SELECT max(seq) AS seq FROM topics").first<number | null>("seq")) ?? 0

/**
 * Walks the whole catalog, as far as the budget of a run reaches, and starts over at its end: live topics are in the index as they are
 * now, merged and archived ones are not. Unchanged vectors are skipped.
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
    await bringInLine(services, rows)
    reached = rows.at(-1)?.seq ?? reached
    if (rows.length < ENTRIES) break
  }
  return reached
}

async function readRows({ d1 }: Services, from: number, createdBefore: string): Promise<Row[]> {
  const rows: Row[] = []
  const page = d1.prepare(`SELECT ${COLUMNS} FROM topics WHERE seq > ? AND created_at < ? ORDER BY seq LIMIT ${PAGE}`)
  for (let read = PAGE; read === PAGE && rows.length < ENTRIES;) {
    const { results } = await page.bind(rows.at(-1)?.seq ?? from, createdBefore).all<Row>()
    rows.push(...results)
    read = results.length
  }
  return rows
}

async function bringInLine({ vectors, log }: Services, rows: readonly Row[]): Promise<void> {
  const live = rows.filter((row) => row.live === 1)
  const gone = rows.filter((row) => row.live === 0)
  const written = await vectors.reconcile(live.map(entryOf))
  if (written > 0) log("vectors.reconciled", { topics: rows.length, written })
  if (gone.length > 0) await vectors.remove(gone.map((row) => ({ id: row.id, category: row.parent_category })))
}

async function readEntries({ d1 }: Services, ids: readonly string[]) {
  const { results } = await d1
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?) CROSS JOIN topics ON topics.id = value
       WHERE ${isLive()}`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  return results.map(entryOf)
}

const entryOf = (row: Row) => ({ id: row.id, vector: embed(storedText(row.topic_name, row)) })
