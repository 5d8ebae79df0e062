import type { Classification, SegmentType } from "../../knowledge/taxonomy/classification.ts"
import { categoryWith, codeOf, groupOf, nearestNode } from "./taxonomy-places.ts"

/** Values that are given besides a name. */
type Given = {
  taxonomy_type?: string | undefined
  parent_category?: string | undefined
  subcategory?: string | undefined
  segment_type?: string | undefined
  keywords?: string[] | undefined
}

/** Applies the caller's values to the engine's result and derives the rest of the place from them. */
export function withSupplied(classified: Classification, supplied: Given): Classification {
  const parentCategory =
    supplied.parent_category ??
    (supplied.subcategory === undefined ? undefined : categoryWith(supplied.subcategory, classified.parentCategory)) ??
    classified.parentCategory
  const kept = codeOf(parentCategory, classified.subcategory) === undefined ? undefined : classified.subcategory
  const subcategory =
    supplied.subcategory ?? kept ?? nearestNode(parentCategory, classified.topicName) ?? classified.subcategory
  const isSame = parentCategory === classified.parentCategory && subcategory === classified.subcategory
  const isDecided = supplied.parent_category !== undefined || supplied.subcategory !== undefined
  return {
    ...(isDecided ? settled(classified) : classified),
    parentCategory,
    subcategory,
    taxonomyType:
      supplied.taxonomy_type ??
      (isSame ? classified.taxonomyType : (groupOf(parentCategory) ?? classified.taxonomyType)),
    path: isSame ? classified.path : [subcategory],
    iabCode: isSame ? classified.iabCode : (codeOf(parentCategory, subcategory) ?? classified.iabCode),
    segmentType: (supplied.segment_type as SegmentType | undefined) ?? classified.segmentType,
    keywords: supplied.keywords ?? classified.keywords,
  }
}

/** A classification whose category was decided by the LLM or a person: drops the engine's confidence. */
export const settled = ({ confidence: _confidence, unsure: _unsure, ...topic }: Classification): Classification => topic
