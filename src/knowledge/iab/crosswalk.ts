import crosswalk from "../../../dist/tables/crosswalk.ts"
import type { Intent } from "../taxonomy/classification.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { type Tokens, tokenize } from "../text/tokens.ts"
import { type AudienceTier, type Column, COLUMNS, type Iab, type IabMatch, RELATIONS, SOURCES } from "./iab.ts"
import {
  addedAreas,
  areaOf,
  commonNode,
  isNode,
  isOf,
  type Named,
  namedBy,
  nodesIn,
  pathOf,
  sameAsContent,
} from "./names.ts"

/** By category, a line per subcategory: `Motorcycles: 255=n 805+h . =n 27=o 1575+h`. */
export const CROSSWALK: Readonly<Record<string, string>> = crosswalk

export type CrosswalkRow = Partial<Record<Column, IabMatch>>

/** The subcategory of a category's own row. */
export const WHOLE_CATEGORY = "*"

export type IabPlace = {
  category: string
  subcategory: string
  intent: string
  unsure?: boolean
  /** The topic's name, whose words may name a deeper node. */
  name?: string
  /** The Content 3.1 node that the topic was given. */
  code?: string | null
}

/** Intents that look for something to buy; the others are interests. */
const BUYING = new Set<string>(["product", "service", "solution"] satisfies Intent[])

/** Tiers in order of preference: a subcategory that describes people is a demographic for every intent. */
const IF_BUYING: readonly AudienceTier[] = ["demographic", "purchase_intent", "interest"]
const IF_INTERESTED: readonly AudienceTier[] = ["demographic", "interest", "purchase_intent"]

/**
 * The IAB nodes of a topic: the deepest that its words name, else those of its subcategory. An unsure topic, or one with an unknown
 * subcategory, gets the nodes of its category; null if the category is unknown too.
 *
 * The tables are large, so the hot path imports this file on first use.
 */
export function iabOf({ category, subcategory, intent, unsure = false, name, code }: IabPlace): Iab | null {
  const rows = crosswalkOf(category)
  const whole = rows.get(WHOLE_CATEGORY)
  const place = (unsure ? undefined : rows.get(subcategory)) ?? whole
  if (!whole || !place?.content_3_1) return null
  const said = name === undefined ? undefined : namedBy(tokenize(name))
  const context: Context = { category, unsure, branded: intent === "brand" }
  const { named, content } = agreed(said, unsure ? null : code, place.content_3_1, context)
  // A topic that lies outside of its subcategory's node has only the category's others.
  const row = pathOf("content_3_1", content.id).includes(place.content_3_1.id) ? place : whole
  const content22 = nodeOf("content_2_2", named, row, context)
  const audience = audienceOf(BUYING.has(intent), named, row, context)
  if (!audience || !content22) return null
  return {
    audience_1_1: audience,
    content_3_1: content,
    content_2_2: content22,
    ad_product_2_0: nodeOf("ad_product_2_0", named, row, context) ?? null,
  }
}

/** How a name's words are taken: what else is known of the topic. `branded`: the name is a brand's, which may be called like a thing. */
type Context = { category: string; unsure: boolean; branded: boolean }

/** The Content 3.1 node that a name's words name, where the engine found the node of `code`; undefined if none. */
export function contentCodeOf(tokens: Tokens, code: string, context: Context): string | undefined {
  const named = namedBy(tokens)
  const place: IabMatch = { id: code, relation: "broader", source: "hand" }
  return named && nodeOf("content_3_1", [named], { content_3_1: place }, context)?.id
}

/**
 * What names the other nodes, given the Content 3.1 node that the topic has, best first. A place that a person corrected wins over the name; a
 * node that the engine found by other words, such as a brand's or another language's, stands for its name.
 */
function agreed(
  said: Named | undefined,
  code: string | null | undefined,
  place: IabMatch,
  context: Context,
): { named: readonly Named[]; content: IabMatch } {
  const names = said ? [said] : []
  const content = nodeOf("content_3_1", names, { content_3_1: place }, context) ?? broader(place)
  if (!code || content.id === code || !isNode("content_3_1", code)) return { named: names, content }
  const byName = said && namedNode("content_3_1", said, place, context)
  if (code === place.id && byName) {
    const isInPlace = pathOf("content_3_1", byName.match.id).includes(place.id)
    return isInPlace ? { named: names, content } : { named: [], content: broader(place) }
  }
  if (byName && !pathOf("content_3_1", code).includes(byName.match.id)) return { named: names, content }
  // Without a name, the code of the place says no more than the place.
  if (code === place.id) return { named: names, content }
  const byCode = sameAsContent(code)
  const both = byName ? [byCode, said] : [said, byCode]
  return { named: both.filter((one) => one !== undefined), content: { id: code, relation: "broader", source: "hand" } }
}

const broader = ({ id, source }: IabMatch): IabMatch => ({ id, relation: "broader", source })

/**
 * The tier whose node the name's words name, in the order that the intent prefers; else the subcategory's. People who like a topic are no
 * buyers of it.
 */
function audienceOf(
  buying: boolean,
  names: readonly Named[],
  row: CrosswalkRow,
  context: Context,
): Iab["audience_1_1"] | undefined {
  const order = buying ? IF_BUYING : IF_INTERESTED
  for (const named of names) {
    const tiers = named.liked && !buying ? order.filter((tier) => tier !== "purchase_intent") : order
    const found = tiers.flatMap((tier) => {
      const one = namedNode(tier, named, row[tier], context)
      return one ? [{ tier, ...one }] : []
    })
    const rank = ({ tier, match, inside, main }: (typeof found)[number]) =>
      4 * Number(inside) +
      2 * Number(match.relation === "exact") +
      Number(main && (buying || tier !== "purchase_intent"))
    const best = found.toSorted((a, b) => rank(b) - rank(a))[0]
    const match = best && nodeOf(best.tier, [named], row, context)
    if (match) return { ...match, tier: best.tier }
  }
  const tier = order.find((one) => row[one])
  const place = tier && row[tier]
  return place && { ...broader(place), tier }
}

/** The node of a column: the named one, unless only a part of the name names it and the subcategory's lies below. */
function nodeOf(column: Column, names: readonly Named[], row: CrosswalkRow, context: Context): IabMatch | undefined {
  const place = row[column]
  for (const named of names) {
    const own = namedNode(column, named, place, context)
    if (!own) continue
    const { match, joined } = own
    const isPart = !named.full && !joined && place?.id !== match.id
    return place && isPart && pathOf(column, place.id).includes(match.id) ? broader(place) : match
  }
  return place && broader(place)
}

/** The node that the words name in a taxonomy, and whether it is in the category's parts of it, and in the main one. */
function namedNode(
  column: Column,
  named: Named,
  place: IabMatch | undefined,
  { category, unsure, branded }: Context,
): { match: IabMatch; inside: boolean; main: boolean; joined: boolean } | undefined {
  const all = nodesIn(named, column)
  const { areas, mainAreas } = areasOf(category)[column]
  const own = all.filter(({ id }) => areas.has(areaOf(column, id)))
  const inside = own.length > 0
  // A node of another part has the same name and may mean something else, unless the topic has no other word and the engine knows none of it.
  const trusted = named.full && !branded && (named.long || unsure || OF_OTHER_WORDS.has(category))
  if (unsure && !trusted) return undefined
  let nodes = inside ? own : trusted ? all.filter(({ same }) => same) : []
  const joined = nodes[0]?.joined === true
  if (!joined) {
    nodes = preferred(nodes, ({ same }) => same)
    if (place) nodes = preferred(nodes, ({ id }) => pathOf(column, id).includes(place.id))
    nodes = preferred(nodes, ({ id }) => mainAreas.has(areaOf(column, id)))
  }
  const ids = nodes.map((node) => node.id)
  const id = ids.length === 0 ? undefined : commonNode(column, ids)
  if (id === undefined) return undefined
  const isSame = named.whole && nodes.some((one) => one.same && one.id === id)
  return {
    match: { id, relation: isSame ? "exact" : "broader", source: "name" },
    inside,
    main: mainAreas.has(areaOf(column, id)),
    joined,
  }
}

/** What a name is about of which the engine knows no word but "shoppers", or a place. */
const OF_OTHER_WORDS = new Set(["Shopping", "Geography", "Demographics"])

function preferred<T>(list: readonly T[], test: (one: T) => boolean): T[] {
  const kept = list.length > 1 ? list.filter(test) : []
  return kept.length > 0 ? kept : [...list]
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
    const relation = RELATIONS["=+".indexOf(cell.at(-2) ?? "?")]
    const source = SOURCES["onh".indexOf(cell.at(-1) ?? "?")]
    const column = COLUMNS[i]
    // Content 3.1 ids are not in the table: they are the subcategories' codes.
    const id = cell.slice(0, -2) || codes.get(subcategory)
    if (column && relation && source && id) row[column] = { id, relation, source }
  }
  return [subcategory, row]
}

/** `mainAreas` are those of the category itself. */
type Areas = { areas: ReadonlySet<string>; mainAreas: ReadonlySet<string> }
const areasByCategory = new Map<string, Readonly<Record<Column, Areas>>>()

/** The parts of the taxonomies that a category's nodes are in. Nodes of other parts have the same name and mean something else. */
function areasOf(category: string): Readonly<Record<Column, Areas>> {
  const known = areasByCategory.get(category)
  if (known) return known
  const rows = crosswalkOf(category)
  const added = addedAreas(category)
  const own = {} as Record<Column, Areas>
  for (const column of COLUMNS) {
    const areaIn = (row: CrosswalkRow | undefined) => (row?.[column] ? [areaOf(column, row[column].id)] : [])
    const more = added.filter((cell) => isOf(column, cell)).map((cell) => areaOf(column, cell.slice(1)))
    own[column] = {
      areas: new Set([...[...rows.values()].flatMap(areaIn), ...more]),
      mainAreas: new Set(areaIn(rows.get(WHOLE_CATEGORY))),
    }
  }
  areasByCategory.set(category, own)
  return own
}
