import { ENGLISH } from "../engine/packs.ts"
import { mayBeForeign } from "../languages/foreign.ts"
import { translated } from "../languages/load.ts"
import { writtenOut } from "../languages/load-shorthand.ts"
import { latestAnswers, WordSet } from "../text/new-strings.ts"
import { doers, fansAsDoers } from "./agents.ts"
import { canonicalWord, tokensOf } from "./canonical-tokens.ts"
import { withoutKindWords } from "./described-brands.ts"
import { readLanguage } from "./language.ts"
import { normalizedName } from "../text/normalized-name.ts"
import { inOneNotation } from "./notations.ts"
import { describedKey } from "./paraphrases.ts"
import { isImplied, isWrapper, stepsOf } from "./path-steps.ts"
import { spell } from "./spell.ts"
import { PEOPLE_NOUNS } from "../outputs/nouns.ts"
import { undecorated } from "./undecorated.ts"
import { genericPeople, people, PEOPLE_WITH_CLAUSES } from "./words/relations.ts"
import { STOP_WORDS } from "./words/stop-words.ts"

const PROSPECTS = new Set(["prospectif", "potential"])
/** People of companies: retail industry executives are executives in retail. Professionals of an industry may be others. */
const OF_COMPANIES = new Set(["executive", "manager", "director", "leader", "@worker", "@decider"].map(canonicalWord))
/** Relations that last until they are said to be over: current customers are customers. */
const CURRENT = new Set(["@customer", "@owner", "@subscriber", "@member", "@user", "@holder"])
const HOUSEHOLDS = new Set(["household", "family"].map(canonicalWord))
const stopWords = new WordSet(STOP_WORDS.split(" "))
/** What follows people whom a clause describes. */
const CLAUSES = new Set(["who", "that", "with", "in", "interested", "looking", "planning"])

/**
 * Names of the same topic share a key: its words in canonical spelling, sorted, without filler words. The packs of the name must be
 * loaded (`packsFor`): names in other languages have the key of their English.
 */
export function canonicalKey(name: string): string {
  return describedKey(canonicalTokens(inEnglish(name)).join(" "))
}

/** A name in English, if it is in another language, and with its shorthand written out, if it is a code. */
function inEnglish(name: string): string {
  if (name.includes("_")) return writtenOut(name, ENGLISH)
  return mayBeForeign(name, ENGLISH) ? (translated(name, ENGLISH) ?? name) : name
}

/** A name's key and embedding use the same tokens, at most one chunk of rows apart. */
const NAMES_KEPT = 4_096

/**
 * The distinct words of an English name, sorted. A relation such as owning or shopping is one token that starts with `@`. Needs no packs, so
 * a vector can be computed from a stored name at any time.
 */
export const canonicalTokens: (name: string) => readonly string[] = latestAnswers(findTokens, NAMES_KEPT)

function findTokens(name: string): string[] {
  const tokens = withoutFillers(wordsOfSteps(undecorated(name)))
    .sort()
    .filter((token, i, sorted) => token !== sorted[i - 1])
  // A name without words equals only itself.
  return tokens.length > 0 ? tokens : [normalizedName(name)]
}

/**
 * The words of a path without the steps that add nothing: vendors and data types, and branches that its leaf implies. A step such as
 * "In-Market" counts where the others do not say how people relate to the topic.
 */
function wordsOfSteps(text: string): readonly string[] {
  const steps = stepsOf(text)
  if (steps.length < 2) return related(steps[0] ?? text)
  const telling = steps.filter((step) => !isWrapper(step))
  if (telling.length < 2) return related(telling[0] ?? text)
  const isRelation = (step: string) => related(step).every((word) => word.startsWith("@"))
  const topics = telling.filter((step) => !isRelation(step))
  const relation = telling.findLast(isRelation)
  const leaf = topics.at(-1)
  if (leaf === undefined) return related(telling.join(" "))
  // "Movers - Recent" are recent movers.
  const described = topics.at(-2)
  if (described !== undefined && DESCRIBING.has(leaf.toLowerCase()))
    return wordsOfSteps([...topics.slice(0, -2), `${leaf} ${described}`].join(" > "))
  const isName = isWholeName(related(leaf))
  const words = related(topics.filter((step) => step === leaf || !isImplied(step, leaf, isName)).join(" "))
  return relation === undefined || words.some(namesPeople) ? words : fansAsDoers([...words, ...related(relation)])
}

/** Words that describe the people of the step before them. */
const DESCRIBING = new WordSet(
  "recent new frequent heavy light likely current first-time active lapsed former luxury used".split(" "),
)

/** Whether a leaf names people and what they are about in words enough to be understood alone. */
function isWholeName(words: readonly string[]): boolean {
  const telling = words.filter((word) => !word.startsWith("@") && !stopWords.has(word) && !genericPeople.has(word))
  return telling.length > 1 && words.some((word) => namesPeople(word) || word.endsWith("er"))
}

const peopleNouns = new WordSet(PEOPLE_NOUNS.split("\n").map(canonicalWord))
const namesPeople = (word: string) => word.startsWith("@") || peopleNouns.has(word)

/** The words of a text in canonical spelling, with one token per relation. */
function related(text: string): readonly string[] {
  const { vocabulary, brands, makers, singles, synonyms, relations, fixed } = readLanguage()
  const spelled = inOneNotation(spell(tokensOf(text), vocabulary))
  const branded = withoutKindWords(brands.replace(asPeople(spelled)))
  const named = synonyms.replace(singles.replace(makers.replace(branded)))
  return fansAsDoers(relations.replace(agentNouns(doers(fixed.replace(named)))))
}

/** People whom a clause describes: "consumers who own a boat" are people who do. */
const asPeople = (words: readonly string[]) =>
  words.map((word, i) => (PEOPLE_WITH_CLAUSES.has(word) && CLAUSES.has(words[i + 1] ?? "") ? "people" : word))

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
    : words.toSpliced(start, verb + 1 - start, `${doing.slice(0, -3)}er`)
}

/** Whether words for people are followed by what describes them. */
const isDescription = (words: readonly string[]) =>
  words.some((word, i) => people.has(word) && i < words.length - 1 && !(words[i + 1] ?? "").startsWith("@"))

function withoutFillers(words: readonly string[]): string[] {
  const kept: string[] = []
  let letters = 0
  const shopping = words.includes("@market")
  // Pool-owning households are pool owners.
  const owned = words.includes("@owner") && !words.includes("income")
  const isCurrent = words.some((word) => CURRENT.has(word))
  const employed = words.some((word) => OF_COMPANIES.has(word))
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    // Travel from a place is not travel to it.
    const from = i > 0 && words[i - 1] === "from"
    if (word === "from" || stopWords.has(word) || genericPeople.has(word)) continue
    if (shopping && PROSPECTS.has(word)) continue
    if (employed && word === "industry") continue
    if (owned && HOUSEHOLDS.has(word)) continue
    if (isCurrent && word === "current") continue
    const said = from ? `from-${word}` : word
    kept.push(said)
    letters += said.length
  }
  // "People with dogs" are not "dogs".
  if (letters > 1 && isDescription(words) && !kept.some((word) => word.startsWith("@"))) kept.push("@people")
  // A name that is only fillers, such as "A&E", keeps them.
  return letters > 1 ? kept : words.filter((word) => word !== "from")
}
