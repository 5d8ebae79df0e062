import * as z from "zod"
import type { NewTopic } from "../../topics/library/intake.ts"
import {
  ParentCategory,
  SegmentType,
  SourceString,
  Subcategory,
  type Supplied,
  suppliedFields,
  TaxonomyType,
  TopicName,
} from "../../topics/library/supplied.ts"
import { MAX_ROW_CHARACTERS } from "./csv-rows.ts"
import { categoryMeant, groupAlone } from "./category-meant.ts"
import { groupLike, nodeLike } from "../../topics/names/place-names.ts"
import { readCurrency, readNumber, readPrice } from "./read-number.ts"
import type { TargetField } from "./fields.ts"
import type { Kept, StatedPrice } from "./kept-fields.ts"
import type { Mapping } from "./schema.ts"
import { type Warning, warningOf } from "./warnings.ts"

export type Cells = Record<string, string>
/** A row of the file. A row with a `problem` is rejected. */
export type ImportRow = { row: number; cells: Cells; problem?: string }
/** A row that can be imported. `ownName` is the organization's name for a topic that the catalog names differently. */
export type ReadTopic = { row: number; topic: NewTopic; ownName?: string; kept?: Kept }
/** A row with the reason why it was rejected. */
export type RowWithReason = ImportRow & { message: string }
/** A row that was imported without the values that cannot be read. */
export type WarnedRow = ImportRow & { warnings: readonly Warning[] }

const MAX_EXTERNAL_ID = 500

/** A rejected row. The message is shown to the user. */
class BadRow extends Error {}

type Options = {
  /** Optional values that cannot be read reject the row; otherwise they are left out with a warning. */
  strict?: boolean
}

export function readRows(rows: readonly ImportRow[], mappings: readonly Mapping[], { strict = false }: Options = {}) {
  const columns = new Map(mappings.map(({ csvColumn, targetField }) => [targetField, csvColumn]))
  const keptColumns = mappings.flatMap(({ csvColumn, targetField }) => (targetField === "field" ? csvColumn : []))
  const topics: ReadTopic[] = []
  const refused: RowWithReason[] = []
  const warned: WarnedRow[] = []
  for (const one of rows) {
    try {
      if (one.problem !== undefined) throw new BadRow(one.problem)
      const warnings: Warning[] = []
      topics.push({ row: one.row, ...readTopic(one.cells, { columns, keptColumns }, strict ? undefined : warnings) })
      if (warnings.length > 0) warned.push({ ...one, warnings })
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
      refused.push({ ...one, message: error.message })
    }
  }
  return { topics, refused, warned }
}

/** Unreadable optional values are reported in `warnings`; without it they reject the row. */
function readTopic(
  cells: Cells,
  { columns, keptColumns }: { columns: ReadonlyMap<TargetField, string>; keptColumns: readonly string[] },
  warnings: Warning[] | undefined,
): Omit<ReadTopic, "row"> {
  const cellOf = (column: string | undefined) =>
    column !== undefined && Object.hasOwn(cells, column) ? (cells[column] ?? "").trim() : ""
  const cell = (field: TargetField) => cellOf(columns.get(field))
  const catalogName = cell("catalog_name")
  const parentCategory = cell("parent_category")
  const optional = <T>(field: TargetField, read: (text: string) => T, text = cell(field)): T | undefined => {
    if (text === "") return undefined
    try {
      return read(text)
    } catch (error) {
      if (!(error instanceof BadRow) || !warnings) throw error
      warnings.push(warningOf(field, text, error.message))
      return undefined
    }
  }
  const supplied: Supplied = {}
  const supply = <F extends keyof Supplied & TargetField>(
    field: F,
    read: (text: string) => Supplied[F],
    text?: string,
  ) => {
    const value = optional(field, read, text)
    if (value !== undefined) supplied[field] = value
  }
  const group = groupAlone(parentCategory, cell("topic_name"))
  if (group === undefined) {
    supply("parent_category", (text) => checked(ParentCategory, categoryMeant(text) ?? text), parentCategory)
  } else {
    supplied.taxonomy_type = group
  }
  supply("taxonomy_type", (text) => checked(TaxonomyType, groupLike(text) ?? text))
  supply("subcategory", (text) => checked(Subcategory, nodeLike(text) ?? text))
  supply("segment_type", (text) => checked(SegmentType, text))
  supply("keywords", (text) => checked(suppliedFields.keywords, readWords(text)))
  for (const field of [
    "segment_desc_marketplace",
    "segment_desc_dspapi",
    "internal_description",
    "engine_version",
  ] as const) {
    supply(field, (text) => checked(suppliedFields[field], text))
  }
  const fields = [
    ...KEPT_FIELDS.map((field) => [field, optional(field, readKept(field))] as const),
    ...keptColumns.flatMap((column) =>
      keptAs(column, cellOf(column), (text) => optional("field", readKept("field"), text)),
    ),
  ].filter((one): one is [string, string] => one[1] !== undefined)
  const price = statedPrice(fields.find(([field]) => field === "price")?.[1])
  const tags = optional("tags", readTags)
  // Rows of an export have the names and places that they were exported with.
  const isExact = catalogName !== ""
  const topicName = isExact ? checked(TopicName, catalogName) : checked(SourceString, cell("topic_name"))
  const ownName = isExact ? checked(TopicName, cell("topic_name")) : topicName
  return {
    topic: {
      topicName,
      ...(isExact && { isExact }),
      supplied,
      externalId: optional("external_id", readExternalId) ?? null,
      performanceScore: optional("performance_score", readScore) ?? null,
    },
    ...(ownName !== topicName && { ownName }),
    ...((fields.length > 0 || tags) && {
      kept: {
        ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
        ...(tags && { tags }),
        ...(columns.has("price") && price && { price }),
      },
    }),
  }
}

/** Kept with the topic as text: the service does not read them. */
const KEPT_FIELDS = ["price", "owner", "market", "notes"] as const
const MAX_FIELD_NAME = 100
const MAX_FIELD = 500
const MAX_NOTES = 2_000

const readKept = (field: (typeof KEPT_FIELDS)[number] | "field") => (text: string) => {
  const most = field === "notes" ? MAX_NOTES : MAX_FIELD
  if (text.length > most) throw new BadRow(`${field} must be at most ${most} characters`)
  if (field === "price" && readPrice(text) === undefined)
    throw new BadRow("price must be a number, with or without a currency")
  return text.toWellFormed().replaceAll("\0", "")
}

/** More than any price that the API takes for a thousand impressions. */
const MAX_CPM = 10_000

function statedPrice(text: string | undefined): StatedPrice | undefined {
  const cpm = text === undefined ? undefined : readPrice(text)
  if (text === undefined || cpm === undefined || cpm < 0 || cpm > MAX_CPM) return undefined
  return { cpm, currency: readCurrency(text) }
}

/** The column of exports that has all fields of a topic. */
const EXPORTED_FIELDS = "fields"
const ExportedFields = z.record(z.string().min(1).max(MAX_FIELD_NAME), z.string())

/** A column as a field of its name; the column that exports write has several. */
function keptAs(column: string, text: string, read: (text: string) => string | undefined) {
  if (column === EXPORTED_FIELDS && text.startsWith("{")) {
    const { data } = ExportedFields.safeParse(parsed(text))
    if (data) return Object.entries(data).map(([name, value]) => [name, read(value)] as const)
  }
  return [[column.slice(0, MAX_FIELD_NAME), read(text)] as const]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readTags(text: string): string[] {
  const tags = [...new Set(readWords(text).map((tag) => tag.trim()))].filter((tag) => tag !== "")
  if (tags.length > 20 || tags.some((tag) => tag.length > 60)) {
    throw new BadRow("tags must be at most 20, of at most 60 characters")
  }
  return tags.map((tag) => tag.toWellFormed())
}

/** Words separated by commas. Exports use a JSON array, since words may contain commas. */
function readWords(text: string): string[] {
  if (text.startsWith("[")) {
    try {
      const words: unknown = JSON.parse(text)
      if (Array.isArray(words) && words.every((word) => typeof word === "string")) return words
    } catch {
      // Not an array after all.
    }
  }
  return text.split(",")
}

type Check<T> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }
}

function checked<T>(schema: Check<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new BadRow(result.error.issues[0]?.message ?? "The row cannot be read")
}

function readExternalId(text: string): string {
  if (text.length > MAX_EXTERNAL_ID) throw new BadRow(`external_id must be at most ${MAX_EXTERNAL_ID} characters`)
  return text.toWellFormed().replaceAll("\0", "")
}

function readScore(text: string): number {
  const score = readNumber(text)
  if (score === undefined) throw new BadRow("performance_score must be a number")
  return score
}

/** Converts a row sent by a client, with values of any type, to the text a file would contain. */
export function sentRow(values: Record<string, unknown>, row: number): ImportRow {
  const cells: Cells = {}
  let problem: string | undefined
  let length = 0
  for (const [column, value] of Object.entries(values)) {
    const text = textOf(value)
    if (text === undefined) problem ??= `${column.slice(0, 100)} must be text`
    const kept = (text ?? "").slice(0, Math.max(0, MAX_ROW_CHARACTERS - length))
    length += column.length + (text ?? "").length
    cells[column.slice(0, MAX_ROW_CHARACTERS)] = kept
  }
  if (length > MAX_ROW_CHARACTERS) problem = tooLong()
  return { row, cells, ...(problem !== undefined && { problem }) }
}

const tooLong = () => `Row is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en")} characters`

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value
  if (value === null || value === undefined) return ""
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(",")
  return undefined
}
