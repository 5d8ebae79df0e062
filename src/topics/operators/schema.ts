import * as z from "zod"
import { certainty, sensitivityConfidence } from "../classification/schema.ts"
import {
  AWARENESS,
  FUNNELS,
  INTENSITIES,
  INTENTS,
  JOURNEYS,
  SENSITIVITIES,
} from "../../knowledge/taxonomy/classification.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { AUDIENCE_TYPES } from "../../knowledge/taxonomy/audience-types.ts"
import { idList, oneOf } from "../../kernel/http/fields.ts"
import { filter, paging, sorting, booleanParam } from "../../kernel/http/query.ts"
import { SORTS } from "../library/schema.ts"
import { Keywords, ParentCategory, SegmentType, Subcategory, TaxonomyType, TopicName } from "../library/supplied.ts"

const ADMIN_SORTS = [...SORTS, "performance_score"] as const

export const AdminListQuery = z.object({
  ...paging,
  ...sorting(ADMIN_SORTS),
  search: filter,
  parentCategory: filter,
  segmentType: filter,
  showArchived: booleanParam("showArchived"),
})
export type AdminListQuery = z.output<typeof AdminListQuery>

const string = z.string()
const maybe = z.string().nullable()

/** A global topic with all its fields. */
export const AdminTopic = z.object({
  id: string,
  topicName: string,
  normalizedName: string,
  canonicalKey: string,
  parentCategory: string,
  taxonomyType: string,
  subcategory: string,
  subcategoryL1: maybe,
  subcategoryL2: maybe,
  subcategoryL3: maybe,
  subcategoryL4: maybe,
  taxonomyPath: string,
  segmentType: string,
  audienceType: string,
  iabCode: string,
  keywords: z.array(string),
  intent: string,
  secondaryIntent: maybe,
  intensity: string,
  awareness: string,
  funnel: string,
  buyerJourney: string,
  sensitivity: string,
  compositeScore: z.int(),
  language: z.string().nullable(),
  ...certainty,
  sensitivityConfidence,
  segmentNameDspapi: string,
  segmentNameMarketplace: string,
  segmentNameInternal: string,
  segmentDescMarketplace: string,
  segmentDescDspapi: string,
  internalDescription: string,
  platformOutputs: z.record(string, z.object({ name: string, description: string })),
  engine: string,
  engineVersion: string,
  knowledgeVersion: string,
  /** The form that the stored texts follow. */
  textForm: z.int(),
  taxonomyHash: string,
  reviewStatus: z.enum(["needs_review", "reviewed"]).nullable(),
  reviewReason: maybe,
  mergedInto: maybe,
  archivedAt: maybe,
  /** The highest score in any library. */
  performanceScore: z.number().nullable(),
  createdAt: string,
  updatedAt: string,
})
export type AdminTopic = z.output<typeof AdminTopic>

const MIN_QUERY = 2
const TOO_SHORT = `q must be at least ${MIN_QUERY} characters`
export const SearchQuery = z.object({
  q: z
    .string(TOO_SHORT)
    .max(500, "q must be at most 500 characters")
    .transform((text) => text.toWellFormed().trim())
    .pipe(z.string().min(MIN_QUERY, TOO_SHORT)),
  limit: positive("limit", 25, 100),
})
export type SearchQuery = z.output<typeof SearchQuery>

export const FoundTopic = AdminTopic.pick({
  id: true,
  topicName: true,
  parentCategory: true,
  taxonomyType: true,
  segmentType: true,
  subcategory: true,
})
export type FoundTopic = z.output<typeof FoundTopic>

const audienceTypes = AUDIENCE_TYPES.map(({ name }) => name)

/** Validates a field like the library does, with the field names of the operator routes. */
const checked = <S extends z.ZodType<string>>(field: string, libraryField: string, schema: S) =>
  z
    .custom<z.input<S>>()
    .transform((value, context): z.output<S> => {
      const result = schema.safeParse(value)
      if (result.success) return result.data
      const message = result.error.issues[0]?.message.replace(libraryField, field)
      context.addIssue({ code: "custom", message })
      return z.NEVER
    })
    .meta({ type: "string" })

const MAX_REASON = 2_000
export const reason = (field: string) =>
  z
    .string(`${field} is required`)
    .max(MAX_REASON, `${field} must be at most ${MAX_REASON} characters`)
    .transform((text) => text.toWellFormed().trim())
    .pipe(z.string().min(1, `${field} is required`))

const fields = {
  topicName: checked("topicName", "topic_name", TopicName).optional(),
  parentCategory: checked("parentCategory", "parent_category", ParentCategory).optional(),
  taxonomyType: checked("taxonomyType", "taxonomy_type", TaxonomyType).optional(),
  subcategory: Subcategory.optional(),
  segmentType: checked("segmentType", "segment_type", SegmentType).optional(),
  audienceType: oneOf("audienceType", audienceTypes).optional(),
  iabCode: z
    .string("iabCode must be a string")
    .regex(/^[\w-]{0,20}$/, "iabCode must be a code of the content taxonomy")
    .optional(),
  keywords: Keywords.optional(),
  intent: oneOf("intent", INTENTS).optional(),
  secondaryIntent: oneOf("secondaryIntent", INTENTS).nullable().optional(),
  intensity: oneOf("intensity", INTENSITIES).optional(),
  awareness: oneOf("awareness", AWARENESS).optional(),
  funnel: oneOf("funnel", FUNNELS).optional(),
  buyerJourney: oneOf("buyerJourney", JOURNEYS).optional(),
  sensitivity: oneOf("sensitivity", SENSITIVITIES).optional(),
  /** Flags a topic for review, or removes the flag. */
  reviewStatus: oneOf("reviewStatus", ["needs_review"]).nullable().optional(),
  reviewReason: reason("reviewReason").nullable().optional(),
}

/** Fields a reviewer may set besides the segment type. */
export const reviewable = {
  parentCategory: fields.parentCategory,
  audienceType: fields.audienceType,
  sensitivity: fields.sensitivity,
}

const Changes = jsonObject(fields)

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Accepts the field names of the operator routes and of the library. */
export const AdminChanges = z.preprocess((body: z.input<typeof Changes>) => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body
  const given: Record<string, unknown> = body
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, given[name] === undefined ? given[snakeCase(name)] : given[name]]),
  )
}, Changes)
export type AdminChanges = z.output<typeof AdminChanges>

export const topicIds = (most: number) => idList("topicIds").max(most, `topicIds must be at most ${most}`)

const MAX_ARCHIVED = 500
export const TopicIds = jsonObject({ topicIds: topicIds(MAX_ARCHIVED) })

export const Archived = z.object({ archived: z.int() })
export type Archived = z.output<typeof Archived>

/** `conflicts` are ids of topics whose name is in use again. */
export const Restored = z.object({ restored: z.int(), conflicts: z.array(z.string()).optional() })
export type Restored = z.output<typeof Restored>

const count = z.int()
const counts = z.record(z.string(), count)
export const AdminStats = z.object({ total: count, byParentCategory: counts, bySegmentType: counts })
export type AdminStats = z.output<typeof AdminStats>

export const Metrics = z.object({
  total: count,
  archived: count,
  merged: count,
  needsReview: count,
  outdated: count,
  withLlm: count,
  /** The share of live topics that have the field. */
  coverage: z.object({ iabCode: z.number(), keywords: z.number(), audienceType: z.number(), subcategory: z.number() }),
  byEngineVersion: z.array(z.object({ engineVersion: z.string(), count })),
})
export type Metrics = z.output<typeof Metrics>

/** Both counts stop at `most`. */
export const Reach = z.object({ libraries: count, segments: count, most: count })
export type Reach = z.output<typeof Reach>

const values = z.record(z.string(), z.unknown())
export const GlobalHistoryEntry = z.object({
  id: z.string(),
  topicId: z.string(),
  changeType: z.string(),
  engineVersionBefore: z.string().nullable(),
  engineVersionAfter: z.string().nullable(),
  previousValues: values,
  newValues: values,
  changedBy: z.string(),
  /** The person's name, or "an erased account". */
  changedByName: z.string(),
  source: z.string(),
  batchId: z.string().nullable(),
  metadata: values,
  changedAt: z.string(),
})
export type GlobalHistoryEntry = z.output<typeof GlobalHistoryEntry>
