import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import type { ChunkMessage, CutMessage, ImportMessage } from "./messages.ts"

/** Undoes a dead-lettered message's failure and queues the message again, in one batch. */
export async function replayImport(services: Services, body: ImportMessage, alongside: D1PreparedStatement[]) {
  const { d1, now } = services
  const at = now().toISOString()
  const id = body.kind === "cut" ? `${body.batchId}/cut` : `${body.batchId}/${body.chunkIndex}`
  const message: Outgoing = { id, queue: "strata-imports", body }
  const reopen = body.kind === "cut" ? reopenFile(d1, body, at) : reopenChunk(d1, body, at)
  const batch = await d1.prepare("SELECT status FROM import_batches WHERE id = ?").bind(body.batchId).first("status")
  if (batch === null) throw new AppError(404, "Batch not found")
  if (batch === "cancelled") throw new AppError(409, "Batch already cancelled")
  await d1.batch([...reopen, ...alongside, ...writeOutbox(d1, [message], at)])
  await sendOutbox(services, [message])
}

const reopenFile = (d1: D1Database, { batchId, key }: CutMessage, at: string) => [
  d1
    .prepare(
      `UPDATE import_batches SET status = 'processing', failure = NULL, completed_at = NULL, updated_at = ?3
       WHERE id = ?1 AND source_key = ?2 AND status = 'failed'`,
    )
    .bind(batchId, key, at),
]

const GIVEN_UP = "batch_id = ?1 AND chunk_index = ?2 AND given_up = 1"

/** Reopens only a chunk that was given up. A chunk imported since then keeps its marker, so its message is a no-op. */
const reopenChunk = (d1: D1Database, { batchId, chunkIndex, firstRow, rows }: ChunkMessage, at: string) => [
  d1
    .prepare(
      `UPDATE import_batches SET
         processed_rows = processed_rows - chunk.rows,
         error_count = import_batches.error_count - chunk.error_count,
         chunks_completed = chunks_completed - 1,
         status = iif(status = 'completed', 'processing', status),
         completed_at = iif(status = 'completed', NULL, import_batches.completed_at),
         updated_at = ?3
       FROM (SELECT rows, error_count FROM import_chunks WHERE ${GIVEN_UP}) AS chunk WHERE import_batches.id = ?1`,
    )
    .bind(batchId, chunkIndex, at),
  d1
    .prepare(
      `DELETE FROM import_errors WHERE batch_id = ?1 AND row >= ?3 AND row < ?3 + ?4
         AND EXISTS (SELECT 1 FROM import_chunks WHERE ${GIVEN_UP})`,
    )
    .bind(batchId, chunkIndex, firstRow, rows),
  d1.prepare(`DELETE FROM import_chunks WHERE ${GIVEN_UP}`).bind(batchId, chunkIndex),
]
