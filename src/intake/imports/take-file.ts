import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { type Batch, batchRecord, demandProcessing, findBatch } from "./batch-record.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { failUnread } from "./end-import.ts"
import type { CutMessage } from "./messages.ts"
import { CHUNK_SIZE } from "./schema.ts"
import { storeUpload } from "./store-upload.ts"
import { uploadAsCsv } from "./upload-as-csv.ts"

/**
 * Accepts a whole CSV, or a sheet of an Excel workbook, for an import and processes it in the background. The first file claims the import: the same
 * bytes again are a no-op, different bytes are rejected.
 */
export async function takeFile(
  ctx: OrgContext,
  batchId: string,
  body: ReadableStream<Uint8Array>,
  { chunkRows = CHUNK_SIZE, sheet }: { chunkRows?: number; sheet?: string } = {},
) {
  const batch = await findBatch(ctx, batchId)
  demandProcessing(batch)
  await demandRoom(ctx)
  const key = `${batch.id}/${randomBase62(16)}.csv`
  const { rows, digest } = await readUpload(ctx, batch, key, uploadAsCsv(body, sheet))
  const message: CutMessage = { kind: "cut", batchId: batch.id, key, chunkRows }
  const outgoing: Outgoing = { id: `${batch.id}/cut`, queue: "strata-imports", body: message, org: batch.orgId }
  await claim(ctx, batch, { key, digest, rows, chunks: Math.ceil(rows / chunkRows), chunkRows }, outgoing)
  const now = await findBatch(ctx, batch.id)
  if (now.sourceKey === key) await sendOutbox(ctx, [outgoing])
  else {
    await ctx.importFiles.delete(key)
    if (now.sourceDigest !== digest) throw conflict(now)
  }
  return batchRecord(now)
}

async function readUpload(ctx: OrgContext, batch: Batch, key: string, body: AsyncIterable<Uint8Array>) {
  try {
    const columns = batch.mappings.map(({ csvColumn }) => csvColumn.trim())
    return await storeUpload(ctx, key, body, columns)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    // Nothing was imported, so the import is refunded.
    if (await failUnread(ctx, batch.id, error.message)) await ctx.meter.record({ imports: -1 })
    throw new AppError(400, error.message)
  }
}

type Source = { key: string; digest: string; rows: number; chunks: number; chunkRows: number }

/** Claims the running import for the first file, together with the message that starts the work. */
async function claim({ library, now }: OrgContext, batch: Batch, source: Source, message: Outgoing) {
  const at = now().toISOString()
  await library.batch([
    prepare(
      library,
      sql`UPDATE import_batches SET source_key = ${source.key}, source_digest = ${source.digest}, total_rows = ${source.rows},
        chunks_total = ${source.chunks},
           updated_at = ${at}, chunk_rows = ${source.chunkRows},
           status = iif(chunks_completed >= ${source.chunks}, 'completed', status),
           completed_at = iif(chunks_completed >= ${source.chunks}, ${at}, completed_at)
         WHERE id = ${batch.id} AND status = 'processing' AND source_key IS NULL
           AND NOT EXISTS (SELECT 1 FROM import_chunks WHERE batch_id = ${batch.id} AND chunk_index >= ${source.chunks})`,
    ),
    ...writeOutbox(library, [message], at),
    // Drops the message of a file that lost the race.
    library
      .prepare(
        `DELETE FROM outbox WHERE id = ?1 AND body ->> 'key' = ?2
           AND (SELECT source_key FROM import_batches WHERE id = ?3) IS NOT ?2`,
      )
      .bind(message.id, source.key, batch.id),
  ])
}

function conflict(batch: Batch): AppError {
  if (batch.sourceKey !== null) return new AppError(409, "Batch already has a file")
  if (batch.status !== "processing") {
    return new AppError(409, batch.status === "cancelled" ? "Batch already cancelled" : "Batch is not processing")
  }
  return new AppError(409, "Batch already has chunks beyond the end of the file")
}

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** Content types used for CSV, and that of Excel. A body of any other type was meant for another route. */
const FILE_TYPES = new Set([
  "text/csv",
  "application/csv",
  "text/tab-separated-values",
  "text/plain",
  "application/octet-stream",
  XLSX,
])

export function demandFile(contentType: string | undefined) {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (type !== "" && !FILE_TYPES.has(type)) throw new AppError(400, "Content-Type must be text/csv")
}
