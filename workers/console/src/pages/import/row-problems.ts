import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/topics/names/place-names.ts"
import { usualCategory } from "../../../../../src/topics/names/usual-words.ts"
import { readSourceName } from "../../../../../src/topics/names/source-name.ts"
import { normalizedName } from "../../../../../src/knowledge/text/normalized-name.ts"
import { readNumber, readPrice } from "../../../../../src/intake/imports/read-number.ts"
import type { TargetField } from "../../api/types.ts"
import { plainValue } from "./column-rules.ts"
import { isTooLong, MAX_ROW_CHARACTERS } from "./write-csv.ts"

/**
 * `rejected`: the API will reject the row. `warning`: it will import the row without the value. `duplicate`: the row repeats another one of
 * the file. `library`: the library has the topic already. Cell problems have a column.
 */
export type Problem = { kind: "rejected" | "warning" | "duplicate" | "library"; message: string; column?: number }

type CheckerOptions = { lenient?: boolean; checked?: ReadonlyMap<string, NameCheck>; readings?: Readings | undefined }

/** What the service says of a name, by the text of its cell. */
export type NameCheck = { name: string; known: "library" | "catalog" | null } | null

const MAX_NAME = 500
const MAX_TEXT = 2_000
const MAX_EXTERNAL_ID = 500
const MAX_FIELD = 500
const MAX_TAGS = 20
const MAX_TAG = 60
const MAX_KEYWORDS = 50
const MAX_KEYWORD = 200

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** The topic name of a cell, as far as it can be told without the engine: the last step of a path. */
export const topicNameOf = (cell: string) => readSourceName(cell.trim()).topicName.replace(INVISIBLE, " ").trim()

/** What the service reads texts of the column of categories as, by their plain value. */
export type Readings = ReadonlyMap<string, string>
type Rule = (text: string, readings: Readings) => string | undefined

const known =
  (what: string, find: (name: string) => unknown): Rule =>
  (text) =>
    find(text) === undefined ? `Unknown ${what} “${short(text)}”` : undefined

const atMost =
  (what: string, limit: number): Rule =>
  (text) =>
    text.length > limit ? `${what} is longer than ${limit} characters` : undefined

/** The API's validation rules for non-empty values. */
const RULES: Record<Exclude<TargetField, "topic_name" | "field">, Rule> = {
  parent_category: (text, readings) =>
    (categoryLike(text) ?? groupLike(text) ?? usualCategory(text) ?? readings.get(plainValue(text)))
      ? undefined
      : `“${short(text)}” is no category`,
  taxonomy_type: known("group", groupLike),
  subcategory: known("subcategory", nodeLike),
  segment_type: known("segment type", (text) => SEGMENT_TYPES.find((type) => type === text.toUpperCase())),
  external_id: (text) => (text.length > MAX_EXTERNAL_ID ? "External ID is too long" : undefined),
  keywords: (text) => {
    const words = text.split(",")
    if (words.length > MAX_KEYWORDS) return `More than ${MAX_KEYWORDS} keywords`
    return words.some((word) => word.length > MAX_KEYWORD) ? "A keyword is too long" : undefined
  },
  performance_score: (text) => (readNumber(text) !== undefined ? undefined : `Score “${short(text)}” is not a number`),
  catalog_name: atMost("The name in the catalog", MAX_NAME),
  segment_desc_marketplace: atMost("The marketplace description", MAX_TEXT),
  segment_desc_dspapi: atMost("The DSP description", MAX_TEXT),
  internal_description: atMost("The internal description", MAX_TEXT),
  tags: (text) => {
    const tags = text.split(",")
    return tags.length > MAX_TAGS || tags.some((tag) => tag.trim().length > MAX_TAG)
      ? `More than ${MAX_TAGS} tags, or one of more than ${MAX_TAG} characters`
      : undefined
  },
  price: (text) => (readPrice(text) !== undefined ? undefined : `Price “${short(text)}” is not a number`),
  owner: atMost("The owner", MAX_FIELD),
  market: atMost("The market", MAX_FIELD),
  notes: atMost("The note", MAX_TEXT),
  engine_version: (text) => (/^[\w.-]{1,20}$/.test(text) ? undefined : `Engine version “${short(text)}” is invalid`),
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Fields whose value the API requires, even in a lenient import. */
const NEEDED: ReadonlySet<string> = new Set(["catalog_name"])

/**
 * Returns a function that checks rows in order and remembers names to detect duplicates. A lenient import drops optional values that cannot
 * be read.
 */
export function createRowChecker(
  header: readonly string[],
  columns: ReadonlyMap<TargetField, number>,
  { lenient = false, checked = new Map(), readings = new Map() }: CheckerOptions = {},
) {
  const rowsByName = new Map<string, number>()
  const rules = Object.entries(RULES).flatMap(([field, rule]) => {
    const column = columns.get(field as TargetField)
    return column === undefined
      ? []
      : [{ column, rule, kind: lenient && !NEEDED.has(field) ? ("warning" as const) : ("rejected" as const) }]
  })
  const nameColumn = columns.get("topic_name") ?? -1
  return (cells: readonly string[], row: number): Problem[] => {
    const problems: Problem[] = []
    const name = topicNameOf(cells[nameColumn] ?? "")
    const add = (kind: Problem["kind"], message: string | undefined, column?: number) => {
      if (message !== undefined) problems.push({ kind, message, ...(column !== undefined && { column }) })
    }
    if (!/[\p{L}\p{N}\p{S}]/u.test(name)) add("rejected", "Name is missing", nameColumn)
    else if (name.length > MAX_NAME) add("rejected", `The name is longer than ${MAX_NAME} characters`, nameColumn)
    for (const { column, rule, kind } of rules) {
      const text = (cells[column] ?? "").trim()
      if (text !== "") add(kind, rule(text, readings), column)
    }
    if (isTooLong(cells))
      add("rejected", `The row is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en-US")} characters`)
    if (cells.slice(header.length).some((cell) => cell.trim() !== "")) {
      add("rejected", `The row has ${cells.length} cells, the header has ${header.length}`)
    }
    if (problems.some(({ kind }) => kind === "rejected")) return problems
    const check = checked.get((cells[nameColumn] ?? "").trim())
    const normalized = normalizedName(check?.name ?? name)
    const first = rowsByName.get(normalized)
    if (first === undefined) rowsByName.set(normalized, row)
    else add("duplicate", `Duplicate of row ${first.toLocaleString("en-US")} of the file`, nameColumn)
    if (check?.known === "library") add("library", "Already in your library", nameColumn)
    return problems
  }
}
