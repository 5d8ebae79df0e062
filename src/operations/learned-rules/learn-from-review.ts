import type { OrgContext } from "../../kernel/context.ts"
import type { SegmentType } from "../../knowledge/taxonomy/classification.ts"
import { headNounOf } from "../../knowledge/engine/learned.ts"
import { newId } from "../../kernel/ids.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { settleHead } from "./settle-head.ts"

/** Learns the reviewed segment type for the topic's name, and counts it toward its head noun. */
export async function learnFromReview(ctx: OrgContext, topicName: string, segmentType: SegmentType): Promise<void> {
  const head = headNounOf(topicName) ?? null
  const remember = ctx.d1
    .prepare(
      `INSERT INTO learned_rules (id, kind, pattern, segment_type, reviews, head, created_by, created_at)
       VALUES (?1, 'name', ?2, ?3, 1, ?4, ?5, ?6)
       ON CONFLICT (kind, pattern) DO UPDATE SET
         reviews = iif(segment_type = excluded.segment_type, reviews + 1, 1),
         segment_type = excluded.segment_type, head = excluded.head`,
    )
    .bind(newId("rule"), normalizedName(topicName), segmentType, head, ctx.actor.userId, ctx.now().toISOString())
  await ctx.d1.batch([remember, ...(head === null ? [] : settleHead(ctx, head))])
}
