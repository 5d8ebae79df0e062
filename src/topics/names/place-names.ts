import { once } from "../../kernel/once.ts"
import { stem } from "../../knowledge/text/tokens.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { level0Nodes } from "./taxonomy-places.ts"

/** Treats "Food and Beverage" and "food & beverage" as equal, and "Motorcycle" and "motorcycles". */
const looseName = (name: string) =>
  normalizedName(name)
    .split(" ")
    .filter((word) => word !== "and")
    .map(stem)
    .join(" ")

function byLooseName(names: () => readonly string[]): (name: string) => string | undefined {
  return byLooseKey(() => names().map((name) => [name, name]))
}

export function byLooseKey(entries: () => readonly (readonly [key: string, name: string])[]) {
  const known = once(() => new Map(entries().map(([key, name]) => [looseName(key), name])))
  return (name: string): string | undefined => known().get(looseName(name))
}

/** Map a file's spelling to the taxonomy's spelling. */
export const groupLike = byLooseName(() => GROUPS.map(({ name }) => name))
export const categoryLike = byLooseName(() => GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name)))
export const nodeLike = byLooseName(level0Nodes)

const CATEGORY_WORDS = once(() =>
  GROUPS.flatMap(({ categories }) => categories.map(({ name }) => ({ name, words: looseName(name).split(" ") }))),
)
/** Shorter ones are initials, which may mean anything. */
const LEAST_LETTERS = 3

/** The one category whose words begin with these: "Food & Bev" is Food & Beverage. A single word says too little. */
export function categoryAbbreviated(text: string): string | undefined {
  const given = looseName(text).split(" ")
  if (given.length < 2 || given.some((word) => word.length < LEAST_LETTERS)) return undefined
  const found = CATEGORY_WORDS().filter(
    ({ words }) => words.length === given.length && words.every((word, i) => word.startsWith(given[i] ?? "")),
  )
  return found.length === 1 ? found[0]?.name : undefined
}
