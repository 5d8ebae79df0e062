import type { OrgContext } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"

type Row = Record<
  | "topic_name"
  | "taxonomy_type"
  | "parent_category"
  | "taxonomy_path"
  | "iab_code"
  | "audience_type"
  | "keywords"
  | "secondary_intent",
  string
> &
  Pick<Classification, "intent" | "intensity" | "awareness" | "funnel" | "sensitivity"> & {
    segment_type: Classification["segmentType"]
    buyer_journey: Classification["buyerJourney"]
    composite_score: number
  }

/** What the catalog says of a topic of that very name, if it was classified by the current engine. */
export async function findInCatalog({ d1 }: OrgContext, topic: string): Promise<Classification | null> {
  const row = await d1
    .prepare(
      `SELECT topic_name, taxonomy_type, parent_category, taxonomy_path, iab_code, segment_type, audience_type, keywords, intent,
              secondary_intent, intensity, awareness, funnel, buyer_journey, sensitivity, composite_score
       FROM topics
       WHERE normalized_name = ? AND ${isLive()} AND engine_version = ?`,
    )
    .bind(normalizedName(topicNameOf(topic)), ENGINE_VERSION)
    .first<Row>()
  if (!row) return null
  const path = row.taxonomy_path.split(" > ")
  return {
    topicName: row.topic_name,
    taxonomyType: row.taxonomy_type,
    parentCategory: row.parent_category,
    subcategory: path[0] ?? "",
    path,
    iabCode: row.iab_code,
    segmentType: row.segment_type,
    audienceType: row.audience_type,
    keywords: JSON.parse(row.keywords) as string[],
    intent: row.intent,
    secondaryIntent: row.secondary_intent as Classification["secondaryIntent"],
    intensity: row.intensity,
    awareness: row.awareness,
    funnel: row.funnel,
    buyerJourney: row.buyer_journey,
    sensitivity: row.sensitivity,
    compositeScore: row.composite_score,
  }
}
