import type * as z from "zod"
import { SERVICE_FIELDS, type ServiceField } from "../../organizations/connections/kinds.ts"
import { categoryMeant, groupAlone } from "../imports/category-meant.ts"
import { groupLike, nodeLike } from "../../topics/names/place-names.ts"
import { type Warning, warningOf } from "../imports/warnings.ts"
import type { NewTopic } from "../../topics/library/intake.ts"
import {
  ParentCategory,
  SegmentType,
  SourceString,
  Subcategory,
  suppliedFields,
  TaxonomyType,
} from "../../topics/library/supplied.ts"
import { valueAt } from "../../kernel/outbound/json-path.ts"

export type Mappings = Readonly<Record<string, ServiceField>>

const MAX_EXTERNAL_ID = 500
const MAX_DESCRIPTION = 2_000
const MAX_KEYWORDS = 50
const MAX_KEYWORD = 200

/** Common field names, used where no mapping exists. */
const COMMON_NAMES: Partial<Record<ServiceField, readonly string[]>> = {
  topic_name: ["topic_name", "name", "title"],
  external_id: ["external_id", "id"],
}

export type ReadItem =
  | { topic: NewTopic; warnings: readonly Warning[]; message?: undefined }
  | { topic?: undefined; message: string }

/** Converts an item to a topic, or explains why it cannot. Optional values that cannot be read are left out, with a warning. */
export function readItem(item: unknown, mappings: Mappings = {}): ReadItem {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return { message: "The item is not an object" }
  const values = fieldsOf(item, mappings)
  const name = SourceString.safeParse(plainText(values.topic_name))
  if (!name.success) return { message: name.error.issues[0]?.message ?? "topic_name is required" }
  const warnings: Warning[] = []
  const leaveOut = (field: ServiceField, reason: string) => {
    warnings.push(warningOf(field, plainText(values[field]) || JSON.stringify(values[field]), reason))
    return undefined
  }
  const known = <S extends z.ZodType>(field: ServiceField, schema: S, find: Find = () => undefined) => {
    const given = plainText(values[field])
    if (given === "") return undefined
    const { data, error } = schema.safeParse(find(given) ?? given)
    return error ? leaveOut(field, error.issues[0]?.message ?? `${field} cannot be read`) : data
  }
  const externalId = plainText(values.external_id).toWellFormed().replaceAll("\0", "")
  const isTooLong = externalId.length > MAX_EXTERNAL_ID
  if (isTooLong) leaveOut("external_id", `external_id must be at most ${MAX_EXTERNAL_ID} characters`)
  const performanceScore = scoreIn(values.performance_score)
  if (performanceScore === undefined) leaveOut("performance_score", "performance_score must be a number")
  const group = groupAlone(plainText(values.parent_category), name.data)
  const supplied = {
    parent_category: group === undefined ? known("parent_category", ParentCategory, categoryMeant) : undefined,
    taxonomy_type: known("taxonomy_type", TaxonomyType, groupLike) ?? group,
    subcategory: known("subcategory", Subcategory, nodeLike),
    segment_type: known("segment_type", SegmentType),
    keywords: keywordsIn(values.keywords),
    segment_desc_marketplace: description(values.segment_desc_marketplace),
    segment_desc_dspapi: description(values.segment_desc_dspapi),
    internal_description: description(values.internal_description),
  }
  const topic = {
    topicName: name.data,
    supplied,
    externalId: isTooLong ? null : externalId || null,
    performanceScore: performanceScore ?? null,
  }
  return { topic, warnings }
}

/** An item's name and id, for the connection test. */
export function sampleOf(item: unknown, mappings: Mappings = {}) {
  const values = typeof item === "object" && item !== null ? fieldsOf(item, mappings) : {}
  return { name: plainText(values.topic_name) || null, id: plainText(values.external_id) || null }
}

type Values = Partial<Record<ServiceField, unknown>>

function fieldsOf(item: object, mappings: Mappings): Values {
  const values: Values = {}
  const mapped = new Set(Object.values(mappings))
  for (const [name, field] of Object.entries(mappings)) {
    // A field name may itself contain a dot.
    values[field] ??= Object.hasOwn(item, name) ? (item as Record<string, unknown>)[name] : valueAt(item, name)
  }
  for (const field of SERVICE_FIELDS.filter((one) => !mapped.has(one))) {
    const name = (COMMON_NAMES[field] ?? [field]).find((one) => Object.hasOwn(item, one))
    if (name !== undefined) values[field] = (item as Record<string, unknown>)[name]
  }
  return values
}

const plainText = (value: unknown) =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : ""

type Find = (name: string) => string | undefined

function description(value: unknown): string | undefined {
  const text = plainText(value).toWellFormed().slice(0, MAX_DESCRIPTION)
  return text === "" ? undefined : text
}

function keywordsIn(value: unknown): string[] | undefined {
  const words = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value.map(plainText) : []
  const short = words.map((word) => word.trim()).filter((word) => word !== "" && word.length <= MAX_KEYWORD)
  return short.length === 0 ? undefined : suppliedFields.keywords.safeParse(short.slice(0, MAX_KEYWORDS)).data
}

/** Null if missing, undefined if not a number. */
function scoreIn(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === "") return null
  const score = typeof value === "string" ? Number(value.trim() || Number.NaN) : value
  return typeof score === "number" && Number.isFinite(score) ? score : undefined
}
