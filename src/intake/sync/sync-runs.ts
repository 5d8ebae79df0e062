import type { OrgContext, Services } from "../../kernel/context.ts"
import { type Connection, findConnection } from "../../organizations/connections/connections.ts"
import { isInbound } from "../../organizations/connections/kinds.ts"
import { isFileSource } from "../../organizations/connections/source-config.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { readRow, readRows } from "../../kernel/db/rows.ts"
import { syncRuns } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { pageMessage } from "./messages.ts"
import type { NewRun, RunRecord, StartedRun } from "./schema.ts"
import { openFiles } from "./sources/open-files.ts"
import { fetchPage, openSource, pageSizeOf, SourceError, type SourcePage } from "./source.ts"

export type Run = typeof syncRuns.$inferSelect

export async function findInbound(ctx: OrgContext, connectionId: string): Promise<Connection> {
  const connection = await findConnection(ctx, connectionId)
  if (!isInbound(connection.direction)) throw new AppError(400, "Connection is not inbound")
  return connection
}

/** If a workspace is given, only its runs are found. */
export async function findRun(
  { library, org, workspace }: OrgContext,
  connectionId: string,
  runId: string,
): Promise<Run> {
  const run = await readRow(
    library,
    syncRuns,
    sql`WHERE id = ${runId} AND org_id = ${org.id} AND connection_id = ${connectionId}
      AND ${workspace} IN ('', workspace_id)`,
  )
  if (!run) throw new AppError(404, "Sync run not found")
  return run
}

/** Reads the first page for the total. If the source cannot be read, a failed run is recorded. */
export async function startRun(
  ctx: OrgContext,
  connectionId: string,
  { background, full }: Pick<NewRun, "background"> & Partial<NewRun>,
): Promise<StartedRun> {
  const connection = await findInbound(ctx, connectionId)
  await demandRoom(ctx)
  const isFiles = isFileSource(connection.config)
  const runId = newId("run")
  const at = ctx.now().toISOString()
  const open = { id: runId, connectionId, workspaceId: ctx.workspace, createdBy: ctx.actor.userId, createdAt: at }
  let totals
  try {
    totals = isFiles ? await listable(ctx, connection) : await firstTotals(ctx, connection)
  } catch (error) {
    const failure = reasonOf(error)
    await ctx.library.batch([openRun(ctx, { ...open, status: "failed", failure, totalItems: null, totalPages: null })])
    throw new AppError(502, `Sync page failed: ${failure}`)
  }
  // Files are always imported in the background.
  const inBackground = background || isFiles
  const messages = inBackground ? [pageMessage(runId, ctx.org.id)] : []
  const kind = isFiles ? "files" : "pages"
  await ctx.library.batch([
    openRun(ctx, { ...open, status: "running", background: inBackground, kind, isFull: isFiles && full, ...totals }),
    ...writeOutbox(ctx.home, messages, at),
  ])
  await sendOutbox(ctx, messages)
  return { runId, totalItems: totals.totalItems, status: "running" }
}

async function firstTotals(ctx: OrgContext, connection: Connection) {
  const source = await openSource(ctx, connection)
  return totalsOf(await fetchPage(ctx, source, { page: 1 }), pageSizeOf(source))
}

/** Fails early if the source cannot be listed. */
async function listable(ctx: OrgContext, connection: Connection) {
  await (await openFiles(ctx, connection)).list(null)
  return { totalItems: null, totalPages: null }
}

type OpenedRun = Pick<
  Run,
  "id" | "connectionId" | "workspaceId" | "createdBy" | "createdAt" | "totalItems" | "totalPages"
> & {
  status: "running" | "failed"
  background?: boolean
  kind?: Run["kind"]
  isFull?: boolean
  failure?: string
}

const openRun = ({ library, org }: Pick<OrgContext, "library" | "org">, run: OpenedRun): D1PreparedStatement =>
  prepare(
    library,
    sql`INSERT INTO sync_runs (id, org_id, workspace_id, connection_id, created_by, status, failure, total_items, total_pages,
         created_at, completed_at, background, updated_at, kind, is_full)
       VALUES (${run.id}, ${org.id}, ${run.workspaceId}, ${run.connectionId}, ${run.createdBy}, ${run.status},
         ${run.failure ?? null}, ${run.totalItems}, ${run.totalPages}, ${run.createdAt},
           ${run.status === "failed" ? run.createdAt : null}, ${run.background === true ? 1 : 0}, ${run.createdAt},
             ${run.kind ?? "pages"}, ${run.isFull === true ? 1 : 0})`,
  )

/**
 * Derives the totals from the first page. If the source returns shorter pages than requested, their length is used.
 * Unknown if the first page is full and no count is reported.
 */
export function totalsOf({ items, count }: SourcePage, pageSize: number) {
  const totalItems = count ?? (items.length < pageSize ? items.length : null)
  if (totalItems === null) return { totalItems, totalPages: null }
  const perPage = items.length > 0 && items.length < totalItems ? items.length : pageSize
  return { totalItems, totalPages: Math.max(1, Math.ceil(totalItems / perPage)) }
}

export async function runStatus(ctx: OrgContext, connectionId: string, runId: string) {
  const connection = await findConnection(ctx, connectionId)
  return runRecord(await findRun(ctx, connection.id, runId))
}

/** If a workspace is given, only its runs are listed. */
export async function listRuns(ctx: OrgContext, connectionId: string, limit: number) {
  const connection = await findConnection(ctx, connectionId)
  const runs = await readRows(
    ctx.library,
    syncRuns,
    sql`WHERE org_id = ${ctx.org.id} AND connection_id = ${connection.id} AND ${ctx.workspace} IN ('', workspace_id)
      ORDER BY created_at DESC LIMIT ${limit}`,
  )
  return runs.map(runRecord)
}

const runRecord = (run: Run): RunRecord => ({
  runId: run.id,
  connectionId: run.connectionId,
  status: run.status,
  processedPages: run.processedPages,
  totalPages: run.totalPages,
  totalItems: run.totalItems,
  successCount: run.successCount,
  errorCount: run.errorCount,
  duplicateCount: run.duplicateCount,
  adoptedCount: run.adoptedCount,
  updatedCount: run.updatedCount,
  failure: run.failure,
  createdAt: run.createdAt,
  completedAt: run.completedAt,
  ...(run.kind === "files" && { files: true as const }),
})

/** Cancels a running run: a page being imported is rolled back, and topics already imported stay. */
export async function cancelRun(ctx: OrgContext, connectionId: string, runId: string) {
  const connection = await findConnection(ctx, connectionId)
  const run = await findRun(ctx, connection.id, runId)
  const ended = await ctx.library
    .prepare("UPDATE sync_runs SET status = 'cancelled', completed_at = ?2 WHERE id = ?1 AND status = 'running'")
    .bind(run.id, ctx.now().toISOString())
    .run()
  if (ended.meta.changes === 0) {
    const { status } = await findRun(ctx, connection.id, runId)
    throw new AppError(409, `Run is ${status}, cannot cancel`)
  }
  return { runId: run.id, status: "cancelled" as const }
}

/** Fails a running run. With a page, only if no other caller has imported that page. */
export async function failRun(
  { library, now }: Services,
  runId: string,
  reason: string,
  page?: number,
): Promise<boolean> {
  const failed = await library
    .prepare(
      `UPDATE sync_runs SET status = 'failed', failure = ?2, completed_at = ?3 WHERE id = ?1 AND status = 'running'
         AND NOT EXISTS (SELECT 1 FROM sync_pages WHERE run_id = ?1 AND page = ?4)`,
    )
    .bind(runId, reason, now().toISOString(), page ?? 0)
    .run()
  return failed.meta.changes > 0
}

/** The source's error for the user; internal errors are rethrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof OutboundError || error instanceof SourceError) return error.message
  throw error
}
