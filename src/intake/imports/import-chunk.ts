import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { type IntakeOptions, type IntakeOutcome, type NewTopic, addToLibrary } from "../../topics/library/intake.ts"
import { seedTopics } from "../../topics/library/seed-topics.ts"
import { askLlm } from "./ask-llm.ts"
import { type Batch, demandProcessing, findBatchWithChunk } from "./batch-record.ts"
import { chunkState, markChunk } from "./chunk-statements.ts"
import { keepFields } from "./kept-fields.ts"
import { nameOwn } from "./name-own.ts"
import { type ImportRow, readRows, type RowWithReason, sentRow } from "./read-row.ts"
import { CHUNK_SIZE, type Chunk, type ChunkAnswer, type Mapping } from "./schema.ts"

const LLM_TOPICS_PER_CHUNK = 10
const ATTEMPTS = 3

type Take = (
  ctx: OrgContext,
  topics: readonly NewTopic[],
  options: Pick<IntakeOptions, "refine" | "alongside" | "isPrivate"> & { batchId: string },
) => Promise<IntakeOutcome[]>

/** Where a chunk's rows go: the organization's library, or the catalog only. */
const TAKE: Record<Destination, Take> = {
  library: (ctx, topics, options) =>
    addToLibrary(ctx, topics, { changeType: "imported", source: "import", fillEmpty: true, ...options }),
  catalog: seedTopics,
}
type Destination = "library" | "catalog"

/** Imports a chunk sent by a client. */
export async function importSentChunk(
  ctx: OrgContext,
  batchId: string,
  chunk: Chunk,
  into: Destination = "library",
): Promise<ChunkAnswer> {
  const { batch, hasChunk } = await findBatchWithChunk(ctx, batchId, chunk.chunkIndex)
  if (hasChunk) return skipped(chunk.chunkIndex)
  demandProcessing(batch)
  const firstRow = chunk.chunkIndex * CHUNK_SIZE + 1
  const rows = chunk.rows.map((values, i) => sentRow(values, firstRow + i))
  return importRows(ctx, batch, { chunkIndex: chunk.chunkIndex, rows, mappings: chunk.mappings }, into)
}

type Rows = { chunkIndex: number; rows: readonly ImportRow[]; mappings: readonly Mapping[] }

/** Imports a chunk of a file. */
export async function importChunk(ctx: OrgContext, batch: Batch, chunk: Rows): Promise<ChunkAnswer> {
  const state = await chunkState(ctx, batch.id, chunk.chunkIndex)
  // A done chunk is skipped even if its import has ended; any other chunk of an ended import is rejected.
  if (state.isDone) return skipped(chunk.chunkIndex)
  demandProcessing(state)
  return importRows(ctx, batch, chunk, "library")
}

/**
 * Imports a chunk's rows, once. Topics, links, history, rejected rows, counters and the done-marker are one database
 * batch, so a concurrent or repeated call hits the marker and rolls back.
 */
async function importRows(ctx: OrgContext, batch: Batch, chunk: Rows, into: Destination): Promise<ChunkAnswer> {
  const { chunkIndex, rows, mappings } = chunk
  if (chunkIndex >= batch.chunksTotal) throw new AppError(400, `chunkIndex must be below ${batch.chunksTotal}`)
  const { topics, refused, warned } = readRows(rows, mappings, { strict: !batch.lenient })
  // Rejected rows are not charged.
  const credits = await ctx.meter.reserveOnce("classifications", `${batch.id}/${chunkIndex}`, topics.length)
  let outcomes: IntakeOutcome[]
  try {
    outcomes = await takeInChunk(
      { ...ctx, workspace: batch.workspaceId },
      { batch, chunkIndex, topics, refused, warned, into },
    )
  } catch (error) {
    // If this fails too, the rows may be in the library: a retry under the same name finds out.
    const state = await chunkState(ctx, batch.id, chunkIndex)
    if (state.isDone) return skipped(chunkIndex)
    await credits.refund()
    demandProcessing(state)
    throw error
  }
  await credits.settle()
  const answer = answerOf(chunkIndex, outcomes, refused)
  if (warned.length === 0) return answer
  return { ...answer, warnings: warned.flatMap(({ row, warnings }) => warnings.map((one) => ({ row, ...one }))) }
}

type ReadChunk = ReturnType<typeof readRows> & { batch: Batch; chunkIndex: number; into: Destination }

async function takeInChunk(ctx: OrgContext, chunk: ReadChunk): Promise<IntakeOutcome[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptChunk(ctx, chunk)
    } catch (error) {
      if (attempt === ATTEMPTS || !isUnplaced(error)) throw error
      demandProcessing(await chunkState(ctx, chunk.batch.id, chunk.chunkIndex))
    }
  }
}

/** The import has ended, or a topic was archived between lookup and write: a retry looks the row up again. */
const isUnplaced = (error: unknown) => /NOT NULL constraint failed: import_chunks\.rows/.test(String(error))

function attemptChunk(
  ctx: OrgContext,
  { batch, chunkIndex, topics, refused, warned, into }: ReadChunk,
): Promise<IntakeOutcome[]> {
  const rowAt = (index: number) => topics[index]?.row ?? 0
  const at = ctx.now().toISOString()
  return TAKE[into](
    ctx,
    topics.map(({ topic }) => topic),
    {
      batchId: batch.id,
      isPrivate: batch.isPrivate,
      refine: batch.useLlm ? askLlm(ctx, "import", LLM_TOPICS_PER_CHUNK) : undefined,
      alongside: (arrivals) => {
        // A lost row would be missing from every count.
        if (arrivals.length !== topics.length) throw new Error("Rows were lost during intake")
        return [
          ...nameOwn(ctx, arrivals, (index) => topics[index]?.ownName),
          ...(into === "library" ? keepFields(ctx, arrivals, (index) => topics[index]?.kept, batch) : []),
          ...markChunk(ctx, { into, batch, chunkIndex, arrivals, rowAt, refused, warned, at }),
        ]
      },
    },
  )
}

function answerOf(
  chunkIndex: number,
  outcomes: readonly IntakeOutcome[],
  refused: readonly RowWithReason[],
): ChunkAnswer {
  const taken = outcomes.filter(({ outcome }) => outcome !== "duplicate")
  return {
    chunkIndex,
    successCount: taken.length,
    errorCount: refused.length,
    duplicateCount: outcomes.length - taken.length,
    adoptedCount: taken.filter(({ outcome }) => outcome === "adopted").length,
    updatedCount: outcomes.filter(({ updated }) => updated).length,
    newTopicIds: taken.flatMap(({ orgTopicId, topicId }) => orgTopicId ?? topicId ?? []),
    errors: refused.map(reasonOf),
  }
}

const reasonOf = ({ row, message }: RowWithReason) => ({ row, message })

const skipped = (chunkIndex: number): ChunkAnswer => ({
  chunkIndex,
  successCount: 0,
  errorCount: 0,
  duplicateCount: 0,
  adoptedCount: 0,
  updatedCount: 0,
  newTopicIds: [],
  errors: [],
  skipped: true,
})
