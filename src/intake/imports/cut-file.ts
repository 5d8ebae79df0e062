import type { Services } from "../../kernel/context.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { type Batch, findAnyBatch } from "./batch-record.ts"
import { openCsv } from "./csv-reader.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { failUnread } from "./end-import.ts"
import type { ChunkMessage, CutMessage, StoredChunk } from "./messages.ts"
import { runChunk } from "./run-chunk.ts"

/** Characters of chunks being written to R2 at the same time, up to three bytes each in memory. */
const MAX_PENDING_CHARACTERS = 4_000_000

/**
 * Splits an uploaded file into chunks, one R2 object each, and writes a message for each to the outbox. Keys and
 * message ids are deterministic, so a repeat is idempotent.
 */
export async function cutFile(services: Services, message: CutMessage): Promise<void> {
  const batch = await findAnyBatch(services, message.batchId)
  if (batch?.status !== "processing" || batch.sourceKey !== message.key) return
  // The file is cut already, and its chunks wait for their turn.
  if (await hasMessages(services, batch.id)) return
  const file = await services.importFiles.get(message.key)
  if (!file) throw new Error(`File ${message.key} not found in storage`)
  let chunks: ChunkMessage[]
  try {
    chunks = await storeChunks(services, batch, message, file.body)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await failUnread(services, batch.id, error.message, message.key)
    return
  }
  const done = await doneChunks(services, batch.id)
  const missing = chunks.filter(({ chunkIndex }) => !done.has(chunkIndex))
  if (chunks.length === 1 && (await importNow(services, missing))) return
  const outgoing = missing.map((body): Outgoing => ({
    id: `${batch.id}/${body.chunkIndex}`,
    queue: "strata-imports",
    body,
    org: batch.orgId,
  }))
  await services.library.batch([
    ...writeOutbox(services.library, outgoing, services.now().toISOString()),
    services.library
      .prepare("UPDATE import_batches SET updated_at = ?2 WHERE id = ?1")
      .bind(batch.id, services.now().toISOString()),
  ])
  await sendOutbox(services, outgoing)
}

/** A small file needs no second message, which would queue behind other imports once more. A chunk that fails is left to the queue. */
async function importNow(services: Services, chunks: readonly ChunkMessage[]): Promise<boolean> {
  try {
    for (const chunk of chunks) await runChunk(services, chunk)
    return true
  } catch (error) {
    services.log("import.chunk_failed", { level: "warn", batchId: chunks[0]?.batchId, error: String(error) })
    return false
  }
}

async function hasMessages({ home }: Services, batchId: string): Promise<boolean> {
  const found = await home
    .prepare("SELECT 1 FROM outbox WHERE id > ?1 || '/' AND id < ?1 || '0' AND id <> ?1 || '/cut' LIMIT 1")
    .bind(batchId)
    .first()
  return found !== null
}

/** A file split again after a crash sends only the missing chunks. */
async function doneChunks({ library }: Services, batchId: string): Promise<ReadonlySet<number>> {
  const { results } = await library
    .prepare("SELECT chunk_index AS chunk FROM import_chunks WHERE batch_id = ?")
    .bind(batchId)
    .all<{ chunk: number }>()
  return new Set(results.map(({ chunk }) => chunk))
}

async function storeChunks(
  { importFiles }: Services,
  batch: Batch,
  { key, chunkRows }: CutMessage,
  body: ReadableStream<Uint8Array>,
): Promise<ChunkMessage[]> {
  const cut: ChunkMessage[] = []
  let buffered: string[][] = []
  let puts: Promise<unknown>[] = []
  let pending = 0
  const reader = openCsv(
    batch.mappings.map(({ csvColumn }) => csvColumn.trim()),
    (cells) => {
      buffered.push(cells)
      if (buffered.length === chunkRows) put()
    },
  )

  function put() {
    const chunkIndex = cut.length
    const object = `${key.replace(/\.csv$/, "")}/${chunkIndex}.json`
    const chunk: StoredChunk = { header: reader.header(), rows: buffered }
    const firstRow = chunkIndex * chunkRows + 1
    cut.push({ kind: "chunk", batchId: batch.id, key: object, chunkIndex, firstRow, rows: buffered.length })
    const json = JSON.stringify(chunk)
    pending += json.length
    puts.push(importFiles.put(object, json))
    buffered = []
  }

  for await (const bytes of body) {
    reader.push(bytes)
    if (pending < MAX_PENDING_CHARACTERS) continue
    await Promise.all(puts)
    puts = []
    pending = 0
  }
  reader.end()
  if (buffered.length > 0) put()
  await Promise.all(puts)
  return cut
}
