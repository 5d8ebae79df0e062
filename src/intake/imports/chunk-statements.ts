import type { Services } from "../../kernel/context.ts"
import { bulkInsert, jsonParameters, rowsOf } from "../../kernel/db/bulk-insert.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { liveTopicNamed, usableTopicNamed } from "../../topics/library/find-existing.ts"
import type { Arrival } from "../../topics/library/intake-statements.ts"
import type { Batch } from "./batch-record.ts"
import type { ImportRow, RowWithReason, WarnedRow } from "./read-row.ts"
import { storedWarnings } from "./warnings.ts"

/** Names that identify the topic of a row without a known id. */
const NAMES = ["r.value ->> 5", "r.value ->> 6"] as const

/** Where each row ended up. `ownId` is set if the row created it; `placeId` is that id or the existing one. */
const PLACED = {
  /** The new library entry, or the existing one. */
  library: `
    SELECT r.value ->> 0 AS "row", own.id AS ownId, own.topic_id IS r.value ->> 4 AS isNew,
      coalesce(own.id, (
        SELECT id FROM org_topics WHERE org_id = ?3 AND workspace_id = ?4 AND topic_id = coalesce(r.value ->> 3, ${usableTopicNamed(...NAMES, "?3")})
      )) AS placeId,
      own.id IS NULL AND EXISTS (
        SELECT 1 FROM topic_history WHERE id = r.value ->> 2 AND change_type = 'metadata_enrichment'
      ) AS isFilled
    FROM ${rowsOf("?5")} AS r LEFT JOIN org_topics AS own ON own.id = r.value ->> 1`,
  /** The global topic, new or existing. */
  catalog: `
    SELECT r.value ->> 0 AS "row", iif(t.id = r.value ->> 4, t.id, NULL) AS ownId, 1 AS isNew, t.id AS placeId, 0 AS isFilled
    FROM ${rowsOf("?5")} AS r LEFT JOIN topics AS t ON t.id = coalesce(r.value ->> 3, ${liveTopicNamed(...NAMES)})
      AND ${isLive("t")}`,
}

/**
 * Sets `rows` to null, which violates a constraint and rolls the whole batch back, if a row's topic has disappeared or
 * the import has ended. An existing marker for the chunk rolls it back too.
 */
const markOf = (placed: string) => `
  WITH placed AS MATERIALIZED (${placed})
  INSERT INTO import_chunks (batch_id, chunk_index, rows, success_count, error_count, duplicate_count, adopted_count,
    updated_count, outcomes, given_up, completed_at, warning_count)
  SELECT ?1, ?2,
    iif(count(*) = count(placeId) AND (SELECT status FROM import_batches WHERE id = ?1) = 'processing', count(*) + ?6, NULL),
    count(ownId), ?6, count(*) - count(ownId), count(iif(isNew, NULL, ownId)), total(isFilled),
    json_group_array(json_array("row", CASE WHEN ownId IS NULL THEN 'duplicate' WHEN isNew THEN 'created' ELSE 'adopted' END, placeId)),
    ?8, ?7, ?9
  FROM placed`

const COUNT = `
  UPDATE import_batches SET
    processed_rows = import_batches.processed_rows + chunk.rows,
    success_count = import_batches.success_count + chunk.success_count,
    error_count = import_batches.error_count + chunk.error_count,
    duplicate_count = import_batches.duplicate_count + chunk.duplicate_count,
    adopted_count = import_batches.adopted_count + chunk.adopted_count,
    updated_count = import_batches.updated_count + chunk.updated_count,
    warning_count = import_batches.warning_count + chunk.warning_count,
    chunks_completed = chunks_completed + 1,
    updated_at = ?3,
    status = iif(chunks_completed + 1 >= chunks_total, 'completed', status),
    completed_at = iif(chunks_completed + 1 >= chunks_total, ?3, import_batches.completed_at)
  FROM import_chunks AS chunk
  WHERE import_batches.id = ?1 AND chunk.batch_id = ?1 AND chunk.chunk_index = ?2`

const MARK = { library: markOf(PLACED.library), catalog: markOf(PLACED.catalog) }

type Marked = {
  /** Where the rows go: the organization's library, or the catalog only. */
  into?: keyof typeof MARK
  batch: Pick<Batch, "id" | "orgId" | "workspaceId">
  chunkIndex: number
  arrivals: readonly Arrival[]
  /** Maps an arrival's index to its row in the file. */
  rowAt: (index: number) => number
  refused: readonly RowWithReason[]
  /** Rows that were imported without a value. */
  warned?: readonly WarnedRow[]
  /** True if the rows are rejected only because retries were exhausted. A replay can undo that. */
  givenUp?: boolean
  at: string
}

/** The chunk's done-marker, its rejected rows and the import's counters, for the batch that writes its topics. */
export function markChunk({ library }: Pick<Services, "library">, marked: Marked): D1PreparedStatement[] {
  const { into = "library", batch, chunkIndex, arrivals, rowAt, refused, warned = [], givenUp = false, at } = marked
  const placed = arrivals.map((one) => {
    // Names are needed only if the topic id is not known.
    const isKnown = one.topicId !== null
    const [name, key] = isKnown ? [null, null] : [one.normalizedName, one.canonicalKey]
    return [rowAt(one.index), one.linkId, one.historyId, one.topicId, one.newTopicId, name, key]
  })
  const [json = "[]", more] = jsonParameters(placed)
  if (more !== undefined) throw new RangeError("The names of a chunk are too long for the database")
  const reported = ({ row, cells }: ImportRow, message: string, warning: 0 | 1) => [
    batch.id,
    row,
    message,
    JSON.stringify(cells),
    warning,
  ]
  return [
    library
      .prepare(MARK[into])
      .bind(
        batch.id,
        chunkIndex,
        batch.orgId,
        batch.workspaceId,
        json,
        refused.length,
        at,
        givenUp ? 1 : 0,
        warned.length,
      ),
    ...bulkInsert(
      library,
      "import_errors",
      ["batch_id", "row", "message", "cells", "warning"],
      [
        ...refused.map((one) => reported(one, one.message, 0)),
        ...warned.map((one) => reported(one, storedWarnings(one.warnings), 1)),
      ],
    ),
    library.prepare(COUNT).bind(batch.id, chunkIndex, at),
  ]
}

/** Returns the import's status, and whether the chunk is done. */
export async function chunkState({ library }: Pick<Services, "library">, batchId: string, chunkIndex: number) {
  const state = await library
    .prepare(
      `SELECT status, EXISTS (SELECT 1 FROM import_chunks WHERE batch_id = ?1 AND chunk_index = ?2) AS isDone
       FROM import_batches WHERE id = ?1`,
    )
    .bind(batchId, chunkIndex)
    .first<{ status: Batch["status"]; isDone: number }>()
  return { status: state?.status ?? ("failed" as const), isDone: state?.isDone === 1 }
}
