import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/intake/imports/place-names.ts"
import { readPath } from "../../../../../src/intake/imports/taxonomy-path.ts"
import { normalizedName } from "../../../../../src/knowledge/text/normalized-name.ts"
import type { TargetField } from "../../api/routes/imports.ts"

/** `refused`: the service will not take the row. `repeated`: it will count it as a duplicate. */
export type Problem = { kind: "refused" | "repeated"; message: string }

const MAX_NAME = 500
const MAX_EXTERNAL_ID = 500
const MAX_KEYWORDS = 50
const MAX_KEYWORD = 200
const MAX_ROW = 20_000

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** The name a row's topic gets: of a path with its steps, the last. */
export const topicNameOf = (cell: string) => readPath(cell.trim()).topicName.replace(UNSEEN, " ").trim()

type Rule = (text: string) => string | undefined

const known =
  (what: string, find: (name: string) => unknown): Rule =>
  (text) =>
    find(text) === undefined ? `${what} “${short(text)}” is not known` : undefined

/** What the service would say of a value; of an empty one it says nothing. */
const RULES: Record<Exclude<TargetField, "topic_name">, Rule> = {
  parent_category: known("Category", categoryLike),
  taxonomy_type: known("Group", groupLike),
  subcategory: known("Subcategory", nodeLike),
  segment_type: known("Segment type", (text) => SEGMENT_TYPES.find((type) => type === text.toUpperCase())),
  external_id: (text) => (text.length > MAX_EXTERNAL_ID ? "The external id is too long" : undefined),
  keywords: (text) => {
    const words = text.split(",")
    if (words.length > MAX_KEYWORDS) return `More than ${MAX_KEYWORDS} keywords`
    return words.some((word) => word.length > MAX_KEYWORD) ? "A keyword is too long" : undefined
  },
  performance_score: (text) => (Number.isFinite(Number(text)) ? undefined : `Score “${short(text)}” is not a number`),
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Looks at the rows of a file one after the other; it remembers the names, to know them when they come again. */
export function openCheck(header: readonly string[], columns: ReadonlyMap<TargetField, number>) {
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
    if (!/[\p{L}\p{N}\p{S}]/u.test(name)) messages.push("No name")
    else if (name.length > MAX_NAME) messages.push(`The name is longer than ${MAX_NAME} characters`)
    for (const { column, rule } of rules) {
      const text = (cells[column] ?? "").trim()
      if (text !== "") messages.push(rule(text))
    }
    if (cells.reduce((sum, cell) => sum + cell.length, headerLength) > MAX_ROW) {
      messages.push(`The row is longer than ${MAX_ROW.toLocaleString()} characters`)
    }
    const refused = messages.filter((message) => message !== undefined)
    if (refused.length > 0) return refused.map((message) => ({ kind: "refused", message }))
    const same = normalizedName(name)
    const before = rowsByName.get(same)
    if (before === undefined) rowsByName.set(same, row)
    return before === undefined ? [] : [{ kind: "repeated", message: `Same name as row ${before.toLocaleString()}` }]
  }
}
