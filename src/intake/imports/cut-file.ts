import type { Services } from "../../kernel/context.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { type Batch, findAnyBatch } from "./batch-record.ts"
import { openCsv, UnreadableFile } from "./csv-reader.ts"
import { failUnread } from "./end-import.ts"
import type { ChunkMessage, CutMessage, StoredChunk } from "./messages.ts"

/** Characters of chunks that may be on their way to R2 at a time, up to three bytes each in memory. */
const MAX_PENDING_CHARACTERS = 4_000_000

/**
 * Cuts an uploaded file into chunks, each an object of its own, and writes down a message for each. Everything has the same name
 * the second time, so a repeat ends where the first ended.
 */
export async function cutFile(services: Services, message: CutMessage): Promise<void> {
  const batch = await findAnyBatch(services, message.batchId)
  if (batch?.status !== "processing" || batch.sourceKey !== message.key) return
  const file = await services.importFiles.get(message.key)
  if (!file) throw new Error(`The file ${message.key} is not there`)
  let chunks: ChunkMessage[]
  try {
    chunks = await storeChunks(services, batch, message, file.body)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await failUnread(services, batch.id, error.message, message.key)
    return
  }
  const done = await doneChunks(services, batch.id)
  const outgoing = chunks
    .filter(({ chunkIndex }) => !done.has(chunkIndex))
    .map((body): Outgoing => ({
      id: `${batch.id}/${body.chunkIndex}`,
      queue: "strata-imports",
      body,
    }))
  await services.d1.batch([
    ...writeOutbox(services.d1, outgoing, services.now().toISOString()),
    services.d1
      .prepare("UPDATE import_batches SET updated_at = ?2 WHERE id = ?1")
      .bind(batch.id, services.now().toISOString()),
  ])
  await sendOutbox(services, outgoing)
}

/** A file that is cut again after a crash sends for the chunks that are still missing. */
async function doneChunks({ d1 }: Services, batchId: string): Promise<ReadonlySet<number>> {
  const { results } = await d1
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
  let gathered: string[][] = []
  let puts: Promise<unknown>[] = []
  let pending = 0
  const reader = openCsv(
    batch.mappings.map(({ csvColumn }) => csvColumn.trim()),
    (cells) => {
      gathered.push(cells)
      if (gathered.length === chunkRows) put()
    },
  )

  function put() {
    const chunkIndex = cut.length
    const object = `${key.replace(/\.csv$/, "")}/${chunkIndex}.json`
    const chunk: StoredChunk = { header: reader.header(), rows: gathered }
    const firstRow = chunkIndex * chunkRows + 1
    cut.push({ kind: "chunk", batchId: batch.id, key: object, chunkIndex, firstRow, rows: gathered.length })
    const json = JSON.stringify(chunk)
    pending += json.length
    puts.push(importFiles.put(object, json))
    gathered = []
  }

  for await (const bytes of body) {
    reader.push(bytes)
    if (pending < MAX_PENDING_CHARACTERS) continue
    await Promise.all(puts)
    puts = []
    pending = 0
  }
  reader.end()
  if (gathered.length > 0) put()
  await Promise.all(puts)
  return cut
}
