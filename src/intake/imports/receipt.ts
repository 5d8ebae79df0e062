import type { OrgContext } from "../../kernel/context.ts"
import { csvLine } from "../../kernel/files/csv.ts"
import { findBatch } from "./batch-record.ts"
import type { Receipt } from "./schema.ts"
import { readWarnings, warningText } from "./warnings.ts"

const ROWS_WITH_WARNINGS = 500

type Counted = {
  successCount: number
  errorCount: number
  duplicateCount: number
  adoptedCount: number
  updatedCount: number
  warningCount: number
}

const sumsOf = (rows: number, counted: Counted) => ({
  rows,
  created: counted.successCount - counted.adoptedCount,
  adopted: counted.adoptedCount,
  duplicate: counted.duplicateCount,
  updated: counted.updatedCount,
  rejected: counted.errorCount,
  ...(counted.warningCount > 0 && { warned: counted.warningCount }),
})

/** The totals of an import, overall and per chunk. */
export async function receiptOf(ctx: OrgContext, id: string): Promise<Receipt> {
  const batch = await findBatch(ctx, id)
  const { results } = await ctx.library
    .prepare(
      `SELECT chunk_index AS chunkIndex, rows, success_count AS successCount, error_count AS errorCount,
         duplicate_count AS duplicateCount, adopted_count AS adoptedCount, updated_count AS updatedCount,
         warning_count AS warningCount, completed_at AS completedAt
       FROM import_chunks WHERE batch_id = ? ORDER BY chunk_index`,
    )
    .bind(batch.id)
    .all<Counted & { chunkIndex: number; rows: number; completedAt: string }>()
  const repeated = batch.duplicateCount > 0 ? await countRepeated(ctx, batch.id) : 0
  const whole = sumsOf(batch.processedRows, batch)
  const inChunks = results.reduce((sum, { rows }) => sum + rows, 0)
  return {
    batchId: batch.id,
    filename: batch.filename,
    status: batch.status,
    failure: batch.failure,
    totalRows: batch.totalRows,
    ...whole,
    balanced:
      whole.rows === whole.created + whole.adopted + whole.duplicate + whole.rejected && whole.rows === inChunks,
    createdAt: batch.createdAt,
    completedAt: batch.completedAt,
    chunks: results.map((chunk) => {
      const { chunkIndex, completedAt } = chunk
      return Object.assign(sumsOf(chunk.rows, chunk), { chunkIndex, completedAt })
    }),
    ...(repeated > 0 && { repeated }),
    ...(batch.warningCount > 0 && { warnings: await firstWarnings(ctx, batch.id) }),
  }
}

/** Duplicates of topics that the import itself brought. */
async function countRepeated({ library }: Pick<OrgContext, "library">, batchId: string): Promise<number> {
  const found = await library
    .prepare(
      `WITH placed AS MATERIALIZED (
         SELECT row.value ->> 1 AS outcome, row.value ->> 2 AS id
         FROM import_chunks AS chunk CROSS JOIN json_each(chunk.outcomes) AS row WHERE chunk.batch_id = ?
       )
       SELECT count(*) AS n FROM placed
       WHERE outcome = 'duplicate' AND id IN (SELECT id FROM placed WHERE outcome <> 'duplicate')`,
    )
    .bind(batchId)
    .first<number>("n")
  return found ?? 0
}

async function firstWarnings({ library }: Pick<OrgContext, "library">, batchId: string) {
  const { results } = await library
    .prepare(`SELECT "row", message FROM import_errors WHERE batch_id = ? AND warning = 1 ORDER BY "row" LIMIT ?`)
    .bind(batchId, ROWS_WITH_WARNINGS)
    .all<{ row: number; message: string }>()
  return results.flatMap(({ row, message }) => readWarnings(message).map((one) => Object.assign({ row }, one)))
}

/** The outcome of every row as a CSV, with the topic's id and names, or with the reason of a rejection or a warning. */
export async function receiptFile(ctx: OrgContext, id: string, machine: boolean) {
  const batch = await findBatch(ctx, id)
  return { fileName: `receipt-${batch.id}.csv`, pieces: csvPieces(ctx.library, batch.id, machine) }
}

type Place = [row: number, outcome: string, topicId: string]
type Reported = { row: number; message: string; warning: number }

async function* csvPieces(d1: D1Database, batchId: string, machine: boolean): AsyncGenerator<string> {
  yield csvLine(["row", "outcome", "topic_id", "message", "topic_name", "original_name"], true)
  const { results: chunks } = await d1
    .prepare("SELECT chunk_index AS chunkIndex FROM import_chunks WHERE batch_id = ? ORDER BY chunk_index")
    .bind(batchId)
    .all<{ chunkIndex: number }>()
  let reportedAfter = 0
  for (const { chunkIndex } of chunks) {
    const stored = await d1
      .prepare(
        `SELECT outcomes, error_count + warning_count AS reported FROM import_chunks WHERE batch_id = ? AND chunk_index = ?`,
      )
      .bind(batchId, chunkIndex)
      .first<{ outcomes: string; reported: number }>()
    // Chunks cover ascending row ranges, so rows with a reason are read in the same order.
    const { results: reported } = await d1
      .prepare(
        `SELECT "row", message, warning FROM import_errors WHERE batch_id = ? AND "row" > ? ORDER BY "row" LIMIT ?`,
      )
      .bind(batchId, reportedAfter, stored?.reported ?? 0)
      .all<Reported>()
    reportedAfter = reported.at(-1)?.row ?? reportedAfter
    const warnings = new Map(
      reported.filter(({ warning }) => warning === 1).map(({ row, message }) => [row, warningText(message)]),
    )
    const places = JSON.parse(stored?.outcomes ?? "[]") as Place[]
    const names = await namesOf(d1, places)
    const lines = [
      ...places.map(([row, outcome, topicId]) => {
        const { name = "", original = "" } = names.get(topicId) ?? {}
        return [row, outcome, topicId, warnings.get(row) ?? "", name, original] as const
      }),
      ...reported
        .filter(({ warning }) => warning === 0)
        .map(({ row, message }) => [row, "rejected", "", message, "", ""] as const),
    ]
    let piece = ""
    for (const line of lines.sort(([a], [b]) => a - b)) piece += csvLine([...line], machine)
    if (piece !== "") yield piece
  }
}

/** The names of topics that are still in the library, and what their sources call them. */
async function namesOf(d1: D1Database, places: readonly Place[]) {
  const { results } = await d1
    .prepare(
      `SELECT link.id, link.topic_name AS name, coalesce(link.original_name, '') AS original
       FROM json_each(?) AS given CROSS JOIN org_topics AS link ON link.id = given.value WHERE link.hidden = 0`,
    )
    .bind(JSON.stringify([...new Set(places.map(([, , topicId]) => topicId))]))
    .all<{ id: string; name: string; original: string }>()
  return new Map(results.map(({ id, ...names }) => [id, names]))
}
