import * as z from "zod"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { maybe, named, segmentNamed } from "../../topics/library/supplied.ts"
import { categoryNamed, groupNamed } from "../../topics/names/taxonomy-places.ts"

const FEW = "At least 2 dimensions are required"
const INVALID = "Invalid dimensions: each dimension must have a name and at least one value"
const LONG = "Names and values of dimensions must be at most 200 characters"

const word = z.string(INVALID).trim().min(1, INVALID).max(200, LONG)
const Dimension = z.object({ name: word, values: z.array(word, INVALID).min(1, INVALID) }, INVALID)
export type Dimension = z.output<typeof Dimension>

const override = (field: string, what: string, find: (name: string) => string | undefined) =>
  maybe(named(field, what, find, `${field} must be ${what}`))

export const MatrixRequest = jsonObject({
  dimensions: z.array(Dimension, FEW).min(2, FEW),
  template: maybe(z.string("template must be a string").max(500, "template must be at most 500 characters")),
  segmentType: override("segmentType", `one of ${SEGMENT_TYPES.join(", ")}`, segmentNamed),
  parentCategory: override("parentCategory", "one of the 41 categories", categoryNamed),
  taxonomyType: override("taxonomyType", "one of the 13 groups", groupNamed),
  preview: maybe(trueOrFalse("preview")),
  private: trueOrFalse("private").nullish(),
})
export type MatrixRequest = z.output<typeof MatrixRequest>

export const GeneratedMatrix = z.object({
  batchId: z.string(),
  totalTopics: z.int(),
  created: z.int(),
  duplicates: z.int(),
  errors: z.int(),
  topicIds: z.array(z.string()),
})
export type GeneratedMatrix = z.output<typeof GeneratedMatrix>

export const MatrixPreview = z.object({
  totalTopics: z.int(),
  new: z.int(),
  duplicates: z.int(),
  errors: z.int(),
  /** Combinations the engine classifies as sensitive, new or not. */
  sensitive: z.int(),
  samples: z.array(
    z.object({
      topic_name: z.string(),
      parent_category: z.string(),
      taxonomy_type: z.string(),
      subcategory: z.string(),
      segment_type: z.string(),
      audience_type: z.string(),
      sensitivity: z.string(),
      duplicate: z.boolean(),
    }),
  ),
})
export type MatrixPreview = z.output<typeof MatrixPreview>

export const DimensionSet = z.object({
  name: z.string(),
  kind: z.enum(["demographic", "geographic", "firmographic"]),
  values: z.array(z.string()),
})
export type DimensionSet = z.output<typeof DimensionSet>
