import { UNCLAIMED } from "../segments/claims.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { runMessage } from "./messages.ts"
import { findOutbound, findPushRun, type PushRun } from "./find-run.ts"

const FAILED = `run_id = ?1 AND status = 'error' AND ${UNCLAIMED.replace("?", "?2")}`

/** OR IGNORE: topics that have another activation on the connection by now are unchanged. */
const REOPEN = `
  UPDATE OR IGNORE activations SET status = 'pending', attempts = 0, checks = 0, error = NULL, claim = NULL,
    claimed_until = iif(outcome_unknown, ?2, NULL),
    platform_segment_id = NULL
  WHERE ${FAILED}`

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
    errors = (SELECT json_group_array(json(value)) FROM json_each(errors) WHERE value ->> 'activationId' IN (
      SELECT id FROM activations WHERE run_id = ?1 AND status = 'error'))
  FROM (SELECT count(*) AS n FROM activations WHERE run_id = ?1 AND status = 'error') AS failed,
    (SELECT count(*) AS n FROM activations WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL) AS open
  WHERE push_runs.id = ?1 RETURNING status`

/** Statements that put the failed segments of a run back in line; the first returns their ids, the second the run's status. */
export const reopenFailed = (d1: D1Database, runId: string, at: string): D1PreparedStatement[] => [
  d1.prepare(`${REOPEN} RETURNING id`).bind(runId, at),
  d1.prepare(COUNT).bind(runId),
]

/** Retries the failed activations of a run only. */
export async function retryPushRun(ctx: OrgContext, connectionId: string, runId: string) {
  const connection = await findOutbound(ctx, connectionId)
  const run = await findPushRun(ctx, connection.id, runId)
  const at = ctx.now().toISOString()
  const messages = run.background ? [runMessage(run.id)] : []
  const { d1 } = ctx
  const answers = await d1.batch<{ id?: string; status?: PushRun["status"] }>([
    ...reopenFailed(d1, run.id, at),
    ...writeOutbox(d1, messages, at),
  ])
  await sendOutbox(ctx, messages)
  return {
    runId: run.id,
    status: answers[1]?.results[0]?.status ?? run.status,
    retried: answers[0]?.results.length ?? 0,
  }
}
