// Tables that the service and the console use directly, in the form that the build writes into modules.
import type { DimensionSet } from "../taxonomy/dimension-sets.ts"
import type { Category, Group } from "../taxonomy/groups.ts"
import { type ReadText, readTable } from "./read-table.ts"

/** The subcategory of a category's own row. */
const WHOLE_CATEGORY = "*"

export function readGroups(read: ReadText): Group[] {
  const groups: {
    name: string
    categories: { name: string; iab: string; subcategories: Category["subcategories"][number][] }[]
  }[] = []
  for (const { at, group: groupName, category: name, subcategory, iab } of readTable(read, "groups.tsv")) {
    let group = groups.at(-1)
    if (group?.name !== groupName) {
      if (groups.some((one) => one.name === groupName))
        throw new Error(`${at}: the rows of "${groupName}" are not together`)
      groups.push((group = { name: groupName, categories: [] }))
    }
    const category = group.categories.at(-1)
    if (subcategory === WHOLE_CATEGORY) group.categories.push({ name, iab, subcategories: [] })
    else if (category?.name === name) category.subcategories.push({ name: subcategory, iab })
    else throw new Error(`${at}: "${name}" must begin with a row of its own, with the subcategory ${WHOLE_CATEGORY}`)
  }
  return groups
}

export function readDimensionSets(read: ReadText): DimensionSet[] {
  const sets = Map.groupBy(readTable(read, "dimension-sets.tsv"), ({ name }) => name)
  return Array.from(sets, ([name, rows]) => {
    const kind = rows[0]?.kind ?? ""
    const stray = rows.find((row) => row.kind !== kind)
    if (stray) throw new Error(`${stray.at}: "${name}" is ${kind} in other rows`)
    return { name, kind: kind as DimensionSet["kind"], values: rows.map(({ value }) => value) }
  })
}

/** By category, one line per subcategory: its name and its cells; `.` marks an empty cell. */
export function readCrosswalk(read: ReadText): Record<string, string> {
  const groups = readGroups(read)
  const rows = readTable(read, "crosswalk.tsv")
  for (const { at, category, subcategory } of rows) {
    const known = categoryIn(groups, category, at)
    if (subcategory !== WHOLE_CATEGORY && !known.subcategories.some(({ name }) => name === subcategory)) {
      throw new Error(`${at}: no subcategory "${subcategory}" in category "${category}"`)
    }
  }
  const lines = Map.groupBy(rows, ({ category }) => category)
  return Object.fromEntries(
    Array.from(lines, ([category, own]) => [
      category,
      own
        .map((row) => {
          const audience = [row.interest, row.purchase_intent, row.demographic]
          const cells = [...audience, row.content_3_1, row.content_2_2, row.ad_product_2_0]
          return `${row.subcategory}: ${cells.map((cell) => cell || ".").join(" ")}`
        })
        .join("\n"),
    ]),
  )
}

/** By language, the names of the categories in the order of the taxonomy, separated by `|`. */
export function readCategoryNames(read: ReadText): Record<string, string> {
  const groups = readGroups(read)
  const rows = new Map(readTable(read, "wording/category-names.tsv").map((row) => [row.category, row]))
  for (const { at, category } of rows.values()) categoryIn(groups, category, at)
  const inOrder = groups.flatMap(({ categories }) =>
    categories.map(({ name }) => {
      const row = rows.get(name)
      if (!row) throw new Error(`wording/category-names.tsv: no row for "${name}"`)
      return row
    }),
  )
  const languages = ["es", "de", "fr", "pt", "it", "nl", "ja"] as const
  return Object.fromEntries(languages.map((language) => [language, inOrder.map((row) => row[language]).join("|")]))
}

function categoryIn(groups: readonly Group[], category: string, at: string): Category {
  const found = groups.flatMap(({ categories }) => categories).find(({ name }) => name === category)
  if (!found) throw new Error(`${at}: unknown category "${category}"`)
  return found
}
