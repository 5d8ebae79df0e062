import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql, type Sql } from "../../kernel/db/sql.ts"
import { REFRESHED } from "../jobs/refresh/refresh-kind.ts"
import { findAnyRun } from "./list-runs.ts"
import type { RowOutcome, RunKind, RunReasons, RunRow, RunRows, RunRowsQuery, RunSummary } from "./schema.ts"

export type RowPage = Pick<RunRowsQuery, "outcome" | "search" | "reason" | "limit" | "after">

/** Every row or segment of a run with its outcome, in file or push order. */
export async function listRunRows(ctx: OrgContext, kind: string, id: string, page: RowPage): Promise<RunRows> {
  return rowsOf(ctx, await findAnyRun(ctx, kind, id), page)
}

export async function rowsOf(ctx: OrgContext, { kind, id }: RunSummary, page: RowPage): Promise<RunRows> {
  const { limit } = page
  const { results } = await prepare(ctx.library, SELECTS[kind](id, { ...page, limit: limit + 1 })).all<Stored>()
  const rows = results.slice(0, limit)
  const last = results.length > limit ? rows.at(-1) : undefined
  return { data: rows.map(rowOf), next: last ? String(last.place) : null }
}

type Stored = Omit<RunRow, "sent" | "received"> & { place: number; sent: string | null; received: string | null }

const valuesIn = (json: string | null) => {
  if (json === null) return null
  const values = Object.entries(JSON.parse(json) as Record<string, unknown>)
  const known = values.filter(([, value]) => value !== null && value !== "")
  return known.length === 0 ? null : Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}

const rowOf = ({ place: _place, sent, received, ...row }: Stored): RunRow => ({
  ...row,
  sent: valuesIn(sent),
  received: valuesIn(received),
})

/** A page of the rows of `inner`, which has a column for each field of a row. */
function pageOf(inner: Sql, { outcome, search, reason, after = 0, limit }: RowPage): Sql {
  return sql(
    `SELECT * FROM (${inner.text}) AS found WHERE place > ? AND (? IS NULL OR outcome = ?) AND (? IS NULL OR reason = ?)
       AND (? IS NULL OR instr(lower(coalesce(name, '') || char(10) || coalesce(reason, '') || char(10) || coalesce(segmentId, '')), lower(?)) > 0)
     ORDER BY place LIMIT ?`,
    ...inner.values,
    after,
    outcome ?? null,
    outcome ?? null,
    reason ?? null,
    reason ?? null,
    search ?? null,
    search ?? null,
    limit,
  )
}

const OUTCOME_OF_SEGMENT = `CASE a.status WHEN 'active' THEN 'live' WHEN 'pending' THEN 'waiting' WHEN 'error' THEN 'failed'
  ELSE iif(a.activated_at IS NULL, 'cancelled', 'deactivated') END`
/** The status of each outcome, which the index on runs contains. */
const STATUS_OF: Partial<Record<RowOutcome, string>> = {
  live: "active",
  waiting: "pending",
  failed: "error",
  cancelled: "deactivated",
  deactivated: "deactivated",
}

const SENT = `json_object('name', a.pushed_name, 'description', a.pushed_description)`

function segmentsOf(runId: string, page: RowPage): Sql {
  const status = page.outcome && STATUS_OF[page.outcome]
  const columns = `
    a.rowid AS place, a.id, NULL AS "row", coalesce(link.topic_name, a.topic_name, a.pushed_name) AS name,
    ${OUTCOME_OF_SEGMENT} AS outcome, a.error AS reason, link.id AS topicId,
    iif(a.pushed_name IS NULL, NULL, ${SENT}) AS sent,
    json_object('segment id', a.platform_segment_id, 'error', a.error) AS received,
    a.platform, a.platform_segment_id AS segmentId, NULL AS oldSegmentId`
  const from = "LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.hidden = 0"
  const isSimple = page.search === undefined && page.outcome !== "cancelled" && page.outcome !== "deactivated"
  if (!isSimple) {
    return pageOf(
      sql(`SELECT ${columns} FROM activations AS a INDEXED BY activations_run ${from} WHERE a.run_id = ?`, runId),
      page,
    )
  }
  // Without a reason, finds the page in the index alone, so that only its rows are read.
  return sql(
    `SELECT ${columns} FROM (
       SELECT rowid AS place FROM activations INDEXED BY activations_run
       WHERE run_id = ? AND (? IS NULL OR status = ?)${page.reason === undefined ? "" : " AND error = ?"} AND rowid > ?
       ORDER BY rowid LIMIT ?
     ) AS page CROSS JOIN activations AS a ON a.rowid = page.place ${from} ORDER BY place`,
    runId,
    status ?? null,
    status ?? null,
    ...(page.reason === undefined ? [] : [page.reason]),
    page.after ?? 0,
    page.limit,
  )
}

/** What the source called a topic whose name was cleaned. */
const NAME_AS_SENT = "iif(link.original_name IS NULL, NULL, json_object('topic_name', link.original_name))"

const importedRows = (batchId: string, page: RowPage): Sql =>
  pageOf(
    sql(
      `SELECT o.value ->> 0 AS place, CAST(o.value ->> 0 AS TEXT) AS id, CAST(o.value ->> 0 AS TEXT) AS "row",
         coalesce(link.topic_name, gone.topic_name) AS name, o.value ->> 1 AS outcome, (
           SELECT group_concat(v.value ->> 'message', '; ') FROM import_errors AS w CROSS JOIN json_each(w.message) AS v
           WHERE w.batch_id = c.batch_id AND w."row" = o.value ->> 0 AND w.warning = 1
         ) AS reason, link.id AS topicId, ${NAME_AS_SENT} AS sent, NULL AS received, NULL AS platform, NULL AS segmentId,
         NULL AS oldSegmentId
       FROM import_chunks AS c CROSS JOIN json_each(c.outcomes) AS o
       LEFT JOIN org_topics AS link ON link.id = o.value ->> 2 AND link.hidden = 0
       LEFT JOIN import_undos AS u ON u.batch_id = c.batch_id
       LEFT JOIN removed_topics AS gone ON gone.removal_id = u.removal_id AND gone.id = o.value ->> 2
       WHERE c.batch_id = ? AND o.value ->> 0 > ?
       UNION ALL
       SELECT e."row", CAST(e."row" AS TEXT), CAST(e."row" AS TEXT), (
           SELECT cell.value FROM json_each(b.mappings) AS m CROSS JOIN json_each(e.cells) AS cell
           WHERE m.value ->> 'targetField' = 'topic_name' AND cell.key = m.value ->> 'csvColumn' LIMIT 1
         ), 'rejected', e.message, NULL, e.cells, NULL, NULL, NULL, NULL
       FROM import_errors AS e CROSS JOIN import_batches AS b ON b.id = e.batch_id
       WHERE e.batch_id = ? AND e."row" > ? AND e.warning = 0`,
      batchId,
      page.after ?? 0,
      batchId,
      page.after ?? 0,
    ),
    page,
  )

/** More than a source has items per page. */
const ITEMS_PER_PAGE = 100_000

const syncedItems = (runId: string, page: RowPage): Sql =>
  pageOf(
    sql(
      `SELECT p.page * ${ITEMS_PER_PAGE} + o.value ->> 0 AS place, CAST(p.page * ${ITEMS_PER_PAGE} + o.value ->> 0 AS TEXT) AS id,
         p.page || '.' || (o.value ->> 0) AS "row", coalesce(link.topic_name, o.value ->> 3) AS name, o.value ->> 1 AS outcome,
         iif(o.value ->> 1 = 'rejected', o.value ->> 2, NULL) AS reason, link.id AS topicId, ${NAME_AS_SENT} AS sent, NULL AS received,
         NULL AS platform, NULL AS segmentId, NULL AS oldSegmentId
       FROM sync_pages AS p CROSS JOIN json_each(p.outcomes) AS o
       LEFT JOIN org_topics AS link ON link.id = o.value ->> 2 AND link.hidden = 0
       WHERE p.run_id = ?`,
      runId,
    ),
    page,
  )

/** Errors come first: refreshed segments are numbered from here, above every error. */
const BEHIND_ERRORS = 2 ** 50

const refreshedSegments = (jobId: string, page: RowPage): Sql =>
  pageOf(
    sql(
      `SELECT e.seq AS place, coalesce(e.item_id, CAST(e.seq AS TEXT)) AS id, NULL AS "row", e.name, 'failed' AS outcome,
         e.message AS reason, link.id AS topicId, NULL AS sent, json_object('error', e.message) AS received,
         a.platform, NULL AS segmentId, a.platform_segment_id AS oldSegmentId
       FROM job_errors AS e LEFT JOIN activations AS a ON a.id = e.item_id
       LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.hidden = 0
       WHERE e.job_id = ?
       UNION ALL
       SELECT f.seq + ${BEHIND_ERRORS}, f.key, NULL, coalesce(link.topic_name, old.topic_name, a.pushed_name), 'refreshed', a.error,
         link.id, ${SENT}, json_object('segment id', a.platform_segment_id, 'error', a.error), a.platform, a.platform_segment_id,
         old.platform_segment_id
       FROM job_findings AS f CROSS JOIN activations AS old ON old.id = f.key
       CROSS JOIN activations AS a ON a.id = f.value ->> '$'
       LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.hidden = 0
       WHERE f.job_id = ? AND f.list = '${REFRESHED}'`,
      jobId,
      jobId,
    ),
    page,
  )

const failedItems = (jobId: string, page: RowPage): Sql =>
  pageOf(
    sql(
      `SELECT e.seq AS place, coalesce(e.item_id, CAST(e.seq AS TEXT)) AS id, NULL AS "row", e.name, 'failed' AS outcome,
         e.message AS reason, NULL AS topicId, NULL AS sent, NULL AS received, NULL AS platform, NULL AS segmentId,
         NULL AS oldSegmentId
       FROM job_errors AS e WHERE e.job_id = ?`,
      jobId,
    ),
    page,
  )

const SELECTS: Record<RunKind, (id: string, page: RowPage) => Sql> = {
  import: importedRows,
  sync: syncedItems,
  push: segmentsOf,
  refresh: refreshedSegments,
  export: failedItems,
  job: failedItems,
}

const REASONS_SHOWN = 50

/** Why rows failed or were rejected, and how many for each reason. */
export async function listRunReasons(ctx: OrgContext, kind: string, id: string): Promise<RunReasons> {
  const run = await findAnyRun(ctx, kind, id)
  const { results } = await ctx.library
    .prepare(
      `SELECT reason, count(*) AS count FROM (${REASONS[run.kind]}) WHERE reason IS NOT NULL GROUP BY reason
       ORDER BY count DESC, reason LIMIT ${REASONS_SHOWN}`,
    )
    .bind(run.id)
    .all<RunReasons["data"][number]>()
  return { data: results }
}

const OF_JOB = "SELECT message AS reason FROM job_errors WHERE job_id = ?"
const REASONS: Record<RunKind, string> = {
  import: "SELECT message AS reason FROM import_errors WHERE batch_id = ? AND warning = 0",
  sync: `SELECT o.value ->> 2 AS reason FROM sync_pages AS p CROSS JOIN json_each(p.outcomes) AS o
    WHERE p.run_id = ? AND o.value ->> 1 = 'rejected'`,
  push: "SELECT error AS reason FROM activations INDEXED BY activations_run WHERE run_id = ? AND status = 'error'",
  refresh: OF_JOB,
  export: OF_JOB,
  job: OF_JOB,
}
