import { UNCLAIMED } from "../segments/claims.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { findOutbound, findPushRun } from "./find-run.ts"

const WAITING = `run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL AND ${UNCLAIMED.replace("?", "?2")}`

/** Cancels a run: unpushed activations are dropped, live segments stay live, and a batch in progress finishes. */
export async function cancelPushRun(ctx: OrgContext, connectionId: string, runId: string) {
  const connection = await findOutbound(ctx, connectionId)
  const run = await findPushRun(ctx, connection.id, runId)
  const ended = await endRun(ctx, run.id, "cancelled", "The run was cancelled", [
    // Never sent, so there is nothing to deactivate on the platform.
    `UPDATE activations SET status = 'deactivated', deactivated_at = ?2, error = NULL WHERE ${WAITING} AND outcome_unknown = 0`,
  ])
  if (!ended) {
    const { status } = await findPushRun(ctx, connection.id, runId)
    throw new AppError(409, `Run is ${status}, cannot cancel`)
  }
  return { runId: run.id, status: "cancelled" as const }
}

/** Fails a run and its unpushed activations with a reason. A retry resumes them. */
export const failPushRun = (services: Services, runId: string, reason: string): Promise<boolean> =>
  endRun(services, runId, "failed", reason, [])

async function endRun(
  { d1, now }: Services,
  runId: string,
  status: "cancelled" | "failed",
  reason: string,
  first: readonly string[],
): Promise<boolean> {
  const at = now().toISOString()
  const isOpen = "EXISTS (SELECT 1 FROM push_runs WHERE id = ?1 AND status = 'running')"
  const answers = await d1.batch([
    ...first.map((statement) => d1.prepare(`${statement} AND ${isOpen}`).bind(runId, at)),
    d1
      .prepare(`UPDATE activations SET status = 'error', error = coalesce(error, ?3) WHERE ${WAITING} AND ${isOpen}`)
      .bind(runId, at, reason),
    d1
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
