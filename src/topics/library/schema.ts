import * as z from "zod"
import { certainty, explained, IabRecord, sensitivityConfidence } from "../classification/schema.ts"
import { flag, idList, trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { QUALIFIER_KINDS } from "../../knowledge/taxonomy/qualifier-kinds.ts"
import { booleanParam, dayParam, filter, fractionParam, paging, sorting } from "../../kernel/http/query.ts"
import { ParentCategory, SegmentType, Subcategory, suppliedFields, TaxonomyType, TopicName } from "./supplied.ts"

export const SORTS = [
  "created_at",
  "topic_name",
  "parent_category",
  "segment_type",
  "taxonomy_type",
  "audience_type",
] as const

export const nodeFilters = {
  taxonomyType: filter,
  parentCategory: filter,
  subcategory: filter,
  subcategoryL1: filter,
  subcategoryL2: filter,
  subcategoryL3: filter,
  subcategoryL4: filter,
  segmentType: filter,
  audienceType: filter,
}

const kinds: ReadonlySet<string> = new Set(QUALIFIER_KINDS)
const BAD_QUALIFIER = `qualifier must be one of ${QUALIFIER_KINDS.join(", ")}, with or without a value, as in age:25-54`

/** `age`, or `age:25-54`. */
const qualifier = filter.transform((requested, context): QualifierFilter | undefined => {
  if (requested === undefined) return undefined
  const [kind = "", ...rest] = requested.split(":")
  if (!kinds.has(kind.trim())) context.addIssue({ code: "custom", message: BAD_QUALIFIER })
  const value = rest.join(":").trim()
  return { kind: kind.trim(), value: value === "" ? undefined : value }
})
export type QualifierFilter = { kind: string; value?: string }

/** Filters by confidence and by qualifiers in names. */
export const certaintyFilters = {
  confidence_lt: fractionParam("confidence_lt").meta({ description: "Only topics with a lower confidence" }),
  unsure: booleanParam("unsure"),
  qualifier: qualifier.meta({ description: "A kind, or a kind and a value: `age`, `age:25-54`" }),
}
export type CertaintyFilters = z.output<z.ZodObject<typeof certaintyFilters>>

/** The filters of GET /api/topics, also used by exports and pushes. */
export const topicFilters = {
  search: filter,
  ...nodeFilters,
  iabCode: filter,
  engineVersion: filter,
  source: filter,
  internalId: filter,
  hasExternalId: booleanParam("hasExternalId"),
  sensitivity: filter,
  intensity: filter,
  buyerJourney: filter,
  ...certaintyFilters,
  confidence_gte: fractionParam("confidence_gte").meta({ description: "Only topics with at least this confidence" }),
  created_from: dayParam("created_from").meta({ description: "Added on this day (UTC) or later; or a timestamp" }),
  created_to: dayParam("created_to").meta({ description: "Added on this day (UTC) or earlier; or a timestamp" }),
  tag: filter.meta({ description: "Only topics with this tag" }),
  private: booleanParam("private"),
  pushed_to: filter.meta({
    description: "Only topics with a live segment on this connection; `any` for some connection",
  }),
  not_pushed_to: filter.meta({
    description: "Only topics with no live or pending segment on this connection; `any` for all connections",
  }),
}
const TopicFilters = z.object(topicFilters)
export type TopicFilters = z.output<typeof TopicFilters>

export const ListQuery = z.object({ ...paging, ...sorting(SORTS), ...topicFilters })
export type ListQuery = z.output<typeof ListQuery>

/** For requests that choose topics by ids or by filters. */
export const CHOICE_REQUIRED = "topicIds array or filters object required"

/** Rejects misspelled filters: ignoring one would select everything. */
export const strictFilters = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `filters has no ${issue.keys.join(", ")}` : CHOICE_REQUIRED,
  })

/** JSON bodies may contain real booleans and numbers. */
const asText = <S extends z.ZodType, V extends boolean | number>(schema: S, type: "boolean" | "number") =>
  z.preprocess((value: V | z.input<S>) => (typeof value === type ? String(value) : value), schema)

/** The filters of GET /api/topics, in a request body. */
export const ChosenFilters = strictFilters({
  ...topicFilters,
  hasExternalId: asText<typeof topicFilters.hasExternalId, boolean>(topicFilters.hasExternalId, "boolean"),
  unsure: asText<typeof topicFilters.unsure, boolean>(topicFilters.unsure, "boolean"),
  private: asText<typeof topicFilters.private, boolean>(topicFilters.private, "boolean"),
  confidence_lt: asText<typeof topicFilters.confidence_lt, number>(topicFilters.confidence_lt, "number"),
  confidence_gte: asText<typeof topicFilters.confidence_gte, number>(topicFilters.confidence_gte, "number"),
})

/** Filters as requested, stored to be parsed again later. */
export const StoredFilters = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]), "filters must be an object")
  .superRefine((requested, context) => {
    const { error } = ChosenFilters.safeParse(requested)
    if (error) context.addIssue({ code: "custom", message: error.issues[0]?.message ?? "filters are not valid" })
  })
export type StoredFilters = z.output<typeof StoredFilters>

const text = z.string()
const maybe = z.string().nullable()

/** A library record: the fields of `interface.md`, then deeper nodes, other layers and origin. */
export const TopicRecord = z.object({
  id: text,
  topic_id: text,
  topic_name: text,
  parent_category: text,
  taxonomy_type: text,
  subcategory: text,
  segment_type: text,
  audience_type: text,
  iab_code: text,
  keywords: z.array(text),
  segment_name_dspapi: text,
  segment_name_marketplace: text,
  segment_name_internal: text,
  segment_desc_marketplace: text,
  segment_desc_dspapi: text,
  internal_description: text,
  engine_version: text,
  knowledge_version: text.meta({
    description:
      "The words that the local engine knew when it classified the topic; empty if a model or a person decided it. A topic with an older one is outdated, but its activations are not stale for it",
  }),
  performance_score: z.number().nullable(),
  external_id: maybe,
  created_at: text,
  updated_at: text,
  subcategory_l1: maybe,
  subcategory_l2: maybe,
  subcategory_l3: maybe,
  subcategory_l4: maybe,
  intent: text,
  secondary_intent: maybe,
  intensity: text,
  awareness: text,
  funnel: text,
  buyer_journey: text,
  sensitivity: text,
  composite_score: z.int(),
  language: maybe.meta({ description: "The language of the name; `und` if it is none that is read" }),
  iab: IabRecord.nullable(),
  platform_outputs: z.record(text, z.object({ name: text, description: text })),
  source: maybe,
  original_name: maybe.meta({
    description: "What the source calls the topic, if its name was cleaned: a path, a label, a code",
  }),
  workspace_id: maybe,
  private: z.boolean().meta({ description: "Kept out of the shared catalog: no other organization sees the topic" }),
  ...certainty,
  sensitivity_confidence: sensitivityConfidence,
})
export type TopicRecord = z.output<typeof TopicRecord>

export const NewTopicBody = jsonObject({
  topic_name: TopicName,
  ...suppliedFields,
  private: trueOrFalse("private").nullish(),
  _batchId: z.string("_batchId must be a string").max(100, "_batchId is too long").nullish(),
})
export type NewTopicBody = z.output<typeof NewTopicBody>

export const CreatedTopic = TopicRecord.extend({ duplicate: z.literal(true).optional() })
export type CreatedTopic = z.output<typeof CreatedTopic>

const score = z.number("performance_score must be a number or null").nullable()

export const TopicChanges = jsonObject({
  topic_name: TopicName.optional(),
  parent_category: ParentCategory.optional(),
  taxonomy_type: TaxonomyType.optional(),
  subcategory: Subcategory.optional(),
  segment_type: SegmentType.optional(),
  performance_score: score.optional(),
})
export type TopicChanges = z.output<typeof TopicChanges>

const Tag = z
  .string("tags must be strings")
  .trim()
  .min(1, "tags must not be empty")
  .max(60, "tags must be at most 60 characters")
const tags = (field: string) =>
  z.array(Tag, `${field} must be an array of strings`).max(20, `${field} must be at most 20`).default([])

/** Changes that apply to many topics. Names are excluded, since a name belongs to one topic. */
export const ManyChanges = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("reclassify") }),
    z.object({ action: z.literal("edit"), fields: TopicChanges.omit({ topic_name: true }) }),
    z.object({ action: z.literal("tag"), add: tags("add"), remove: tags("remove") }),
  ],
  "change.action must be reclassify, edit or tag",
)
export type ManyChanges = z.output<typeof ManyChanges>

export const TagList = z.object({ tags: z.array(text) })
export type TagList = z.output<typeof TagList>

const MAX_DETAILS = 100
export const DetailsQuery = z.object({
  ids: z
    .string("ids is required")
    .max(5_000, "ids is too long")
    .transform((ids) => ids.split(",").filter((id) => id !== ""))
    .refine((ids) => ids.length <= MAX_DETAILS, `ids must be at most ${MAX_DETAILS}`)
    .meta({ description: "Library ids, separated by commas" }),
})

/** By library id, details that lists do not read: tags, fields that imports keep, segments, and who last changed the topic. */
export const TopicDetails = z.record(
  text,
  z.object({
    tags: z.array(text),
    fields: z.record(text, text),
    segments: z
      .array(z.object({ connectionId: text, connection: text, status: text }))
      .meta({ description: "The topic's newest activation on each connection, with the connection's name" }),
    changedBy: maybe,
    changedAt: maybe,
    changeType: maybe,
  }),
)
export type TopicDetails = z.output<typeof TopicDetails>

export const SensitivityConfirmation = jsonObject({ confirmed: trueOrFalse("confirmed") })

export const SensitivityAnswer = z.object({
  id: text,
  sensitivity: text,
  confidence: z
    .number()
    .nullable()
    .meta({ description: "How sure the engine is of the sensitivity; null if it did not decide it" }),
  known: z.boolean().meta({
    description:
      "Whether it can be relied on. Connections that block by sensitivity hold back topics whose sensitivity is not known",
  }),
  confirmed: z.boolean().meta({ description: "Whether a person of the organization confirmed this sensitivity" }),
})
export type SensitivityAnswer = z.output<typeof SensitivityAnswer>

export const TopicIds = jsonObject({ ids: idList("ids") })

export const ReclassifyOne = jsonObject({ llm: flag("llm") })
export const ReclassifyMany = jsonObject({ ids: idList("ids"), llm: flag("llm") })

export const Reclassified = TopicRecord.extend({ llm: z.boolean(), fallback: z.boolean() })
export type Reclassified = z.output<typeof Reclassified>

export const ReclassifiedMany = z.object({
  total: z.int(),
  success: z.int(),
  failed: z.int(),
  errors: z.array(z.object({ id: z.string(), message: z.string() })),
  llm: z.boolean(),
  llmCount: z.int(),
  fallbackCount: z.int(),
})
export type ReclassifiedMany = z.output<typeof ReclassifiedMany>

export const ExplainedTopic = z.object({
  topic: TopicRecord,
  engine: z.enum(["local", "llm", "manual"]),
  ...explained,
  confidence: certainty.confidence,
  /** Fields the organization has overridden. */
  overridden: z.array(z.string()),
})
export type ExplainedTopic = z.output<typeof ExplainedTopic>

const values = z.record(z.string(), z.unknown())
export const HistoryEntry = z.object({
  id: z.string(),
  orgTopicId: z.string(),
  changeType: z.string(),
  changedBy: z.string(),
  /** The person's name; "an operator" for the service's staff, "an erased account" after an erasure. */
  changedByName: z.string(),
  previousValues: values,
  newValues: values,
  source: z.string(),
  metadata: values,
  changedAt: z.string(),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

const counts = z.record(z.string(), z.int())
export const Stats = z.object({ total: z.int(), bySegmentType: counts, byTaxonomyType: counts })
export type Stats = z.output<typeof Stats>

const names = z.array(z.string())
export const Facets = z.object({
  parentCategories: names,
  taxonomyTypes: names,
  subcategories: names,
  subcategoryL1s: names,
  subcategoryL2s: names,
  subcategoryL3s: names,
  subcategoryL4s: names,
  audienceTypes: names,
  segmentTypes: names,
})
export type Facets = z.output<typeof Facets>

const Statuses = z.record(z.string(), z.record(z.string(), z.string()))
/** With limit or cursor, one page of the library; the cursor is null on the last page. */
export const ActivationStatus = z.union([Statuses, z.object({ data: Statuses, cursor: z.string().nullable() })])
export type ActivationStatus = z.output<typeof ActivationStatus>

export const DuplicateQuestion = jsonObject({
  topic_name: TopicName,
  parent_category: z.string("parent_category must be a string").max(200, "parent_category is too long").nullish(),
})
export type DuplicateQuestion = z.output<typeof DuplicateQuestion>

export const DuplicateAnswer = z.object({
  isDuplicate: z.boolean(),
  confidence: z.number(),
  existingTopic: z.object({ id: z.string(), topic_name: z.string() }).nullable(),
  warning: z.literal(true).optional(),
})
export type DuplicateAnswer = z.output<typeof DuplicateAnswer>
