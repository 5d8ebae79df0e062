import { and, desc, eq, sql } from "drizzle-orm"
import { type Connection, findConnection } from "../../organizations/connections/connections.ts"
import { isOutbound } from "../../organizations/connections/kinds.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { pushRuns } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { needsApproval } from "../segments/policy.ts"
import type { PushRunRecord } from "./schema.ts"

export type PushRun = typeof pushRuns.$inferSelect

export async function findOutbound(ctx: OrgContext, connectionId: string): Promise<Connection> {
  const connection = await findConnection(ctx, connectionId)
  if (!isOutbound(connection.direction)) throw new AppError(400, "Connection is not outbound")
  return connection
}

/** A run of any organization. */
export const findRun = ({ db }: Pick<Services, "db">, runId: string): Promise<PushRun | undefined> =>
  db.select().from(pushRuns).where(eq(pushRuns.id, runId)).get()

/** With a workspace, only its runs are visible. */
const mine = ({ org, workspace }: OrgContext, connectionId: string) =>
  and(
    eq(pushRuns.orgId, org.id),
    eq(pushRuns.connectionId, connectionId),
    workspace === "" ? undefined : eq(pushRuns.workspaceId, workspace),
  )

export async function findPushRun(ctx: OrgContext, connectionId: string, runId: string): Promise<PushRun> {
  const run = await ctx.db
    .select()
    .from(pushRuns)
    .where(and(eq(pushRuns.id, runId), mine(ctx, connectionId)))
    .get()
  if (!run) throw new AppError(404, "Push run not found")
  return run
}

/** Nothing is sent for a run that waits for approval. */
export function requireDecided({ status, approval }: PushRun): void {
  if (status === "running" && approval === "waiting")
    throw new AppError(409, "The push waits for the approval of an owner or admin")
}

const awaitingDelivery = sql<number>`(SELECT count(*) FROM activations AS a WHERE a.run_id = push_runs.id
  AND a.status = 'pending' AND a.platform_segment_id IS NOT NULL)`

const emailOf = (userId: typeof pushRuns.createdBy | typeof pushRuns.decidedBy) =>
  sql<string | null>`(SELECT email FROM users WHERE id = ${userId})`

const COLUMNS = {
  run: pushRuns,
  awaitingDelivery,
  requestedBy: emailOf(pushRuns.createdBy),
  decidedBy: emailOf(pushRuns.decidedBy),
}
type Found = { run: PushRun; awaitingDelivery: number; requestedBy: string | null; decidedBy: string | null }

export async function pushRunStatus(ctx: OrgContext, connectionId: string, runId: string): Promise<PushRunRecord> {
  const connection = await findConnection(ctx, connectionId)
  const found = await ctx.db
    .select(COLUMNS)
    .from(pushRuns)
    .where(and(eq(pushRuns.id, runId), mine(ctx, connection.id)))
    .get()
  if (!found) throw new AppError(404, "Push run not found")
  return recordOf(found, connection)
}

/** The newest runs of a connection, without errors: the status route returns those. */
export async function listPushRuns(ctx: OrgContext, connectionId: string, limit: number): Promise<PushRunRecord[]> {
  const connection = await findConnection(ctx, connectionId)
  const rows = await ctx.db
    .select(COLUMNS)
    .from(pushRuns)
    .where(mine(ctx, connection.id))
    .orderBy(desc(pushRuns.createdAt), desc(pushRuns.id))
    .limit(limit)
  return rows.map((row) => recordOf({ ...row, run: { ...row.run, errors: [] } }, connection))
}

const recordOf = (
  { run, awaitingDelivery: waiting, requestedBy, decidedBy }: Found,
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
  ...(run.approval && {
    approval: {
      status: run.approval,
      requestedBy,
      decidedBy,
      decidedAt: run.decidedAt,
      needsSecondPerson: needsApproval(connection),
    },
  }),
})
