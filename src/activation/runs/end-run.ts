import { UNCLAIMED } from "../segments/claims.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { findOutbound, findPushRun } from "./find-run.ts"

/** Rows changed per statement. */
const CHUNK = 2_000
/** Calls reserved for the final batch and the caller's remaining work. */
const CALLS_KEPT = 30

const NEXT = `
  SELECT rowid FROM activations INDEXED BY activations_run
  WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL AND ${UNCLAIMED.replace("?", "?2")}`

/** Never sent, so there is nothing to deactivate on the platform. */
const DROP = `
  UPDATE activations SET status = 'deactivated', deactivated_at = ?2, error = NULL
  WHERE rowid IN (${NEXT} AND outcome_unknown = 0 LIMIT ${CHUNK})`
const FAIL = `UPDATE activations SET status = 'error', error = coalesce(error, ?3) WHERE rowid IN (${NEXT} LIMIT ${CHUNK})`

/** Cancels a run: unpushed activations are dropped, live segments stay live, and a batch in progress finishes. */
export async function cancelPushRun(ctx: OrgContext, connectionId: string, runId: string) {
  const connection = await findOutbound(ctx, connectionId)
  const run = await findPushRun(ctx, connection.id, runId)
  if (!(await endRun(ctx, run.id, "cancelled", "The run was cancelled"))) {
    const { status } = await findPushRun(ctx, connection.id, runId)
    throw new AppError(409, `Run is ${status}, cannot cancel`)
  }
  return { runId: run.id, status: "cancelled" as const }
}

/** Fails a run and its unpushed activations with a reason. A retry resumes them. */
export const failPushRun = (services: Services, runId: string, reason: string): Promise<boolean> =>
  endRun(services, runId, "failed", reason)

/** The last chunk ends together with the run. An interrupted call leaves a running run with fewer activations to push. */
async function endRun(
  services: Services,
  runId: string,
  status: "cancelled" | "failed",
  reason: string,
): Promise<boolean> {
  const { library, now, budget } = services
  const at = now().toISOString()
  const isOpen = "EXISTS (SELECT 1 FROM push_runs WHERE id = ?1 AND status = 'running')"
  const drop = library.prepare(`${DROP} AND ${isOpen}`).bind(runId, at)
  const fail = library.prepare(`${FAIL} AND ${isOpen}`).bind(runId, at, reason)
  const change = status === "cancelled" ? drop : fail
  for (let changed = CHUNK; changed === CHUNK && budget.left() > CALLS_KEPT;)
    changed = (await change.run()).meta.changes
  const answers = await library.batch([
    ...(status === "cancelled" ? [drop] : []),
    fail,
    library
      .prepare(
        // A retry continues the selection of a failed run.
        `UPDATE push_runs SET status = ?2, failure = ?3, completed_at = ?4, error_count = failed.n,
           selection = iif(?2 = 'cancelled', NULL, selection),
           processed_segments = max(processed_segments, success_count + failed.n)
         FROM (SELECT count(*) AS n FROM activations WHERE run_id = ?1 AND status = 'error') AS failed
         WHERE id = ?1 AND status = 'running' RETURNING id`,
      )
      .bind(runId, status, reason, at),
  ])
  return (answers.at(-1)?.results.length ?? 0) > 0
}
