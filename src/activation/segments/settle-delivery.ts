import { newId } from "../../kernel/ids.ts"

/** What a relay reported of a delivery. Without an error, its files are where they belong. */
export type Report = { deliveryId: string; orgId: string; activationId: string; error?: string; at: string }

/**
 * The activation, as long as it waits for this delivery and the report holds: `?5` is the state that the delivery has by then. A
 * relay may be done before the push that handed the files over has written that down.
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

const TELL = `
  INSERT INTO topic_history
    (id, org_id, org_topic_id, change_type, changed_by, previous_values, new_values, source, metadata, changed_at)
  SELECT ?6, org_id, org_topic_id, 'activated', coalesce((SELECT created_by FROM push_runs WHERE id = run_id), 'system'), '{}',
    json_object('platform', platform, 'connectionId', connection_id,
      'platformSegmentId', coalesce(platform_segment_id, (SELECT segment_id FROM (${AWAITED}))), 'segmentName', pushed_name),
    'delivery', json_object('activationId', id), ?7
  FROM activations WHERE id IN (SELECT id FROM (${AWAITED})) AND ?4 IS NULL`

const WRITE = `
  UPDATE activations SET
    status = iif(?4 IS NULL, 'active', 'error'),
    platform_segment_id = iif(?4 IS NULL, coalesce(platform_segment_id, a.segment_id), NULL),
    activated_at = iif(?4 IS NULL, ?6, NULL),
    error = ?4,
    outcome_unknown = 0
  FROM (${AWAITED}) AS a WHERE activations.id = a.id`

/**
 * What a report makes of the activation that waits for it: goes into the batch that writes the delivery's own state, behind it. An
 * activation that waits no longer, because it was deactivated for instance, stays as it is.
 */
export function settleDelivery(d1: D1Database, report: Report): D1PreparedStatement[] {
  const { deliveryId, orgId, activationId, error, at } = report
  const told = [activationId, deliveryId, orgId, error ?? null, error === undefined ? "delivered" : "failed"] as const
  return [
    d1.prepare(COUNT).bind(...told),
    d1.prepare(TELL).bind(...told, newId("hist"), at),
    d1.prepare(WRITE).bind(...told, at),
  ]
}
