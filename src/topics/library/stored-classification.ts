import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import type { DecidedColumn } from "./topic-row.ts"

type Row = Record<DecidedColumn, string | number | null> & { topic_name: string }

/** What a stored topic says of itself. The columns hold nothing that an engine or an operator's checked edit did not write. */
export function classificationOf(row: Row): Classification {
  const text = (column: DecidedColumn) => String(row[column] ?? "")
  const subcategory = text("subcategory")
  const deeper = [row.subcategory_l1, row.subcategory_l2, row.subcategory_l3, row.subcategory_l4]
  return {
    topicName: row.topic_name,
    taxonomyType: text("taxonomy_type"),
    parentCategory: text("parent_category"),
    subcategory,
    path: [subcategory, ...deeper.filter((node) => typeof node === "string")],
    iabCode: text("iab_code"),
    segmentType: text("segment_type") as Classification["segmentType"],
    audienceType: text("audience_type"),
    keywords: JSON.parse(text("keywords")) as string[],
    intent: text("intent") as Classification["intent"],
    secondaryIntent: row.secondary_intent as Classification["secondaryIntent"],
    intensity: text("intensity") as Classification["intensity"],
    awareness: text("awareness") as Classification["awareness"],
    funnel: text("funnel") as Classification["funnel"],
    buyerJourney: text("buyer_journey") as Classification["buyerJourney"],
    sensitivity: text("sensitivity") as Classification["sensitivity"],
    compositeScore: Number(row.composite_score),
  }
}
