import type { Result } from "../segments/commit-placements.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { failPushRun } from "./end-run.ts"
import { withConnectionLock } from "../segments/lock-connection.ts"
import { runMessage } from "./messages.ts"
import { pushBatch, type PushedSegments } from "./push-batch.ts"
import { findOutbound, findPushRun, requireDecided, type PushRun } from "./find-run.ts"
import type { PushedBatch } from "./schema.ts"
import { sendPushes, WAITING_RUN } from "./wake.ts"

/** Time limit per route call. */
const BUDGET_MS = 45_000
/** How long a call waits for the connection's lock. */
const WAIT_MS = 5_000
/** Consecutive stalled calls after which the run fails. */
const MAX_STALLS = 6
export const NO_RESPONSE = "The platform is not responding"

/** Pushes the next segments of a run for a client. */
export async function pushNext(ctx: OrgContext, connectionId: string, runId: string): Promise<PushedBatch> {
  const [connection, run] = await findOpen(ctx, connectionId, runId)
  const deadline = deadlineIn(ctx.outside, BUDGET_MS)
  const pushed = await withConnectionLock(ctx, connection.id, WAIT_MS, async () => {
    const batch = await pushBatch(ctx, connection, run, deadline)
    if (batch.stalled && run.stalls + 1 >= MAX_STALLS) await failPushRun(ctx, run.id, NO_RESPONSE)
    return batch
  })
  const results = pushed?.results ?? []
  const { waiting, ...state } = await stateOf(ctx, run.id)
  if (pushed && waiting !== null) await sendPushes(ctx, [runMessage(waiting, ctx.org.id)])
  // Locked by a running call, or claimed by a crashed one whose claims have not expired.
  const isBusy = !state.done && results.length === 0
  return { ...state, ...countsOf(results), ...(isBusy && { busy: true as const }) }
}

/** Reads both in parallel; an error of the connection takes precedence. */
async function findOpen(ctx: OrgContext, connectionId: string, runId: string): Promise<[Connection, PushRun]> {
  const [connection, run] = await Promise.allSettled([
    findOutbound(ctx, connectionId),
    findPushRun(ctx, connectionId, runId),
  ])
  if (connection.status === "rejected") throw connection.reason
  if (run.status === "rejected") throw run.reason
  if (run.value.status !== "running") throw new AppError(409, `Run is ${run.value.status}, cannot push`)
  requireDecided(run.value)
  return [connection.value, run.value]
}

const isDone = ({ status, segmentId }: Result) => status !== "pending" || segmentId !== undefined

/** Counts of this call only. */
const countsOf = (results: PushedSegments["results"]) => ({
  processed: results.filter(isDone).length,
  successCount: results.filter(({ status }) => status === "active").length,
  errorCount: results.filter(({ status }) => status === "error").length,
  results: results
    .filter((result) => isDone(result) || result.error !== undefined)
    .map(({ row, status, segmentId, error, note }) => ({
      activationId: row.id,
      orgTopicId: row.orgTopicId,
      status,
      platformSegmentId: segmentId,
      error,
      note,
    })),
})

/** The run's status, its unpushed segments, and the background run waiting for the connection. */
async function stateOf({ library }: Pick<Services, "library">, runId: string) {
  const state = await library
    .prepare(
      `SELECT status, (
         SELECT count(*) FROM activations WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL
       ) AS remaining, (${WAITING_RUN.replace("?", "run.connection_id")}) AS waiting FROM push_runs AS run WHERE id = ?1`,
    )
    .bind(runId)
    .first<{ status: PushRun["status"]; remaining: number; waiting: string | null }>()
  if (!state) throw new AppError(404, "Push run not found")
  return { runId, ...state, done: state.status !== "running" }
}
