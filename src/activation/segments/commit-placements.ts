import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import { type Claim, type ClaimedRow, nextCheckAt } from "./claims.ts"
import { failLeftBehind } from "./left-behind.ts"
import { segmentValues } from "./segment-values.ts"

/** The result for a claimed activation. */
export type Result = {
  row: ClaimedRow
  status: "active" | "pending" | "error"
  /** Also set on a pending activation that waits for delivery. */
  segmentId?: string
  error?: string
  /** The platform may or may not have the segment. */
  unknown?: boolean
  /** Creates sent so far. */
  attempts: number
  /** An earlier create had succeeded, so the platform may have an older name. */
  found?: boolean
  note?: string
}

/** Errors stored per run; counters keep counting. */
const MAX_ERRORS = 500
/** Only rows still under the claim; IS_OURS also excludes rows that a delivery report has settled since. */
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

const ADD_HISTORY = insertLibraryHistory(
  {
    id: "r.value ->> 8",
    orgId: "a.org_id",
    orgTopicId: "a.org_topic_id",
    changeType: "'activated'",
    changedBy: "?4",
    newValues: segmentValues("a", "r.value ->> 3"),
    source: "?5",
    metadata: "json_patch(json_object('activationId', a.id), json_object('runId', a.run_id, 'note', r.value ->> 9))",
    changedAt: "?1",
  },
  `FROM ${RESULTS} WHERE ${IS_OURS} AND r.value ->> 2 = 'active'`,
)

const UPDATE_ACTIVATIONS = `
  UPDATE activations SET
    status = iif(a.ours, a.status, activations.status),
    platform_segment_id = coalesce(a.segment_id, activations.platform_segment_id),
    activated_at = iif(a.ours AND a.status = 'active', ?1, activated_at),
    outcome_unknown = iif(a.ours, a.unknown, outcome_unknown),
    attempts = a.attempts,
    checks = a.checks,
    error = iif(a.ours, a.error, activations.error),
    as_pushed = iif(a.found, NULL, as_pushed),
    claim = NULL,
    claimed_until = iif(a.unknown, a.next_check, NULL)
  FROM (
    SELECT a.id, ${IS_OURS} AS ours, r.value ->> 2 AS status, r.value ->> 3 AS segment_id, r.value ->> 4 AS error,
      r.value ->> 5 AS attempts, r.value ->> 6 AS unknown, r.value ->> 7 AS found,
      r.value ->> 10 AS checks, r.value ->> 11 AS next_check
    FROM ${RESULTS}
  ) AS a WHERE activations.id = a.id RETURNING activations.id`

/** A run completes when nothing is left to push or to select; pending deliveries are counted when they are reported. */
export const END_RUN = `
  UPDATE push_runs SET status = 'completed', completed_at = ?2
  WHERE id = ?1 AND status = 'running' AND selection IS NULL AND NOT EXISTS (
    SELECT 1 FROM activations WHERE run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL)`

export type Commit = { runId: string | null; source: "push" | "refresh" | "reconcile"; stalled?: boolean }

/** Results, history and run counters in one batch. Writes nothing if the claim was lost. */
export function commitPlacements(
  { library, actor, now }: Pick<OrgContext, "library" | "actor" | "now">,
  claim: Claim,
  results: readonly Result[],
  { runId, source, stalled = false }: Commit,
): D1PreparedStatement[] {
  const time = now()
  const at = time.toISOString()
  const json = JSON.stringify(results.map((result) => cellsOf(result, time)))
  const author = [claim.token, actor.userId, source] as const
  return [
    ...(runId === null ? [] : [library.prepare(COUNT).bind(runId, json, claim.token, stalled ? 1 : 0)]),
    library.prepare(ADD_HISTORY).bind(at, json, ...author),
    library.prepare(UPDATE_ACTIVATIONS).bind(at, json, claim.token),
    ...(runId === null ? [] : [...failLeftBehind(library, runId), library.prepare(END_RUN).bind(runId, at)]),
  ]
}

function cellsOf({ row, status, segmentId, error, unknown, attempts, found, note }: Result, now: Date) {
  const checks = unknown ? row.checks + 1 : 0
  return [
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
    checks,
    nextCheckAt(checks, now),
  ]
}
