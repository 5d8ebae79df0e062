import { findConnection } from "../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { TURN_MS } from "../../kernel/queues/turns.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { failPushRun } from "./end-run.ts"
import { withConnectionLock } from "../segments/lock-connection.ts"
import { CALLS_PER_BATCH, pushBatch } from "./push-batch.ts"
import { NO_RESPONSE } from "./push-next.ts"
import { findRun, type PushRun } from "./find-run.ts"
import { MAX_RESTS, restMs } from "./push-retry.ts"
import { wakeConnection } from "./wake.ts"

export { CALLS_PER_BATCH }

/** Time limit of a batch of calls to a platform. */
const BUDGET_MS = 25_000

/**
 * Pushes segments of a background run until it completes or the turn ends, then enqueues the next run. Does nothing if
 * another call holds the connection's lock. An AppError fails the run, since there is no client to return it to.
 */
export async function drivePushRun(services: Services, runId: string): Promise<void> {
  const run = await findRun(services, runId)
  if (!run || run.approval === "waiting") return
  const owner = { orgId: run.orgId, userId: run.createdBy, workspace: run.workspaceId }
  const ctx = run.status === "running" ? await actingFor(services, owner) : null
  const pushed = ctx && (await withConnectionLock(ctx, run.connectionId, 0, () => pushBatches(ctx, run)))
  // After a stall the cron resumes the run.
  if (pushed !== null && !pushed.waitsForCron) await wakeConnection(services, run.orgId, run.connectionId)
}

async function pushBatches(ctx: OrgContext, run: PushRun): Promise<{ waitsForCron: boolean }> {
  try {
    const connection = await findConnection(ctx, run.connectionId)
    const deadline = deadlineIn(ctx.outside, BUDGET_MS)
    const turn = deadlineIn(ctx.outside, TURN_MS)
    while (ctx.budget.left() > CALLS_PER_BATCH && turn.leftMs() > 0) {
      const { results, stalled } = await pushBatch(ctx, connection, run, deadline)
      if (stalled) return rest(ctx, run)
      // Either the run is finished, or the rest is claimed by a crashed call and those claims must expire first.
      if (results.length === 0) return { waitsForCron: !(await isFinished(ctx, run.id)) }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failPushRun(ctx, run.id, error.message)
  }
  return { waitsForCron: false }
}

/** Pauses a run whose platform does not respond, longer each time, before it fails. */
async function rest(ctx: OrgContext, run: PushRun): Promise<{ waitsForCron: true }> {
  const stalls = run.stalls + 1
  if (stalls >= MAX_RESTS) await failPushRun(ctx, run.id, NO_RESPONSE)
  await ctx.library
    .prepare("UPDATE push_runs SET resume_at = ?2 WHERE id = ?1")
    .bind(run.id, new Date(ctx.now().getTime() + restMs(stalls)).toISOString())
    .run()
  return { waitsForCron: true }
}

async function isFinished({ library }: Services, runId: string): Promise<boolean> {
  return (await library.prepare("SELECT status FROM push_runs WHERE id = ?").bind(runId).first("status")) !== "running"
}
