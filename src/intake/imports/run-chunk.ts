import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { type Batch, findAnyBatch } from "./batch-record.ts"
import { chunkState, markChunk } from "./chunk-statements.ts"
import { importChunk } from "./import-chunk.ts"
import type { ChunkMessage, StoredChunk } from "./messages.ts"
import type { Cells, ImportRow } from "./read-row.ts"
import type { Mapping } from "./schema.ts"

/** Imports a chunk stored in R2, the same way as a chunk sent by a client. */
export async function runChunk(services: Services, message: ChunkMessage): Promise<void> {
  const batch = await findAnyBatch(services, message.batchId)
  const ctx = batch && (await actingFor(services, workerOn(batch)))
  if (!ctx) return
  const { chunkIndex } = message
  const rows = await storedRows(services, message)
  try {
    const mappings = batch.mappings.map((one) => ({ ...one, csvColumn: one.csvColumn.trim() }))
    await importChunk(ctx, batch, { chunkIndex, rows, mappings: mappings as Mapping[] })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    // An ended import accepts no more rows; any other rejection would be the same on retry.
    if (error.status !== 409) await rejectChunk(services, batch, chunkIndex, rows, error.message)
  }
}

/** Acts as the user who started the import. */
const workerOn = ({ orgId, createdBy, workspaceId }: Batch) => ({ orgId, userId: createdBy, workspace: workspaceId })

/** Rejects all rows of a chunk whose retries are exhausted, so that the import can end. A replay undoes this. */
export async function giveUpChunk(services: Services, message: ChunkMessage, reason: string): Promise<void> {
  const batch = await findAnyBatch(services, message.batchId)
  if (!batch) return
  const rows = await storedRows(services, message).catch(() => emptyRows(message))
  await rejectChunk(services, batch, message.chunkIndex, rows, `The row could not be processed: ${reason}`, true)
}

async function rejectChunk(
  services: Services,
  batch: Batch,
  chunkIndex: number,
  rows: readonly ImportRow[],
  message: string,
  givenUp = false,
): Promise<void> {
  const refused = rows.map((row) => ({ ...row, message }))
  const at = services.now().toISOString()
  try {
    const marked = { batch, chunkIndex, arrivals: [], rowAt: () => 0, refused, givenUp, at }
    await services.library.batch(markChunk(services, marked))
  } catch (error) {
    const { status, isDone } = await chunkState(services, batch.id, chunkIndex)
    if (!isDone && status === "processing") throw error
  }
}

async function storedRows({ importFiles }: Services, { key, firstRow }: ChunkMessage): Promise<ImportRow[]> {
  const object = await importFiles.get(key)
  if (!object) throw new Error(`Chunk ${key} not found in storage`)
  const { header, rows } = await object.json<StoredChunk>()
  return rows.map((cells, i) => rowOf(header, cells, firstRow + i))
}

/** Extra cells mean that the others may be in the wrong columns. */
function rowOf(header: readonly string[], values: readonly string[], row: number): ImportRow {
  const cells: Cells = Object.fromEntries(header.map((name, i) => [name, values[i] ?? ""]))
  const extra = values.slice(header.length)
  if (extra.every((cell) => cell.trim() === "")) return { row, cells }
  extra.forEach((cell, i) => (cells[`column ${header.length + i + 1}`] = cell))
  return { row, cells, problem: `Row has ${values.length} cells, the header has ${header.length}` }
}

const emptyRows = ({ firstRow, rows }: ChunkMessage): ImportRow[] =>
  Array.from({ length: rows }, (_, i) => ({ row: firstRow + i, cells: {} }))
