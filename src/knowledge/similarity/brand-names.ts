import { fileNameOf, namesIn, type ReadText, readTable } from "../tables/read-table.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import type { Synonyms } from "./language-file.ts"

/**
 * Other names of brands. The brand tables group names by category, so Twinkies are listed with Hostess: only aliases
 * that are another spelling of the same brand are used. Runs at build time only.
 */
export function brandSynonyms(read: ReadText, spelled: (name: string) => string): Synonyms[] {
  const groups = readTable(read, "duplicates/brand-variants.tsv").map(
    ({ main, others }) => [main, ...namesIn(others)].map(spelled) as Synonyms,
  )
  const groupOf = new Map(groups.flatMap((group) => group.map((name) => [name, group])))
  const meanings = Map.groupBy(
    [...tableAliases(read, spelled)].filter(({ other }) => !groupOf.has(other)),
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

function* tableAliases(read: ReadText, spelled: (name: string) => string) {
  const companyWords = new Set(readTable(read, "duplicates/company-words.tsv").map(({ word }) => word))
  for (const { name: category } of GROUPS.flatMap(({ categories }) => categories)) {
    for (const { name, other_names } of readTable(read, "brands/*.tsv", fileNameOf(category))) {
      const main = spelled(name.replace("~", ""))
      for (const one of namesIn(other_names).filter((alias) => !alias.includes("~"))) {
        const other = spelled(one)
        if (main === "" || other === "") continue
        if (isSameBrand(main.split(" "), other.split(" "), companyWords)) yield { main, other }
      }
    }
  }
}

/** `companyWords` can be added to a name or dropped from it: it is still the same company. */
function isSameBrand(main: readonly string[], other: readonly string[], companyWords: ReadonlySet<string>): boolean {
  const [long, short] = main.join("").length >= other.join("").length ? [main, other] : [other, main]
  if (long.join("") === short.join("")) return true
  if (short.length === 1 && isInitials(short[0] ?? "", long)) return true
  if (endsWith(long, short)) return short.join("").length > 3
  if (long === main && startsWith(long, short)) return short.join("").length > 3
  if (short.every((word) => long.includes(word))) {
    return long.filter((word) => !short.includes(word)).every((word) => companyWords.has(word) || word === "the")
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
