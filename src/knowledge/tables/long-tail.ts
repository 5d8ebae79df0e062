import { GROUPS } from "../taxonomy/groups.ts"
import { fileNameOf, type ReadText, type RowOf, readTable } from "./read-table.ts"

/** The rows of each kind that every isolate loads; tables begin with the best-known names. */
const BEST_KNOWN = 60
/** One word, and none of the marks of names that have other meanings. */
const ONE_WORD = /^[\p{L}]{6,}$/u
/** Categories whose names are read for what they say of health, faith or money are known in full. */
const KNOWN_IN_FULL = new Set(["Health Conditions", "Healthcare", "Religion", "Politics", "Demographics", "Geography"])

export type BrandRow = RowOf<"brands/*.tsv"> & { category: string; isLongTail: boolean }

/** Our own brands. The long tail loads with the packs of open data: names of one word that no other table knows, so that it asks for them. */
export function brandRows(read: ReadText): BrandRow[] {
  return GROUPS.flatMap((group) => group.categories).flatMap(({ name: category }) => {
    const places = new Map<string, number>()
    return readTable(read, "brands/*.tsv", fileNameOf(category)).map((row) => {
      const place = (places.get(row.path) ?? 0) + 1
      places.set(row.path, place)
      const isPlain = row.market === "B2C" && row.other_names === "" && ONE_WORD.test(row.name)
      return Object.assign(row, {
        category,
        isLongTail: isPlain && place > BEST_KNOWN && !KNOWN_IN_FULL.has(category),
      })
    })
  })
}
