import crosswalk from "../../../dist/tables/crosswalk.ts"
import type { Intent } from "../taxonomy/classification.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { AUDIENCE_TIERS, type AudienceTier, type Iab, type IabMatch, RELATIONS, SOURCES } from "./iab.ts"

/** By category, a line per subcategory: `Motorcycles: 255=n 827-h . =n 27=o 1575+h`. */
export const CROSSWALK: Readonly<Record<string, string>> = crosswalk

/** The cells of a line in the table. */
export const COLUMNS = [...AUDIENCE_TIERS, "content_3_1", "content_2_2", "ad_product_2_0"] as const
export type Column = (typeof COLUMNS)[number]
export type CrosswalkRow = Partial<Record<Column, IabMatch>>

/** The subcategory of a category's own row. */
export const WHOLE_CATEGORY = "*"

export type IabPlace = { category: string; subcategory: string; intent: string; unsure?: boolean }

/** Intents that look for something to buy; the others are interests. */
const BUYING = new Set<string>(["product", "service", "solution"] satisfies Intent[])

/** Tiers in order of preference: a subcategory that describes people is a demographic for every intent. */
const IF_BUYING: readonly AudienceTier[] = ["demographic", "purchase_intent", "interest"]
const IF_INTERESTED: readonly AudienceTier[] = ["demographic", "interest", "purchase_intent"]

/**
 * The IAB nodes of a topic's subcategory. An unsure topic, or one with an unknown subcategory, gets the nodes of its category; null if the
 * category is unknown too.
 *
 * The table is large, so the hot path imports this file on first use.
 */
export function iabOf({ category, subcategory, intent, unsure = false }: IabPlace): Iab | null {
  const rows = crosswalkOf(category)
  const row = (unsure ? undefined : rows.get(subcategory)) ?? rows.get(WHOLE_CATEGORY)
  if (!row) return null
  const tier = (BUYING.has(intent) ? IF_BUYING : IF_INTERESTED).find((one) => row[one])
  const { content_3_1, content_2_2, ad_product_2_0 = null } = row
  const audience = tier && row[tier]
  if (!audience || !content_3_1 || !content_2_2) return null
  return { audience_1_1: { ...audience, tier }, content_3_1, content_2_2, ad_product_2_0 }
}

const parsed = new Map<string, ReadonlyMap<string, CrosswalkRow>>()
const NO_ROWS: ReadonlyMap<string, CrosswalkRow> = new Map()

/** The rows of a category by subcategory, including the category's own row. */
export function crosswalkOf(category: string): ReadonlyMap<string, CrosswalkRow> {
  const known = parsed.get(category)
  if (known) return known
  const text = Object.hasOwn(CROSSWALK, category) ? CROSSWALK[category] : undefined
  const place = GROUPS.flatMap(({ categories }) => categories).find(({ name }) => name === category)
  if (text === undefined || !place) return NO_ROWS
  const codes = new Map([
    [WHOLE_CATEGORY, place.iab],
    ...place.subcategories.map(({ name, iab }) => [name, iab] as const),
  ])
  const rows = new Map(text.split("\n").map((line) => rowIn(line, codes)))
  parsed.set(category, rows)
  return rows
}

function rowIn(line: string, codes: ReadonlyMap<string, string>): [subcategory: string, row: CrosswalkRow] {
  const [subcategory = "", cells = ""] = line.split(": ")
  const row: CrosswalkRow = {}
  for (const [i, cell] of cells.split(" ").entries()) {
    const relation = RELATIONS["=+-".indexOf(cell.at(-2) ?? "?")]
    const source = SOURCES["onh".indexOf(cell.at(-1) ?? "?")]
    const column = COLUMNS[i]
    // Content 3.1 ids are not in the table: they are the subcategories' codes.
    const id = cell.slice(0, -2) || codes.get(subcategory)
    if (column && relation && source && id) row[column] = { id, relation, source }
  }
  return [subcategory, row]
}
