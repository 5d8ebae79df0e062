import { changeTopic } from "../../topics/operators/change-topic.ts"
import { findTopic, showTopic, type StoredTopic } from "../../topics/operators/find-topic.ts"
import type { AdminTopic } from "../../topics/operators/schema.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { type Classification, type SegmentType, SENSITIVITIES } from "../../knowledge/taxonomy/classification.ts"
import { compositeScore } from "../../knowledge/engine/composite-score.ts"
import { layersLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { learnFromReview } from "../learned-rules/learn-from-review.ts"
import { classificationOf } from "../../topics/rows/stored-classification.ts"
import { decidedCells, settled } from "../../topics/library/topic-row.ts"
import type { Correction } from "./schema.ts"

/** Applies a reviewer's segment type: recomputes layers and outputs, and teaches the local engine. */
export async function correctTopic(ctx: OrgContext, { topicId, segmentType, reason }: Correction): Promise<AdminTopic> {
  const { templates } = await ctx.config()
  const change = (before: StoredTopic): StoredTopic => ({
    ...before,
    ...decidedCells(corrected(settled(classificationOf(before)), segmentType), "manual", templates),
    review_status: "reviewed",
    review_reason: null,
  })
  const { topic_name: topicName } = await findTopic(ctx, topicId)
  await packsFor([topicName])
  await changeTopic(ctx, topicId, { action: "topic.reviewed", change, metadata: { review: true, reason, segmentType } })
  try {
    await learnFromReview(ctx, topicName, segmentType)
  } catch (error) {
    // The correction is kept even if learning fails.
    ctx.log("review.learning_failed", { level: "error", topicId, error: String(error) })
  }
  return showTopic(ctx, topicId)
}

function corrected(topic: Classification, segmentType: SegmentType): Classification {
  const layers = layersLocally(topic.topicName, topic.audienceType)
  // A review of the segment type must not lower the sensitivity.
  const sensitivity = stricter(topic.sensitivity, layers.sensitivity)
  return { ...topic, ...layers, segmentType, sensitivity, compositeScore: compositeScore({ ...layers, sensitivity }) }
}

type Sensitivity = Classification["sensitivity"]
const stricter = (a: Sensitivity, b: Sensitivity) => (SENSITIVITIES.indexOf(a) > SENSITIVITIES.indexOf(b) ? a : b)
