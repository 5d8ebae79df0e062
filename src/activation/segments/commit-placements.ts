import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { type Claim, type ClaimedRow, restAfter } from "./claims.ts"

/** What became of a claimed activation. */
export type Result = {
  row: ClaimedRow
  status: "active" | "pending" | "error"
  /** Set on a pending one too, where it was handed over for delivery. */
  segmentId?: string
  error?: string
  /** It may be on the platform, or not. */
  unknown?: boolean
  /** Calls that it has cost in this try. */
  attempts: number
  /** It holds what was sent at another time. */
  found?: boolean
  note?: string
}

/** Errors that a run keeps; its counters go on. */
const MAX_ERRORS = 500
/** Each statement sees what is still under the claim, and of that what nobody settled meanwhile. */
const RESULTS = `json_each(?2) AS r CROSS JOIN activations AS a ON a.id = r.value ->> 0 AND a.claim = ?3`
const IS_OURS = `a.status = r.value ->> 1`
const IS_DONE = `(r.value ->> 2 <> 'pending' OR r.value ->> 3 IS NOT NULL)`

const COUNT = `
  UPDATE push_runs SET
    processed_segments = processed_segments + done.processed,
    success_count = success_count + done.placed,
    error_count = error_count + done.failed,
    stalls = iif(?4, stalls + 1, 0),
    errors = CASE WHEN done.failed <= 0 OR json_array_length(errors) >= ${MAX_ERRORS} THEN errors ELSE (
      SELECT json_group_array(json(value)) FROM (
        SELECT value FROM json_each(errors) UNION ALL
        SELECT json_object('activationId', a.id, 'orgTopicId', a.org_topic_id, 'message', r.value ->> 4) FROM ${RESULTS}
        WHERE ${IS_OURS} AND r.value ->> 2 = 'error' LIMIT ${MAX_ERRORS}
      )) END
  FROM (
    SELECT total(r.value ->> 1 = 'pending' AND ${IS_DONE}) AS processed,
      total(${IS_OURS} AND r.value ->> 2 = 'active') AS placed,
      total(${IS_OURS} AND r.value ->> 2 = 'error') - total(${IS_OURS} AND a.status = 'error') AS failed
    FROM ${RESULTS}
  ) AS done WHERE push_runs.id = ?1`

const TELL = `
  INSERT INTO topic_history
    (id, org_id, org_topic_id, change_type, changed_by, previous_values, new_values, source, metadata, changed_at)
  SELECT r.value ->> 8, a.org_id, a.org_topic_id, 'activated', ?4, '{}',
    json_object('platform', a.platform, 'connectionId', a.connection_id, 'platformSegmentId', r.value ->> 3,
      'segmentName', a.pushed_name), ?5,
    json_patch(json_object('activationId', a.id), json_object('runId', a.run_id, 'note', r.value ->> 9)), ?1
  FROM ${RESULTS} WHERE ${IS_OURS} AND r.value ->> 2 = 'active'`

const WRITE = `
  UPDATE activations SET
    status = iif(a.ours, a.status, activations.status),
    platform_segment_id = coalesce(a.segment_id, activations.platform_segment_id),
    activated_at = iif(a.ours AND a.status = 'active', ?1, activated_at),
    outcome_unknown = iif(a.ours, a.unknown, outcome_unknown),
    attempts = a.attempts,
    error = iif(a.ours, a.error, activations.error),
    as_pushed = iif(a.found, NULL, as_pushed),
    claim = NULL,
    claimed_until = iif(a.unknown, a.rest, NULL)
  FROM (
    SELECT a.id, ${IS_OURS} AS ours, r.value ->> 2 AS status, r.value ->> 3 AS segment_id, r.value ->> 4 AS error,
      r.value ->> 5 AS attempts, r.value ->> 6 AS unknown, r.value ->> 7 AS found,
      r.value ->> 10 AS rest
    FROM ${RESULTS}
  ) AS a WHERE activations.id = a.id RETURNING activations.id`

/** A run that was ended meanwhile has nobody to try again. */
const GIVE_UP = `
  UPDATE activations SET status = 'error', error = coalesce(error, 'The run was ended')
  WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL AND claim IS NULL
    AND (SELECT status FROM push_runs WHERE id = ?1) <> 'running'`

/** Over once nothing is left to be pushed; what was handed over for delivery is counted when it is reported. */
export const END_RUN = `
  UPDATE push_runs SET status = 'completed', completed_at = ?2 WHERE id = ?1 AND status = 'running' AND NOT EXISTS (
    SELECT 1 FROM activations WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL)`

export type Commit = { runId: string | null; source: "push" | "refresh" | "reconcile"; stalled?: boolean }

/** Results, histories and the run's counters in one batch. Whoever lost the claim meanwhile writes nothing. */
export function commitPlacements(
  { d1, actor, now }: Pick<OrgContext, "d1" | "actor" | "now">,
  claim: Claim,
  results: readonly Result[],
  { runId, source, stalled = false }: Commit,
): D1PreparedStatement[] {
  const time = now()
  const at = time.toISOString()
  const json = JSON.stringify(results.map((result) => [...cellsOf(result), restAfter(result.attempts, time)]))
  const told = [claim.token, actor.userId, source] as const
  return [
    ...(runId === null ? [] : [d1.prepare(COUNT).bind(runId, json, claim.token, stalled ? 1 : 0)]),
    d1.prepare(TELL).bind(at, json, ...told),
    d1.prepare(WRITE).bind(at, json, claim.token),
    ...(runId === null ? [] : [d1.prepare(GIVE_UP).bind(runId), d1.prepare(END_RUN).bind(runId, at)]),
  ]
}

const cellsOf = ({ row, status, segmentId, error, unknown, attempts, found, note }: Result) => [
  row.id,
  row.status,
  status,
  segmentId ?? null,
  error ?? null,
  attempts,
  unknown ? 1 : 0,
  found ? 1 : 0,
  newId("hist"),
  note ?? null,
]
