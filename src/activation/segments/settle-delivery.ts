import { newId } from "../../kernel/ids.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import { segmentValues } from "./segment-values.ts"

/** A relay's report on a delivery; delivered if there is no error. */
export type Report = { deliveryId: string; orgId: string; activationId: string; error?: string; at: string }

/**
 * The activation, if it still waits for this delivery and the delivery has the reported status `?5`. A relay may report before the
 * push that queued the delivery has committed, hence the check of outcome_unknown.
 */
const AWAITED = `
  SELECT a.id, a.run_id, a.org_topic_id, d.segment_id FROM activations AS a CROSS JOIN deliveries AS d ON d.id = ?2
  WHERE a.id = ?1 AND a.org_id = ?3 AND d.activation_id = a.id AND d.status = ?5
    AND a.status = 'pending' AND (a.platform_segment_id IS NOT NULL OR a.outcome_unknown = 1)`

const COUNT = `
  UPDATE push_runs SET
    success_count = success_count + (?4 IS NULL),
    error_count = error_count + (?4 IS NOT NULL),
    errors = CASE WHEN ?4 IS NULL OR json_array_length(errors) >= 500 THEN errors ELSE
      json_insert(errors, '$[#]', json_object('activationId', a.id, 'orgTopicId', a.org_topic_id, 'message', ?4)) END
  FROM (${AWAITED}) AS a WHERE push_runs.id = a.run_id`

const ADD_HISTORY = insertLibraryHistory(
  {
    id: "?6",
    orgId: "org_id",
    orgTopicId: "org_topic_id",
    changeType: "'activated'",
    changedBy: "coalesce((SELECT created_by FROM push_runs WHERE id = run_id), 'system')",
    newValues: segmentValues("activations", `coalesce(platform_segment_id, (SELECT segment_id FROM (${AWAITED})))`),
    source: "'delivery'",
    metadata: "json_object('activationId', id)",
    changedAt: "?7",
  },
  `FROM activations WHERE id IN (SELECT id FROM (${AWAITED})) AND ?4 IS NULL`,
)

const UPDATE_ACTIVATIONS = `
  UPDATE activations SET
    status = iif(?4 IS NULL, 'active', 'error'),
    platform_segment_id = iif(?4 IS NULL, coalesce(platform_segment_id, a.segment_id), NULL),
    activated_at = iif(?4 IS NULL, ?6, NULL),
    error = ?4,
    outcome_unknown = 0
  FROM (${AWAITED}) AS a WHERE activations.id = a.id`

/** A delivered segment is as good as a test, unless the connection was changed after the segment was queued. */
const PROVE_CONNECTION = `
  UPDATE connections SET status = 'active'
  FROM deliveries AS d WHERE d.id = ?2 AND ?4 IS NULL AND EXISTS (${AWAITED})
    AND connections.id = d.connection_id AND connections.org_id = ?3
    AND connections.status = 'untested' AND connections.updated_at <= d.created_at`

/**
 * Statements that apply a report to its activation. Run them in the batch that updates the delivery, after that update. An
 * activation that no longer waits, for example a deactivated one, is unchanged.
 */
export function settleDelivery(d1: D1Database, report: Report): D1PreparedStatement[] {
  const { deliveryId, orgId, activationId, error, at } = report
  const reported = [
    activationId,
    deliveryId,
    orgId,
    error ?? null,
    error === undefined ? "delivered" : "failed",
  ] as const
  return [
    d1.prepare(COUNT).bind(...reported),
    d1.prepare(ADD_HISTORY).bind(...reported, newId("hist"), at),
    d1.prepare(PROVE_CONNECTION).bind(...reported),
    d1.prepare(UPDATE_ACTIVATIONS).bind(...reported, at),
  ]
}
