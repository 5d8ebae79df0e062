import { changeTopic } from "../../topics/operators/change-topic.ts"
import { findTopic, showTopic, type StoredTopic } from "../../topics/operators/find-topic.ts"
import type { AdminTopic } from "../../topics/operators/schema.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { Classification, Sensitivity } from "../../knowledge/taxonomy/classification.ts"
import { compositeScore } from "../../knowledge/engine/composite-score.ts"
import { isStricter } from "../../knowledge/engine/learned.ts"
import { layersLocally, placeLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { learnFromReview } from "../learned-rules/learn-from-review.ts"
import { classificationOf } from "../../topics/rows/stored-classification.ts"
import { decidedCells } from "../../topics/library/topic-row.ts"
import { settled } from "../../topics/names/given-values.ts"
import type { Correction } from "./schema.ts"

/** Applies a reviewer's decision: recomputes layers and outputs, and teaches the local engine. A reviewed topic is no longer unsure. */
export async function correctTopic(ctx: OrgContext, { topicId, reason, ...decided }: Correction): Promise<AdminTopic> {
  const config = await ctx.config()
  const change = (before: StoredTopic): StoredTopic => ({
    ...before,
    ...decidedCells(corrected(settled(classificationOf(before)), decided), "manual", config),
    review_status: "reviewed",
    review_reason: null,
  })
  const { topic_name: topicName } = await findTopic(ctx, topicId)
  await packsFor([topicName])
  await changeTopic(ctx, topicId, { action: "topic.reviewed", change, metadata: { review: true, reason, ...decided } })
  try {
    const { segmentType, ...others } = decided
    await learnFromReview(ctx, topicName, segmentType, others)
  } catch (error) {
    // The correction is kept even if learning fails.
    ctx.log("review.learning_failed", { level: "error", topicId, error: String(error) })
  }
  return showTopic(ctx, topicId)
}

type Decided = Omit<Correction, "topicId" | "reason">

function corrected(topic: Classification, decided: Decided): Classification {
  const { segmentType, parentCategory = topic.parentCategory, audienceType = topic.audienceType } = decided
  // A confirmed category keeps its subcategory.
  const place = parentCategory === topic.parentCategory ? {} : placeLocally(topic.topicName, parentCategory)
  const layers = layersLocally(topic.topicName, audienceType, decided.parentCategory)
  // A review that does not set the sensitivity must neither lower it nor make it certain.
  const sensitivity = decided.sensitivity ?? stricter(topic.sensitivity, layers.sensitivity)
  const sensitivityConfidence = decided.sensitivity === undefined ? topic.sensitivityConfidence : undefined
  return {
    ...topic,
    ...place,
    ...layers,
    segmentType,
    audienceType,
    sensitivity,
    sensitivityConfidence,
    compositeScore: compositeScore({ ...layers, sensitivity }),
  }
}

const stricter = (a: Sensitivity, b: Sensitivity) => (isStricter(a, b) ? a : b)
