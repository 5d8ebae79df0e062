import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/topics/names/place-names.ts"
import { usualCategory } from "../../../../../src/topics/names/usual-words.ts"
import { level0Nodes } from "../../../../../src/topics/names/taxonomy-places.ts"
import type { TargetField } from "../../api/types.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { plainValue, type Rows } from "./column-rules.ts"
import type { Readings } from "./row-problems.ts"

type Place = {
  /** What a file's text stands for, if it is a known value or close to one. */
  find: (text: string) => string | undefined
  options: readonly string[] | typeof GROUPS_AND_CATEGORIES
}

const CATEGORIES: ReadonlySet<string> = new Set(CATEGORY_OPTIONS.flatMap(({ items }) => items))
/** A column of categories may name the group alone. */
const GROUPS_AND_CATEGORIES = [
  { group: "Groups", items: GROUPS.map(({ name }) => name).filter((name) => !CATEGORIES.has(name)) },
  ...CATEGORY_OPTIONS,
]

/** Fields with a fixed set of values, which files call by other names. */
export const PLACES = {
  parent_category: {
    find: (text) => categoryLike(text) ?? groupLike(text) ?? usualCategory(text),
    options: GROUPS_AND_CATEGORIES,
  },
  taxonomy_type: { find: groupLike, options: GROUPS.map(({ name }) => name) },
  subcategory: { find: nodeLike, options: [...new Set(level0Nodes())].sort() },
  segment_type: { find: (text) => SEGMENT_TYPES.find((type) => type === text.toUpperCase()), options: SEGMENT_TYPES },
} satisfies Partial<Record<TargetField, Place>>
export type PlaceField = keyof typeof PLACES

export const isPlace = (field: TargetField | null): field is PlaceField =>
  field !== null && Object.hasOwn(PLACES, field)

export type FoundValue = {
  from: string
  text: string
  rows: number
  /** Its own value in the taxonomy. */
  named: string | undefined
  /** What an import reads it as: that, or what is usually meant by the word. */
  reading: string | undefined
}

/** The values of a column with the number of their rows: unknown ones first, then the most frequent. */
export function valuesOf(rows: Rows, column: number, field: PlaceField, readings: Readings): FoundValue[] {
  const found = new Map<string, FoundValue>()
  for (const cells of rows) {
    const text = (cells[column] ?? "").trim()
    if (text === "") continue
    const from = plainValue(text)
    const before = found.get(from)
    if (before) {
      before.rows++
      continue
    }
    const named = PLACES[field].find(text)
    const reading = named ?? (field === "parent_category" ? readings.get(from) : undefined)
    found.set(from, { from, text, rows: 1, named, reading })
  }
  return [...found.values()].sort(
    (a, b) => Number(a.reading !== undefined) - Number(b.reading !== undefined) || b.rows - a.rows,
  )
}
