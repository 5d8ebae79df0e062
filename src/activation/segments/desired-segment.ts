import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { subjectOf } from "../../knowledge/outputs/context.ts"
import { renderDescription, renderName } from "../../knowledge/outputs/render.ts"
import { truncated } from "../platforms/limits.ts"
import type { Naming } from "./naming.ts"

/** The columns a segment is rendered from: org topic `link` and global topic `t`. */
export const SUBJECT_COLUMNS = `link.topic_name, link.taxonomy_type, link.parent_category, link.subcategory, link.iab_code,
  link.segment_type, link.audience_type, link.intensity, link.buyer_journey, link.sensitivity, link.engine_version,
  link.overrides, t.taxonomy_path, t.keywords, t.intent, t.secondary_intent, t.awareness, t.funnel, t.composite_score`

/** A topic as the organization sees it, overrides applied. */
export type SubjectRow = Record<
  | "topic_name"
  | "taxonomy_type"
  | "parent_category"
  | "subcategory"
  | "iab_code"
  | "segment_type"
  | "audience_type"
  | "intensity"
  | "buyer_journey"
  | "sensitivity"
  | "engine_version"
  | "overrides"
  | "taxonomy_path"
  | "keywords"
  | "intent"
  | "awareness"
  | "funnel",
  string
> & { secondary_intent: string | null; composite_score: number }

export type DesiredSegment = { name: string; description: string; engineVersion: string }

/**
 * What a push would send now. Pushes, refreshes, dry runs and stale checks all use it. An organization's override of the column
 * that a template writes takes precedence over the template.
 */
export function desiredSegment({ template, limits, extras }: Naming, row: SubjectRow): DesiredSegment {
  const overrides = row.overrides === "{}" ? {} : (JSON.parse(row.overrides) as Record<string, unknown>)
  const topic = subjectOf(classificationIn(row, overrides), extras)
  const overrideOf = (column: string | null) => {
    const text = column === null ? undefined : overrides[column]
    return typeof text === "string" ? text : undefined
  }
  return truncated(
    {
      name: overrideOf(template.dbColumnName) ?? renderName(topic, template),
      description: overrideOf(template.dbColumnDesc) ?? renderDescription(topic, template),
      engineVersion: row.engine_version,
    },
    limits,
  )
}

function classificationIn(row: SubjectRow, overrides: Readonly<Record<string, unknown>>): Classification {
  // An overridden subcategory has no deeper nodes.
  const path = overrides["subcategory"] === undefined ? row.taxonomy_path.split(" > ") : [row.subcategory]
  const keywords = overrides["keywords"] ?? JSON.parse(row.keywords)
  return {
    topicName: row.topic_name,
    taxonomyType: row.taxonomy_type,
    parentCategory: row.parent_category,
    subcategory: row.subcategory,
    path: path.filter((node) => node !== ""),
    iabCode: row.iab_code,
    segmentType: row.segment_type,
    audienceType: row.audience_type,
    keywords,
    intent: row.intent,
    secondaryIntent: row.secondary_intent,
    intensity: row.intensity,
    awareness: row.awareness,
    funnel: row.funnel,
    buyerJourney: row.buyer_journey,
    sensitivity: row.sensitivity,
    compositeScore: row.composite_score,
  } as Classification
}
