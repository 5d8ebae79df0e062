import type { Classification, Qualifier } from "../../knowledge/taxonomy/classification.ts"
import { type Cell, NODE_COLUMNS } from "./columns.ts"

/** Columns that a classification is read from, besides the name. */
export const CLASSIFICATION_COLUMNS = [
  "taxonomy_type",
  "parent_category",
  "subcategory",
  ...NODE_COLUMNS,
  "iab_code",
  "segment_type",
  "audience_type",
  "keywords",
  "intent",
  "secondary_intent",
  "intensity",
  "awareness",
  "funnel",
  "buyer_journey",
  "sensitivity",
  "composite_score",
  "language",
  "confidence",
  "sensitivity_confidence",
  "unsure",
  "qualifiers",
] as const
type Column = (typeof CLASSIFICATION_COLUMNS)[number]

export type StoredClassification = Record<Column, Cell> & { topic_name: string }

/** The classification of a stored topic. Trusts the columns, since only engines and validated edits write them. */
export function classificationOf(row: StoredClassification): Classification {
  const text = (column: Column) => String(row[column] ?? "")
  const subcategory = text("subcategory")
  const deeper = NODE_COLUMNS.map((column) => row[column])
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
    ...(typeof row.language === "string" && { language: row.language }),
    ...(typeof row.confidence === "number" && { confidence: row.confidence }),
    ...(typeof row.sensitivity_confidence === "number" && { sensitivityConfidence: row.sensitivity_confidence }),
    unsure: row.unsure === 1,
    qualifiers: storedQualifiers(row.qualifiers),
  }
}

/** The qualifiers of a name; none if the column is empty. */
export const storedQualifiers = (cell: Cell): Qualifier[] =>
  typeof cell === "string" ? (JSON.parse(cell) as Qualifier[]) : []
