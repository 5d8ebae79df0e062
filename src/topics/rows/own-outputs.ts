import { outputCells } from "../../knowledge/outputs/cells.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { storedQualifiers } from "./stored-classification.ts"
import { EDITABLE_COLUMNS } from "./columns.ts"

type Overrides = Readonly<Record<string, unknown>>

/** A link's effective values with the rest of its topic, in storage form. */
export type EffectiveRow = Record<
  | "topic_name"
  | "taxonomy_type"
  | "parent_category"
  | "subcategory"
  | "taxonomy_path"
  | "iab_code"
  | "segment_type"
  | "audience_type"
  | "keywords"
  | "intent"
  | "intensity"
  | "awareness"
  | "funnel"
  | "buyer_journey"
  | "sensitivity",
  string
> & {
  secondary_intent: string | null
  composite_score: number
  language?: string | null
  qualifiers?: string | null
  unsure?: number | string | null
}

/** A topic as the organization sees it, with its overrides applied. */
export function effectiveClassification(row: EffectiveRow, overrides: Overrides): Classification {
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
    ...(row.language && { language: row.language }),
    ...((row.unsure === 1 || row.unsure === "true") && { unsure: true }),
    qualifiers: storedQualifiers(row.qualifiers ?? null),
  } as Classification
}

/** Columns that names and descriptions are built from and that an organization may override. */
const RENDERED = [...EDITABLE_COLUMNS, "keywords"]

/** Whether the organization has names and descriptions of its own, made of its overrides. */
export const hasOwnOutputs = (overrides: Overrides) => RENDERED.some((column) => (overrides[column] ?? null) !== null)

/**
 * Names and descriptions made of the organization's overrides; undefined if none affects them and the stored ones apply. They follow the
 * templates that the topic's stored ones were written with, or newer ones if the link was changed since: a changed template reaches both
 * with the next reclassification or refresh of texts.
 */
export function ownOutputs(
  row: EffectiveRow & { text_form: number },
  overrides: Overrides,
  { templatesOf }: Pick<LiveConfig, "templatesOf">,
) {
  if (!hasOwnOutputs(overrides)) return undefined
  const form = Math.max(row.text_form, Number(overrides["text_form"] ?? 0))
  return outputCells(effectiveClassification(row, overrides), templatesOf(form))
}
