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
  const known = once(() => new Map(names().map((name) => [looseName(name), name])))
  return (name) => known().get(looseName(name))
}

/** Map a file's spelling to the taxonomy's spelling. */
export const groupLike = byLooseName(() => GROUPS.map(({ name }) => name))
export const categoryLike = byLooseName(() => GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name)))
export const nodeLike = byLooseName(level0Nodes)
