import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import type { ChunkMessage, CutMessage, ImportMessage } from "./messages.ts"
import { undoMessage } from "./undo-import.ts"

/** Undoes a dead-lettered message's failure and queues the message again, in one batch. */
export async function replayImport(services: Services, body: ImportMessage, alongside: D1PreparedStatement[]) {
  const { library, together, now } = services
  const at = now().toISOString()
  const batch = await library
    .prepare("SELECT status, org_id AS org FROM import_batches WHERE id = ?")
    .bind(body.batchId)
    .first<{ status: string; org: string }>()
  if (batch === null) throw new AppError(404, "Batch not found")
  const { message, reopen } = replayOf(library, body, at, batch.org)
  if (batch.status === "cancelled" && body.kind !== "undo") throw new AppError(409, "Batch already cancelled")
  await together.batch([...reopen, ...alongside, ...writeOutbox(library, [message], at)])
  await sendOutbox(services, [message])
}

function replayOf(
  d1: D1Database,
  body: ImportMessage,
  at: string,
  org: string,
): { message: Outgoing; reopen: D1PreparedStatement[] } {
  const queue = "strata-imports"
  if (body.kind === "undo") return { message: undoMessage(body.batchId, org), reopen: reopenUndo(d1, body.batchId, at) }
  if (body.kind === "cut") {
    return { message: { id: `${body.batchId}/cut`, queue, body, org }, reopen: reopenFile(d1, body, at) }
  }
  return { message: { id: `${body.batchId}/${body.chunkIndex}`, queue, body, org }, reopen: reopenChunk(d1, body, at) }
}

const reopenUndo = (d1: D1Database, batchId: string, at: string) => [
  d1
    .prepare(
      `UPDATE import_undos SET status = 'running', failure = NULL, completed_at = NULL, updated_at = ?2
       WHERE batch_id = ?1 AND status = 'failed'`,
    )
    .bind(batchId, at),
]

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
