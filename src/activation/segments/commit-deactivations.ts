import type { OrgContext } from "../../kernel/context.ts"
import { takesFiles } from "../../knowledge/platforms/platforms.ts"
import { newId } from "../../kernel/ids.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import type { PlatformError } from "../platforms/port.ts"
import { type Claim, type ClaimedRow, nextCheckAt } from "./claims.ts"
import { END_RUN } from "./commit-placements.ts"
import { segmentValues } from "./segment-values.ts"

/** A claimed activation whose segment was deactivated on the platform, unless `failure` is set. */
export type Deactivation = {
  row: ClaimedRow
  segmentId?: string
  failure?: PlatformError
  /** The time limit was reached before the platform was called. */
  untried?: true
}

const RESULTS = `json_each(?2) AS r CROSS JOIN activations AS a ON a.id = r.value ->> 0 AND a.claim = ?3`

/** Activations that were never pushed count as skipped in their run. */
const UNCOUNT = `
  UPDATE push_runs SET total_segments = total_segments - removed.n, skipped = skipped + removed.n FROM (
    SELECT a.run_id, count(*) AS n FROM ${RESULTS}
    WHERE r.value ->> 1 AND a.status = 'pending' AND a.platform_segment_id IS NULL AND a.run_id IS NOT NULL
    GROUP BY a.run_id
  ) AS removed WHERE push_runs.id = removed.run_id`

const ADD_HISTORY = insertLibraryHistory(
  {
    id: "r.value ->> 3",
    orgId: "a.org_id",
    orgTopicId: "a.org_topic_id",
    changeType: "'deactivated'",
    changedBy: "?4",
    previousValues: segmentValues("a", "r.value ->> 4"),
    source: "?5",
    metadata: "json_object('activationId', a.id)",
    changedAt: "?1",
  },
  `FROM ${RESULTS} WHERE r.value ->> 1 AND r.value ->> 4 IS NOT NULL`,
)

/** A change with an unknown outcome keeps its intent, so that it is checked again. */
const UPDATE_ACTIVATIONS = `
  UPDATE activations SET
    status = iif(a.done, 'deactivated', activations.status),
    deactivated_at = iif(a.done, ?1, deactivated_at),
    outcome_unknown = iif(a.done, 0, outcome_unknown),
    intent = iif(a.done OR NOT a.unknown, NULL, intent),
    error = iif(a.done, NULL, error),
    checks = iif(a.done, 0, checks + 1),
    claim = NULL,
    claimed_until = iif(a.done OR NOT (a.unknown OR outcome_unknown), NULL, a.next_check)
  FROM (
    SELECT a.id, r.value ->> 1 AS done, r.value ->> 2 AS unknown, r.value ->> 5 AS next_check FROM ${RESULTS}
  ) AS a WHERE activations.id = a.id`

/** Cancels deliveries that no relay has started. */
const CANCEL_DELIVERIES = `
  UPDATE deliveries SET status = 'failed', error = 'The segment was deactivated', completed_at = ?1
  WHERE activation_id IN (SELECT a.id FROM ${RESULTS} WHERE r.value ->> 1)
    AND (status = 'waiting' OR (status = 'leased' AND available_at <= ?1))`

const SET_INTENT = `UPDATE activations SET intent = ?2 WHERE claim = ?1 AND status = 'active'`

/** Stored before the platform is called, so that the change can be finished after a crash. */
export const writeIntent = (
  { library }: Pick<OrgContext, "library">,
  { token }: Claim,
  intent: "deactivate" | "refresh",
) => library.prepare(SET_INTENT).bind(token, intent)

/** Statuses, history and run counters in one batch. Writes nothing if the claim was lost. */
export function commitDeactivations(
  { library, actor, now }: Pick<OrgContext, "library" | "actor" | "now">,
  claim: Claim,
  done: readonly Deactivation[],
  source: "deactivate" | "refresh",
): D1PreparedStatement[] {
  const at = now().toISOString()
  const json = JSON.stringify(
    done.map(({ row, segmentId, failure }) => [
      row.id,
      failure ? 0 : 1,
      // An earlier unsettled intent stays unsettled after any failure.
      failure && (failure.outcomeUnknown || row.unsettled !== null) ? 1 : 0,
      newId("hist"),
      segmentId ?? null,
      nextCheckAt(row.checks + 1, now()),
    ]),
  )
  const runs = new Set(done.flatMap(({ row }) => (row.status === "pending" && row.runId ? [row.runId] : [])))
  const isFiles = done.some(({ row }) => takesFiles(row.platform))
  return [
    ...(isFiles ? [library.prepare(CANCEL_DELIVERIES).bind(at, json, claim.token)] : []),
    library.prepare(UNCOUNT).bind(null, json, claim.token),
    library.prepare(ADD_HISTORY).bind(at, json, claim.token, actor.userId, source),
    library.prepare(UPDATE_ACTIVATIONS).bind(at, json, claim.token),
    ...Array.from(runs, (runId) => library.prepare(END_RUN).bind(runId, at)),
  ]
}
