import { subjectOf } from "../../knowledge/outputs/context.ts"
import { renderDescription, renderName } from "../../knowledge/outputs/render.ts"
import { columnsOf } from "../../topics/rows/texts.ts"
import { readingOf } from "../../topics/rows/columns.ts"
import { effectiveClassification } from "../../topics/rows/own-outputs.ts"
import { truncated } from "../platforms/limits.ts"
import type { Naming } from "./naming.ts"

const OF_LINK = [
  "topic_name",
  "taxonomy_type",
  "parent_category",
  "subcategory",
  "iab_code",
  "segment_type",
  "audience_type",
  "intensity",
  "buyer_journey",
  "sensitivity",
  "unsure",
  "engine_version",
  "overrides",
] as const
const OF_TOPIC = ["taxonomy_path", "keywords"] as const
const OF_READING = [
  "intent",
  "secondary_intent",
  "awareness",
  "funnel",
  "language",
  "qualifiers",
  "composite_score",
  "sensitivity_confidence",
] as const

/** All columns that a segment depends on, from a link `link` and its topic `t`. */
export const SUBJECT_COLUMNS = `${columnsOf("link", OF_LINK)}, ${columnsOf("t", OF_TOPIC)},
  ${OF_READING.map((column) => `${readingOf(column)} AS ${column}`).join(", ")}`

/** A topic as the organization sees it, with its overrides applied. */
export type SubjectRow = Record<
  Exclude<(typeof OF_LINK | typeof OF_TOPIC)[number], "unsure"> | "intent" | "awareness" | "funnel",
  string
> & {
  unsure: number
  secondary_intent: string | null
  language: string | null
  qualifiers: string | null
  composite_score: number
  sensitivity_confidence: number | null
}

export type DesiredSegment = { name: string; description: string; engineVersion: string }

/**
 * What a push would send now. Pushes, refreshes, dry runs and stale checks all use it. An organization's override of a column that the
 * template writes takes precedence over the template.
 */
export function desiredSegment({ template, limits, extras }: Naming, row: SubjectRow): DesiredSegment {
  const overrides = row.overrides === "{}" ? {} : (JSON.parse(row.overrides) as Record<string, unknown>)
  const topic = subjectOf(effectiveClassification(row, overrides), extras)
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
