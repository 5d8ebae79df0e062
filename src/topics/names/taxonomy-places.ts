import { GENERAL_SUBCATEGORIES } from "../../knowledge/taxonomy/general-subcategories.ts"
import { type Category, GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { once } from "../../kernel/once.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"

type Place = { group: string; category: Category }

const PLACES: readonly Place[] = GROUPS.flatMap(({ name, categories }) =>
  categories.map((category) => ({ group: name, category })),
)
const byLowerCase = (names: readonly string[]) => new Map(names.map((name) => [name.toLowerCase(), name]))

const CATEGORIES = new Map(PLACES.map((place) => [place.category.name.toLowerCase(), place]))
const GROUP_NAMES = byLowerCase(GROUPS.map(({ name }) => name))

/** The distinct level-0 nodes, sorted. */
export const level0Nodes = once((): readonly string[] =>
  [...new Set(PLACES.flatMap(({ category }) => category.subcategories.map(({ name }) => name)))].sort(),
)
const nodes = once(() => byLowerCase(level0Nodes()))

/** The names in the taxonomy's spelling, case-insensitive. */
export const categoryNamed = (name: string) => CATEGORIES.get(name.trim().toLowerCase())?.category.name
export const groupNamed = (name: string) => GROUP_NAMES.get(name.trim().toLowerCase())
export const nodeNamed = (name: string) => nodes().get(name.trim().toLowerCase())

export const groupOf = (category: string) => CATEGORIES.get(category.toLowerCase())?.group

export const codeOf = (category: string, node: string) =>
  CATEGORIES.get(category.toLowerCase())?.category.subcategories.find(({ name }) => name === node)?.iab

/** The category of a level-0 node: the preferred one if it has the node, else the first. */
export function categoryWith(node: string, preferred: string): string | undefined {
  if (codeOf(preferred, node) !== undefined) return preferred
  return PLACES.find(({ category }) => category.subcategories.some(({ name }) => name === node))?.category.name
}

/** The category's level-0 node that shares the most words with the text; its general one if none does. */
export function nearestNode(category: string, text: string): string | undefined {
  const words = new Set(normalizedName(text).split(" "))
  words.delete("new")
  const own = CATEGORIES.get(category.toLowerCase())?.category.subcategories.map(({ name }) => name) ?? []
  const shared = (node: string) =>
    normalizedName(node)
      .split(" ")
      .filter((word) => words.has(word)).length
  const [nearest] = own.toSorted((a, b) => shared(b) - shared(a))
  if (nearest !== undefined && shared(nearest) > 0) return nearest
  return own.find((node) => node === GENERAL_SUBCATEGORIES[categoryNamed(category) ?? ""]) ?? nearest
}
