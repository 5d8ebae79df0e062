import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/topics/names/place-names.ts"
import type { Mapping, TargetField } from "../../api/types.ts"
import { FIELDS } from "./fields.ts"
import { SYNONYMS } from "./synonyms.ts"

/** Unique, non-empty column names: the API identifies columns by name. */
export function headerOf(cells: readonly string[]): string[] {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  return cells.map((cell, i) => {
    const base = cell.trim().slice(0, 400) || `column ${i + 1}`
    let name = base
    // Counted per name: trying every number again for each column takes quadratic time.
    while (used.has(name)) {
      const n = (counts.get(base) ?? 1) + 1
      counts.set(base, n)
      name = `${base} (${n})`
    }
    used.add(name)
    return name
  })
}

/** The target field of each column, or null. */
export type Targets = readonly (TargetField | null)[]

/** Guesses the target field of each column by its name, or else by its content. */
export function guessTargets(header: readonly string[], samples: readonly (readonly string[])[]): Targets {
  // A single column contains the names, even with an unknown header.
  if (header.length === 1) return ["topic_name"]
  const candidates = header
    .flatMap((name, column) => {
      const values = samples.map((cells) => cells[column] ?? "")
      return [...nameScores(name), ...contentScores(values)].map(({ field, score }) => ({ column, field, score }))
    })
    .sort((a, b) => b.score - a.score || a.column - b.column)
  const targets: (TargetField | null)[] = header.map(() => null)
  for (const { column, field } of candidates) {
    if (targets[column] === null && !targets.includes(field)) targets[column] = field
  }
  return targets
}

/** Whether any column name is known. If not, the first row may be data. */
export const looksLikeHeader = (header: readonly string[]) => header.some((name) => nameScores(name).length > 0)

/** Longer cells are no names of columns, and would take long to compare. */
const MAX_NAME = 200

/** How many of these cells are names of columns; `surely` counts only the most usual ones. */
export const recognized = (cells: readonly string[], surely: boolean) =>
  cells.filter((cell) => cell.length <= MAX_NAME && nameScores(cell).some(({ score }) => !surely || score > 190)).length

type Likelihood = { field: TargetField; score: number }

const plain = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** Above 100 for an exact match, lower if the name only contains a synonym. */
function nameScores(column: string): Likelihood[] {
  const name = plain(column)
  return FIELDS.flatMap((field) => {
    const words = SYNONYMS[field]
    const exact = words.indexOf(name)
    if (exact >= 0) return { field, score: 200 - exact }
    const within = words.findIndex((one) => one.includes(" ") && ` ${name} `.includes(` ${one} `))
    return within >= 0 ? { field, score: 100 - within } : []
  })
}

type Content = { field: TargetField; matches: (value: string) => boolean; share: number }

/** Recognizable values and the share required: all for categories, because topic names may be category names. */
const CONTENTS: readonly Content[] = [
  { field: "segment_type", matches: (value) => SEGMENT_TYPES.some((type) => type === value.toUpperCase()), share: 0.5 },
  { field: "parent_category", matches: (value) => categoryLike(value) !== undefined, share: 1 },
  { field: "taxonomy_type", matches: (value) => groupLike(value) !== undefined, share: 1 },
  { field: "subcategory", matches: (value) => nodeLike(value) !== undefined, share: 1 },
]

function contentScores(values: readonly string[]): Likelihood[] {
  const filled = values.map((value) => value.trim()).filter((value) => value !== "")
  if (filled.length < 2) return []
  return CONTENTS.flatMap(({ field, matches, share }, i) =>
    filled.filter(matches).length >= share * filled.length ? [{ field, score: 50 - i }] : [],
  )
}

/** A field has only one column: selecting it for another column moves it. Any number of columns are kept as fields of their own. */
export const withTarget = (targets: Targets, column: number, field: TargetField | null): Targets =>
  targets.map((before, i) => (i === column ? field : before === field && field !== "field" ? null : before))

/** The column index of each field. */
export const columnsOf = (targets: Targets): ReadonlyMap<TargetField, number> =>
  new Map(targets.flatMap((field, column) => (field === null ? [] : [[field, column] as const])))

export const mappingsOf = (header: readonly string[], targets: Targets): Mapping[] =>
  targets.flatMap((targetField, i) => (targetField === null ? [] : [{ csvColumn: header[i] ?? "", targetField }]))
