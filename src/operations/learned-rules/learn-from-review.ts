import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { SegmentType } from "../../knowledge/taxonomy/classification.ts"
import { headNounOf } from "../../knowledge/engine/learned.ts"
import { newId } from "../../kernel/ids.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { FIELDS, type LearnedField, storedKind } from "./rule-kinds.ts"
import { settleHead } from "./settle-head.ts"

/** A reviewer's decisions; undecided fields are absent. */
type Reviewed = Partial<Record<LearnedField, string>>

/** Learns the reviewed values for the topic's name, and counts them toward its head noun. */
export async function learnFromReview(
  ctx: OrgContext,
  topicName: string,
  segmentType: SegmentType,
  others: Omit<Reviewed, "segmentType"> = {},
): Promise<void> {
  const head = headNounOf(topicName) ?? null
  const reviewed: Reviewed = { ...others, segmentType }
  const statements: D1PreparedStatement[] = []
  for (const field of FIELDS) {
    const value = reviewed[field]
    if (value === undefined) continue
    statements.push(remember(ctx, { topicName, head, field, value }))
    if (head !== null) statements.push(...settleHead(ctx, head, field))
  }
  await ctx.directory.batch(statements)
  await ctx.leases.waitForExpiry()
}

function remember(
  { directory, actor, now }: OrgContext,
  { topicName, head, field, value }: { topicName: string; head: string | null; field: LearnedField; value: string },
) {
  return prepare(
    directory,
    sql`INSERT INTO learned_rules (id, kind, pattern, segment_type, reviews, head, created_by, created_at)
       VALUES (${newId("rule")}, ${storedKind("name", field)}, ${normalizedName(topicName)}, ${value}, 1, ${head}, ${actor.userId},
         ${now().toISOString()})
       ON CONFLICT (kind, pattern) DO UPDATE SET
         reviews = iif(segment_type = excluded.segment_type, reviews + 1, 1),
         segment_type = excluded.segment_type, head = excluded.head`,
  )
}
