import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/intake/imports/place-names.ts"
import { readPath } from "../../../../../src/intake/imports/taxonomy-path.ts"
import { normalizedName } from "../../../../../src/knowledge/text/normalized-name.ts"
import type { TargetField } from "../../api/routes/imports.ts"

/** `rejected`: the API will reject the row. `duplicate`: it will count it as a duplicate. */
export type Problem = { kind: "rejected" | "duplicate"; message: string }

const MAX_NAME = 500
const MAX_TEXT = 2_000
const MAX_EXTERNAL_ID = 500
const MAX_KEYWORDS = 50
const MAX_KEYWORD = 200
const MAX_ROW = 20_000

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** The topic name of a cell: the last step of a path. */
export const topicNameOf = (cell: string) => readPath(cell.trim()).topicName.replace(INVISIBLE, " ").trim()

type Rule = (text: string) => string | undefined

const known =
  (what: string, find: (name: string) => unknown): Rule =>
  (text) =>
    find(text) === undefined ? `Unknown ${what} “${short(text)}”` : undefined

const atMost =
  (what: string, limit: number): Rule =>
  (text) =>
    text.length > limit ? `${what} is longer than ${limit} characters` : undefined

/** The API's validation rules for non-empty values. */
const RULES: Record<Exclude<TargetField, "topic_name">, Rule> = {
  parent_category: known("category", categoryLike),
  taxonomy_type: known("group", groupLike),
  subcategory: known("subcategory", nodeLike),
  segment_type: known("segment type", (text) => SEGMENT_TYPES.find((type) => type === text.toUpperCase())),
  external_id: (text) => (text.length > MAX_EXTERNAL_ID ? "External ID is too long" : undefined),
  keywords: (text) => {
    const words = text.split(",")
    if (words.length > MAX_KEYWORDS) return `More than ${MAX_KEYWORDS} keywords`
    return words.some((word) => word.length > MAX_KEYWORD) ? "A keyword is too long" : undefined
  },
  performance_score: (text) => (Number.isFinite(Number(text)) ? undefined : `Score “${short(text)}” is not a number`),
  catalog_name: atMost("The name in the catalog", MAX_NAME),
  segment_desc_marketplace: atMost("The marketplace description", MAX_TEXT),
  segment_desc_dspapi: atMost("The DSP description", MAX_TEXT),
  internal_description: atMost("The internal description", MAX_TEXT),
  engine_version: (text) => (/^[\w.-]{1,20}$/.test(text) ? undefined : `Engine version “${short(text)}” is invalid`),
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Returns a function that checks rows in order. It remembers names to detect duplicates. */
export function createRowChecker(header: readonly string[], columns: ReadonlyMap<TargetField, number>) {
  const rowsByName = new Map<string, number>()
  const rules = Object.entries(RULES).flatMap(([field, rule]) => {
    const column = columns.get(field as TargetField)
    return column === undefined ? [] : [{ column, rule }]
  })
  const nameColumn = columns.get("topic_name") ?? -1
  const headerLength = header.reduce((sum, name) => sum + name.length, 0)
  return (cells: readonly string[], row: number): Problem[] => {
    const messages: (string | undefined)[] = []
    const name = topicNameOf(cells[nameColumn] ?? "")
    if (!/[\p{L}\p{N}\p{S}]/u.test(name)) messages.push("Name is missing")
    else if (name.length > MAX_NAME) messages.push(`The name is longer than ${MAX_NAME} characters`)
    for (const { column, rule } of rules) {
      const text = (cells[column] ?? "").trim()
      if (text !== "") messages.push(rule(text))
    }
    if (cells.reduce((sum, cell) => sum + cell.length, headerLength) > MAX_ROW) {
      messages.push(`The row is longer than ${MAX_ROW.toLocaleString()} characters`)
    }
    const errors = messages.filter((message) => message !== undefined)
    if (errors.length > 0) return errors.map((message) => ({ kind: "rejected", message }))
    const normalized = normalizedName(name)
    const first = rowsByName.get(normalized)
    if (first === undefined) rowsByName.set(normalized, row)
    return first === undefined ? [] : [{ kind: "duplicate", message: `Duplicate of row ${first.toLocaleString()}` }]
  }
}
