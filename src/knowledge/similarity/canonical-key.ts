import { withoutKinds } from "./described-brands.ts"
import { readLanguage } from "./language.ts"
import { normalizedName } from "../text/normalized-name.ts"
import { replacePhrases } from "./phrases.ts"
import { spell } from "./spell.ts"
import { tokensOf } from "./canonical-tokens.ts"
import { ANYBODY } from "./words/relations.ts"
import { STOP_WORDS } from "./words/stop-words.ts"

const anybody = new Set(ANYBODY.split(" "))
const PROSPECTS = new Set(["prospectif", "potential"])
const stopWords = new Set(STOP_WORDS.split(" "))

/** What two names that mean the same topic have in common: its words in one spelling, their order and fillers forgotten. */
export function canonicalKey(name: string): string {
  return canonicalTokens(name).join(" ")
}

/** Its key and its embedding ask for a name's words one after the other, a chunk of rows apart. */
const remembered = new Map<string, readonly string[]>()
const REMEMBERED_NAMES = 2_000

/** The words of the key, sorted, each once. A relation such as owning or shopping is one word that begins with `@`. */
export function canonicalTokens(name: string): readonly string[] {
  const known = remembered.get(name)
  if (known) return known
  const tokens = findTokens(name)
  if (remembered.size >= REMEMBERED_NAMES) remembered.clear()
  remembered.set(name, tokens)
  return tokens
}

function findTokens(name: string): string[] {
  const { vocabulary, brands, makers, singles, synonyms, relations, fixed } = readLanguage()
  const branded = withoutKinds(replacePhrases(brands, spell(tokensOf(name), vocabulary)))
  const named = replacePhrases(synonyms, replacePhrases(singles, replacePhrases(makers, branded)))
  const related = replacePhrases(relations, agents(replacePhrases(fixed, named)))
  const tokens = [...new Set(withoutFillers(related))].sort()
  // A name without any words is the same as itself alone.
  return tokens.length > 0 ? tokens : [normalizedName(name)]
}

/** Whether a word is one that topic names are known to use; the embedding treats others by their sound. */
export function isKnownWord(word: string): boolean {
  return readLanguage().vocabulary.has(word)
}

/** "People booking hotels" are hotel bookers: what follows nobody in particular and ends in -ing is what they are. */
function agents(words: readonly string[]): string[] {
  const start = words.findIndex((word) => anybody.has(word))
  if (start < 0) return [...words]
  let verb = start + 1
  while (stopWords.has(words[verb] ?? "") && (words[verb] ?? "") !== "in") verb++
  const doing = words[verb] ?? ""
  if (doing.length < 6 || !doing.endsWith("ing")) return [...words]
  const followed =
    words[verb + 1] === "for" || words[verb + 1] === "in" || words[verb + 1] === "to" || words[verb + 1] === "with"
  return followed && /^(?:looking|searching|shopping|living|residing|working|planning|traveling|going)$/.test(doing)
    ? [...words]
    : words.with(verb, `${doing.slice(0, -3)}er`)
}

function withoutFillers(words: readonly string[]): string[] {
  const kept: string[] = []
  const shopping = words.includes("@market")
  for (const [i, word] of words.entries()) {
    // Where a trip begins and where it ends are not the same place.
    const from = words[i - 1] === "from"
    if (word === "from" || stopWords.has(word) || anybody.has(word)) continue
    if (shopping && PROSPECTS.has(word)) continue
    kept.push(from ? `from-${word}` : word)
  }
  // A name of nothing but fillers, such as "A&E", is its fillers.
  return kept.join("").length > 1 ? kept : words.filter((word) => word !== "from")
}
