import { type Connection, findConnection } from "../../organizations/connections/connections.ts"
import { isOutbound } from "../../organizations/connections/kinds.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { columnsOf, readRow, rowOf } from "../../kernel/db/rows.ts"
import { pushRuns } from "../../kernel/db/schema/index.ts"
import { prepare, raw, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { peopleById } from "../../organizations/people/people-by-id.ts"
import { needsApproval } from "../segments/policy.ts"
import { lastError, retryOf } from "./push-retry.ts"
import type { PushRunRecord } from "./schema.ts"

export type PushRun = typeof pushRuns.$inferSelect

export async function findOutbound(ctx: OrgContext, connectionId: string): Promise<Connection> {
  const connection = await findConnection(ctx, connectionId)
  if (!isOutbound(connection.direction)) throw new AppError(400, "Connection is not outbound")
  return connection
}

/** A run of any organization. */
export const findRun = ({ library }: Pick<Services, "library">, runId: string): Promise<PushRun | undefined> =>
  readRow(library, pushRuns, sql`WHERE id = ${runId}`)

/** With a workspace, only its runs are visible. */
const mine = ({ org, workspace }: OrgContext) => sql`org_id = ${org.id} AND ${workspace} IN ('', workspace_id)`
const mineOn = (ctx: OrgContext, connectionId: string) => sql`connection_id = ${connectionId} AND ${mine(ctx)}`

export async function findPushRun(ctx: OrgContext, connectionId: string, runId: string): Promise<PushRun> {
  const run = await readRow(ctx.library, pushRuns, sql`WHERE id = ${runId} AND ${mineOn(ctx, connectionId)}`)
  if (!run) throw new AppError(404, "Push run not found")
  return run
}

/** The connection of the caller's run with this id. */
export async function connectionOfRun(ctx: OrgContext, runId: string): Promise<string> {
  const run = await readRow(ctx.library, pushRuns, sql`WHERE id = ${runId} AND ${mine(ctx)}`)
  if (!run) throw new AppError(404, "Push run not found")
  return run.connectionId
}

/** Runs that wait for approval are not pushed. */
export function requireDecided({ status, approval }: PushRun): void {
  if (status === "running" && approval === "waiting")
    throw new AppError(409, "The push waits for the approval of an owner or admin")
}

type Found = {
  run: PushRun
  awaitingDelivery: number
  lastError: string | null
  requestedBy: string | null
  decidedBy: string | null
}

/** Runs; those that need approval with the e-mail addresses of the requester and the approver. */
async function readRuns(ctx: OrgContext, rest: Sql): Promise<Found[]> {
  const statement = sql`SELECT ${columnsOf(pushRuns)},
      (SELECT count(*) FROM activations AS a WHERE a.run_id = push_runs.id
        AND a.status = 'pending' AND a.platform_segment_id IS NOT NULL) AS awaiting, ${raw(lastError("push_runs"))} AS lastError
    FROM push_runs ${rest}`
  type Row = { awaiting: number; lastError: string | null }
  const { results } = await prepare(ctx.library, statement).all<Row>()
  const runs = results.map((row) => ({ row, run: rowOf(pushRuns, row) }))
  const people = await peopleById(
    ctx,
    runs.flatMap(({ run }) => (run.approval === null ? [] : [run.createdBy, run.decidedBy])),
  )
  return runs.map(({ row, run }) => ({
    run,
    awaitingDelivery: row.awaiting,
    lastError: row.lastError,
    requestedBy: people.get(run.createdBy)?.email ?? null,
    decidedBy: people.get(run.decidedBy ?? "")?.email ?? null,
  }))
}

export async function pushRunStatus(ctx: OrgContext, connectionId: string, runId: string): Promise<PushRunRecord> {
  const connection = await findConnection(ctx, connectionId)
  const [found] = await readRuns(ctx, sql`WHERE id = ${runId} AND ${mineOn(ctx, connection.id)}`)
  if (!found) throw new AppError(404, "Push run not found")
  return recordOf(found, connection)
}

/** The newest runs of a connection, without errors: the status route returns those. */
export async function listPushRuns(ctx: OrgContext, connectionId: string, limit: number): Promise<PushRunRecord[]> {
  const connection = await findConnection(ctx, connectionId)
  const rows = await readRuns(
    ctx,
    sql`WHERE ${mineOn(ctx, connection.id)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  )
  return rows.map((row) => recordOf({ ...row, run: { ...row.run, errors: [] } }, connection))
}

const recordOf = (
  { run, awaitingDelivery: waiting, lastError: reason, requestedBy, decidedBy }: Found,
  connection: Connection,
): PushRunRecord => ({
  runId: run.id,
  connectionId: run.connectionId,
  status: run.status,
  totalSegments: run.totalSegments,
  processedSegments: run.processedSegments,
  successCount: run.successCount,
  errorCount: run.errorCount,
  skipped: run.skipped,
  awaitingDelivery: waiting,
  errors: run.errors,
  background: run.background,
  failure: run.failure,
  createdAt: run.createdAt,
  completedAt: run.completedAt,
  retry: run.status === "running" ? retryOf({ ...run, reason }) : null,
  ...(run.approval && {
    approval: {
      status: run.approval,
      requestedBy,
      decidedBy,
      decidedAt: run.decidedAt,
      comment: run.decisionComment,
      needsSecondPerson: needsApproval(connection),
    },
  }),
})
