import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { type LearnedField, storedKind } from "./rule-kinds.ts"

/** Number of reviews of different topics that must agree to create a head noun rule. */
const REQUIRED_REVIEWS = 3

const OF_HEAD = "FROM learned_rules WHERE kind = ?2 AND head = ?1"

/**
 * Creates or deletes a head noun's rule based on the reviews of names with that noun: it exists while enough of them
 * agree and none disagrees.
 */
export function settleHead(
  { directory, actor, now }: OrgContext,
  head: string,
  field: LearnedField,
): [D1PreparedStatement, D1PreparedStatement] {
  const [ofName, ofHead] = [storedKind("name", field), storedKind("head_noun", field)]
  return [
    directory
      .prepare(
        `INSERT INTO learned_rules (id, kind, pattern, segment_type, reviews, created_by, created_at)
         SELECT ?4, ?3, ?1, min(segment_type), count(*), ?5, ?6 ${OF_HEAD}
         HAVING count(*) >= ${REQUIRED_REVIEWS} AND count(DISTINCT segment_type) = 1
         ON CONFLICT (kind, pattern) DO UPDATE SET segment_type = excluded.segment_type, reviews = excluded.reviews`,
      )
      .bind(head, ofName, ofHead, newId("rule"), actor.userId, now().toISOString()),
    directory
      .prepare(
        `DELETE FROM learned_rules WHERE kind = ?3 AND pattern = ?1
         AND (SELECT count(*) < ${REQUIRED_REVIEWS} OR count(DISTINCT segment_type) > 1 ${OF_HEAD})`,
      )
      .bind(head, ofName, ofHead),
  ]
}
