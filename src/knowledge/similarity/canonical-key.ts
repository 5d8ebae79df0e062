import { latestAnswers, WordSet } from "../text/new-strings.ts"
import { withoutKindWords } from "./described-brands.ts"
import { readLanguage } from "./language.ts"
import { normalizedName } from "../text/normalized-name.ts"
import { spell } from "./spell.ts"
import { tokensOf } from "./canonical-tokens.ts"
import { undecorated } from "./undecorated.ts"
import { GENERIC_PEOPLE } from "./words/relations.ts"
import { STOP_WORDS } from "./words/stop-words.ts"

const genericPeople = new WordSet(GENERIC_PEOPLE.split(" "))
const PROSPECTS = new Set(["prospectif", "potential"])
const stopWords = new WordSet(STOP_WORDS.split(" "))

/** Names of the same topic share a key: its words in canonical spelling, sorted, without filler words. */
export function canonicalKey(name: string): string {
  return canonicalTokens(name).join(" ")
}

/** A name's key and embedding use the same tokens, at most one chunk of rows apart. */
const NAMES_KEPT = 4_096

/** The distinct words of the key, sorted. A relation such as owning or shopping is one token that starts with `@`. */
export const canonicalTokens: (name: string) => readonly string[] = latestAnswers(findTokens, NAMES_KEPT)

function findTokens(name: string): string[] {
  const { vocabulary, brands, makers, singles, synonyms, relations, fixed } = readLanguage()
  const branded = withoutKindWords(brands.replace(spell(tokensOf(undecorated(name)), vocabulary)))
  const named = synonyms.replace(singles.replace(makers.replace(branded)))
  const related = relations.replace(agentNouns(fixed.replace(named)))
  const tokens = withoutFillers(related)
    .sort()
    .filter((token, i, sorted) => token !== sorted[i - 1])
  // A name without words equals only itself.
  return tokens.length > 0 ? tokens : [normalizedName(name)]
}

/** Unknown words are encoded by sound in the embedding. */
export function isKnownWord(word: string): boolean {
  return readLanguage().vocabulary.has(word)
}

/** Turns a verb in -ing after a word for people into an agent noun: "people booking hotels" are hotel bookers. */
function agentNouns(words: readonly string[]): string[] {
  const start = words.findIndex((word) => genericPeople.has(word))
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
  let letters = 0
  const shopping = words.includes("@market")
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    // Travel from a place is not travel to it.
    const from = i > 0 && words[i - 1] === "from"
    if (word === "from" || stopWords.has(word) || genericPeople.has(word)) continue
    if (shopping && PROSPECTS.has(word)) continue
    const said = from ? `from-${word}` : word
    kept.push(said)
    letters += said.length
  }
  // A name that is only fillers, such as "A&E", keeps them.
  return letters > 1 ? kept : words.filter((word) => word !== "from")
}
