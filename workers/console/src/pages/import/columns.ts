import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { categoryLike, groupLike, nodeLike } from "../../../../../src/intake/imports/place-names.ts"
import type { Mapping, TargetField } from "../../api/routes/imports.ts"
import { FIELDS } from "./fields.ts"
import { SYNONYMS } from "./synonyms.ts"

/** The names of the columns, each once and none empty: the service tells them apart by name. */
export function headerOf(cells: readonly string[]): string[] {
  const used = new Set<string>()
  return cells.map((cell, i) => {
    let name = cell.trim().slice(0, 400) || `column ${i + 1}`
    while (used.has(name)) name += " (again)"
    used.add(name)
    return name
  })
}

/** What goes where: for each column of the file a field, or nothing. */
export type Targets = readonly (TargetField | null)[]

/** What each column is likely to hold, by its name and, where that says nothing, by what is in it. */
export function guessTargets(header: readonly string[], samples: readonly (readonly string[])[]): Targets {
  // A list of names needs no header to be one.
  if (header.length === 1) return ["topic_name"]
  const likely = header
    .flatMap((name, column) => {
      const values = samples.map((cells) => cells[column] ?? "")
      return [...nameScores(name), ...contentScores(values)].map(({ field, score }) => ({ column, field, score }))
    })
    .sort((a, b) => b.score - a.score || a.column - b.column)
  const targets: (TargetField | null)[] = header.map(() => null)
  for (const { column, field } of likely) {
    if (targets[column] === null && !targets.includes(field)) targets[column] = field
  }
  return targets
}

/** Whether any column is called as one would be: else the first row may be data. */
export const looksLikeHeader = (header: readonly string[]) => header.some((name) => nameScores(name).length > 0)

type Likelihood = { field: TargetField; score: number }

const plain = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** More than 100 where a column is called exactly so; less where its name only holds the words. */
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

type Content = { field: TargetField; holds: (value: string) => boolean; share: number }

/** Values that say what their column is, and how many of them it takes. A list of topics may well name some categories. */
const CONTENTS: readonly Content[] = [
  { field: "segment_type", holds: (value) => SEGMENT_TYPES.some((type) => type === value.toUpperCase()), share: 0.5 },
  { field: "parent_category", holds: (value) => categoryLike(value) !== undefined, share: 1 },
  { field: "taxonomy_type", holds: (value) => groupLike(value) !== undefined, share: 1 },
  { field: "subcategory", holds: (value) => nodeLike(value) !== undefined, share: 1 },
]

function contentScores(values: readonly string[]): Likelihood[] {
  const told = values.map((value) => value.trim()).filter((value) => value !== "")
  if (told.length < 2) return []
  return CONTENTS.flatMap(({ field, holds, share }, i) =>
    told.filter(holds).length >= share * told.length ? [{ field, score: 50 - i }] : [],
  )
}

/** A field goes to one column: choosing it again takes it away from where it was. */
export const withTarget = (targets: Targets, column: number, field: TargetField | null): Targets =>
  targets.map((before, i) => (i === column ? field : before === field ? null : before))

/** Where each field's values stand. */
export const columnsOf = (targets: Targets): ReadonlyMap<TargetField, number> =>
  new Map(targets.flatMap((field, column) => (field === null ? [] : [[field, column] as const])))

export const mappingsOf = (header: readonly string[], targets: Targets): Mapping[] =>
  targets.flatMap((targetField, i) => (targetField === null ? [] : [{ csvColumn: header[i] ?? "", targetField }]))
