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
