import { BRANDS } from "../taxonomy/brands/index.ts"
import type { Synonyms } from "./language-file.ts"
import { BRAND_VARIANTS } from "./words/brand-variants.ts"

/** Words that can be added to or dropped from a company's name: it is still the same company. */
const DESCRIPTORS = new Set(
  "inc incorporated co company corp corporation llc plc ltd limited group holding international global usa us america brand app com store shop stores supermarket market food restaurant airline airway financial bank insurance university college hotel resort energy pharmacy motor network magazine band team wholesale electronics technology laboratory healthcare health beverage windows cooler shoes records studio pizza wireless mobile".split(
    " ",
  ),
)

/**
 * Other names of brands. The brand tables group names by category, so Twinkies are listed with Hostess: only aliases
 * that are another spelling of the same brand are used. Runs at build time only.
 */
export function brandSynonyms(spelled: (name: string) => string): Synonyms[] {
  const groups = BRAND_VARIANTS.flatMap((row) => row.split(", ")).map(
    (group) => group.split(" = ").map(spelled) as Synonyms,
  )
  const groupOf = new Map(groups.flatMap((group) => group.map((name) => [name, group])))
  const meanings = Map.groupBy(
    [...tableAliases(spelled)].filter(({ other }) => !groupOf.has(other)),
    ({ other }) => other,
  )
  for (const [other, found] of meanings) {
    const mains = new Set(found.map(({ main }) => main))
    const [main = ""] = mains
    if (mains.size > 1) continue
    const group = groupOf.get(main)
    if (group) group.push(other)
    else {
      const own: Synonyms = [main, other]
      groups.push(own)
      groupOf.set(main, own)
    }
  }
  return groups
}

function* tableAliases(spelled: (name: string) => string) {
  for (const { nodes } of BRANDS) {
    for (const entry of nodes.flatMap((node) => node.names.split(", "))) {
      const [first = "", ...others] = entry.split(" = ")
      const main = spelled(first.replace("~", ""))
      for (const name of others.filter((one) => !one.includes("~"))) {
        const other = spelled(name)
        if (main !== "" && other !== "" && isSameBrand(main.split(" "), other.split(" "))) yield { main, other }
      }
    }
  }
}

function isSameBrand(main: readonly string[], other: readonly string[]): boolean {
  const [long, short] = main.join("").length >= other.join("").length ? [main, other] : [other, main]
  if (long.join("") === short.join("")) return true
  if (short.length === 1 && isInitials(short[0] ?? "", long)) return true
  if (endsWith(long, short)) return short.join("").length > 3
  if (long === main && startsWith(long, short)) return short.join("").length > 3
  if (short.every((word) => long.includes(word))) {
    return long.filter((word) => !short.includes(word)).every((word) => DESCRIPTORS.has(word) || word === "the")
  }
  return short.length === long.length && short.every((word, i) => isShortForm(word, long[i] ?? ""))
}

function isInitials(word: string, long: readonly string[]): boolean {
  const initials = long.map((part) => part.charAt(0)).join("")
  const withoutJoiners = long
    .filter((part) => part !== "and" && part !== "of" && part !== "the")
    .map((part) => part.charAt(0))
  return word.length > 1 && (word === initials || word === withoutJoiners.join(""))
}

const endsWith = (long: readonly string[], end: readonly string[]) =>
  end.length < long.length && end.every((word, i) => long[long.length - end.length + i] === word)

const startsWith = (long: readonly string[], start: readonly string[]) => start.every((word, i) => long[i] === word)

/** "chevy" for "chevrolet", "nat" for "national". */
const isShortForm = (short: string, long: string) =>
  short === long ||
  (short.length >= 3 &&
    (long.startsWith(short) || (short.length > 3 && long.startsWith(short.replace(/(?:ie|y|s)$/, "")))))
