import { jsonParameters } from "../../kernel/db/bulk-insert.ts"

const FLAG = `
  UPDATE topics SET review_status = 'needs_review', review_reason = r.value ->> 1
  FROM json_each(?) AS r WHERE topics.id = r.value ->> 0 AND topics.review_status IS NULL`

/** Statements that put topics into the review queue. Topics that have a review status keep it. */
export const flagForReview = (
  d1: D1Database,
  flags: readonly (readonly [topicId: string, reason: string])[],
): D1PreparedStatement[] => jsonParameters(flags).map((json) => d1.prepare(FLAG).bind(json))
