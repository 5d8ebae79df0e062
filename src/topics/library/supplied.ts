import * as z from "zod"
import { isKnownVersion } from "../../knowledge/engine/outdated.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { readSourceName } from "../names/source-name.ts"
import { categoryNamed, groupNamed, nodeNamed } from "../names/taxonomy-places.ts"

const MAX_NAME = 500
const MAX_TEXT = 2_000
const MAX_KEYWORDS = 50

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Removes control characters and half surrogate pairs, and collapses whitespace. */
const clean = (text: string) => text.toWellFormed().replace(INVISIBLE, " ").replace(/\s+/g, " ").trim()

const required = "topic_name is required"
export const TopicName = z
  .string(required)
  .transform(clean)
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}\p{S}]/u, required)
      .max(MAX_NAME, `topic_name must be at most ${MAX_NAME} characters`),
  )

/** What a source calls a topic: a path may be longer than the name in it. */
export const SourceString = z
  .string(required)
  .transform(clean)
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}\p{S}]/u, required)
      .refine(
        (text) => readSourceName(text).topicName.length <= MAX_NAME,
        `topic_name must be at most ${MAX_NAME} characters`,
      ),
  )

/** A taxonomy name, case-insensitive. */
export const named = (
  field: string,
  what: string,
  find: (name: string) => string | undefined,
  notText = `${field} must be a string`,
) =>
  z
    .string(notText)
    .max(200, `${field} must be ${what}`)
    .transform((name, context) => {
      const found = find(name)
      if (found === undefined) context.addIssue({ code: "custom", message: `${field} must be ${what}` })
      return found ?? z.NEVER
    })

export const segmentNamed = (name: string) => SEGMENT_TYPES.find((type) => type === name.trim().toUpperCase())

const text = (field: string) =>
  z
    .string(`${field} must be a string`)
    .transform(clean)
    .pipe(z.string().max(MAX_TEXT, `${field} must be at most ${MAX_TEXT} characters`))

export const ParentCategory = named("parent_category", "one of the 41 categories", categoryNamed)
export const TaxonomyType = named("taxonomy_type", "one of the 13 groups", groupNamed)
export const Subcategory = named("subcategory", "a level-0 node of the taxonomy", nodeNamed)
export const SegmentType = named("segment_type", `one of ${SEGMENT_TYPES.join(", ")}`, segmentNamed)

export const Keywords = z
  .array(z.string("keywords must be strings").max(200, "keywords must be short"), "keywords must be an array")
  .max(MAX_KEYWORDS, `keywords must be at most ${MAX_KEYWORDS}`)
  .transform((words) => [...new Set(words.map(clean).filter((word) => word !== ""))])

/** Empty values count as missing. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value: z.input<S> | "" | null | undefined) => (value === "" || value === null ? undefined : value),
    schema.optional(),
  )

/** Fields a caller may supply for a new topic. They become the organization's overrides; the global topic holds the engine's result. */
export const suppliedFields = {
  parent_category: maybe(ParentCategory),
  taxonomy_type: maybe(TaxonomyType),
  subcategory: maybe(Subcategory),
  segment_type: maybe(SegmentType),
  keywords: maybe(Keywords),
  segment_desc_marketplace: maybe(text("segment_desc_marketplace")),
  segment_desc_dspapi: maybe(text("segment_desc_dspapi")),
  internal_description: maybe(text("internal_description")),
  engine_version: maybe(
    z
      .string("engine_version must be a string")
      .regex(/^[\w.-]{1,20}$/, "engine_version is invalid")
      .refine(isKnownVersion, "Unknown engine_version"),
  ),
}
export const Supplied = z.object(suppliedFields)
export type Supplied = z.output<typeof Supplied>
