import { UNCLAIMED } from "../segments/claims.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { runMessage } from "./messages.ts"
import { findOutbound, findPushRun, requireDecided, type PushRun } from "./find-run.ts"
import type { RetryRun } from "./schema.ts"
import { sendPushes } from "./wake.ts"

/** Rows reopened per statement. */
const CHUNK = 2_000
const CALLS_KEPT = 30

/** Failed activations whose topic has no newer activation on the connection; limited to the given ids and reason, if any. */
const FAILED = `
  SELECT a.rowid FROM activations AS a INDEXED BY activations_run
  WHERE a.run_id = ?1 AND a.status = 'error' AND ${UNCLAIMED.replace("?", "?2")} AND NOT EXISTS (
    SELECT 1 FROM activations AS other WHERE other.connection_id = a.connection_id AND other.org_topic_id = a.org_topic_id
      AND other.merged_from = a.merged_from AND other.status IN ('pending', 'active'))
    AND (?3 IS NULL OR a.id IN (SELECT value FROM json_each(?3))) AND (?4 IS NULL OR a.error = ?4) LIMIT ${CHUNK}`

/** OR IGNORE: of two failed activations of one topic, only one is reopened. */
const REOPEN = `
  UPDATE OR IGNORE activations SET status = 'pending', attempts = 0, checks = 0, error = NULL, claim = NULL,
    claimed_until = iif(outcome_unknown, ?2, NULL),
    platform_segment_id = NULL
  WHERE rowid IN (${FAILED}) RETURNING rowid`

/** Resets the counters as if the retried activations had not been processed. */
const COUNT = `
  UPDATE push_runs SET
    status = iif(open.n > 0 OR selection IS NOT NULL, 'running', status),
    completed_at = iif(open.n > 0 OR selection IS NOT NULL, NULL, completed_at),
    failure = iif(open.n > 0 OR selection IS NOT NULL, NULL, failure),
    stalls = 0,
    resume_at = NULL,
    processed_segments = max(0, processed_segments - (error_count - failed.n)),
    error_count = failed.n,
    errors = (SELECT json_group_array(json(value)) FROM json_each(errors) WHERE EXISTS (
      SELECT 1 FROM activations WHERE id = value ->> 'activationId' AND +run_id = ?1 AND +status = 'error'))
  FROM (SELECT count(*) AS n FROM activations WHERE run_id = ?1 AND status = 'error') AS failed,
    (SELECT count(*) AS n FROM activations WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL) AS open
  WHERE push_runs.id = ?1 RETURNING status`

/**
 * Reopens the failed segments of a run, chunk by chunk. The run is set to running with the first chunk, so a second retry completes an
 * interrupted one.
 */
export async function reopenFailed(
  { library, budget }: Services,
  runId: string,
  at: string,
  { activationIds = null, reason = null }: Partial<Pick<RetryRun, "activationIds" | "reason">> = {},
) {
  const chosen = activationIds && JSON.stringify(activationIds)
  let retried = 0
  let status: PushRun["status"] | undefined
  // If activations share topics in pairs, a full chunk reopens only half of them.
  for (let changed = CHUNK; changed >= CHUNK / 2 && budget.left() > CALLS_KEPT;) {
    const [reopened, counted] = await library.batch<{ status: PushRun["status"] }>([
      library.prepare(REOPEN).bind(runId, at, chosen, reason),
      library.prepare(COUNT).bind(runId),
    ])
    changed = reopened?.results.length ?? 0
    retried += changed
    status = counted?.results[0]?.status
  }
  return { retried, status }
}

/** Retries all or some failed activations of a run. With `background`, the queue also pushes segments that a client left. */
export async function retryPushRun(
  ctx: OrgContext,
  connectionId: string,
  runId: string,
  { background = false, ...chosen }: Partial<RetryRun> = {},
) {
  const connection = await findOutbound(ctx, connectionId)
  const run = await findPushRun(ctx, connection.id, runId)
  requireDecided(run)
  const { status, retried } = await reopenFailed(ctx, run.id, ctx.now().toISOString(), chosen)
  if (background) await ctx.library.prepare("UPDATE push_runs SET background = 1 WHERE id = ?").bind(run.id).run()
  if (run.background || background) await sendPushes(ctx, [runMessage(run.id, ctx.org.id)])
  return { runId: run.id, status: status ?? run.status, retried }
}
