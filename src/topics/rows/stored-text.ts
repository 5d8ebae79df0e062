import type { TopicText } from "../../knowledge/similarity/embedding.ts"
import type { Cell, EMBEDDED_COLUMNS } from "./columns.ts"
import { plainValue } from "./plain-value.ts"

type Embedded = Record<(typeof EMBEDDED_COLUMNS)[number], Cell>

/** The embedding input of a stored topic. Keywords that cannot be parsed are omitted. */
export function storedText(name: string, row: Embedded): TopicText {
  const keywords = plainValue("keywords", row.keywords)
  return {
    name,
    parentCategory: String(row.parent_category),
    taxonomyType: String(row.taxonomy_type),
    subcategory: String(row.subcategory),
    segmentType: String(row.segment_type),
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
  }
}
