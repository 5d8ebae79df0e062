import COMMON_WORDS from "../../../dist/tables/wording/common-words.ts"
import PROPER_WORDS from "../../../dist/tables/wording/proper-words.ts"
import type { Classification } from "../taxonomy/classification.ts"
import { latestAnswers } from "../text/new-strings.ts"
import {
  isAdjective,
  isOrganization,
  kindOf,
  namesAgents,
  namesPeople,
  plural,
  singular,
  wordSet,
  wordsOf,
} from "./grammar.ts"
import { DIRECTIONS, LANDMARKS, MAKERS, QUALIFIERS, TWO_WORD_NAMES } from "./nouns.ts"

/** Common words (singular) in categories where topics are often names; other words there keep their capital. */
const commonWords = wordSet(COMMON_WORDS)
/** Proper nouns that keep their capital in a sentence: places, peoples, religions, holidays and well-known brands. */
const properWords = wordSet(PROPER_WORDS)
/** Categories in which an unknown word is more likely a team, artist, title or town than a common word. */
const categoriesOfNames: ReadonlySet<string> = new Set([
  "Arts & Events",
  "Books",
  "Gaming",
  "Geography",
  "Movies & TV",
  "Music & Audio",
  "Politics",
  "Religion",
  "Sports & Outdoors",
  "Travel",
])
const functionWords = wordSet(
  "a about after age aged ages an and around as at before but buying by considering during for from in interested into " +
    "living near nor of off on or out over per planning seeking selling than that the their to under up using who whose " +
    "with within without your",
)
/** Words that start a qualifier of the noun before them: "CFOs at SaaS companies". */
const tailWords = wordSet(
  "about aged ages at between by considering for from in interested living near of on over planning seeking to under " +
    "using who whose with within without",
)
/** The same, but only after people or organizations: "Agencies buying cloud services", not "Home buying". */
const activityWords = wordSet("buying selling looking shopping researching considering comparing evaluating serving")
const qualifiers = wordSet(QUALIFIERS)
const directions = wordSet(DIRECTIONS)
const landmarks = wordSet(LANDMARKS)
const makers = wordSet(MAKERS)
const namesByFirstWord = new Map<string, Set<string>>()
for (const pair of wordsOf(TWO_WORD_NAMES)) {
  const [first = "", second = ""] = pair.split("+")
  namesByFirstWord.set(first, (namesByFirstWord.get(first) ?? new Set()).add(second))
}
const commonEndings = ["ing", "ings", "tion", "tions", "ment", "ments", "ness", "ology", "ance", "ence", "able", "ical"]

/** A topic name in the form used inside a sentence. */
export type TopicPhrase = {
  /** The whole name, common words in lower case. */
  text: string
  /** The name as it is written. */
  given: string
  words: readonly string[]
  /** Index of the head noun. */
  head: number
  /** The head noun in lower case. */
  headWord: string
  /** Whether the name is probably a company, a product line or a place. */
  proper: boolean
}

/** Phrases a topic as a clause; undefined if the rule does not apply. */
export type Rule = (topic: TopicPhrase, c: Classification) => string | undefined

/** Players of a game or a sport are people, whatever its name. */
const played: ReadonlySet<string> = new Set(["Gaming", "Sports & Outdoors"])

const PARENTHESIS = 40
const DOLLAR = 36

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** The word without surrounding punctuation and possessive "'s". */
function bare(word: string): string {
  let start = 0
  let end = word.length
  while (end > start && !isLetter(word.charCodeAt(end - 1))) end--
  while (start < end && !isLetter(word.charCodeAt(start))) start++
  const core = start === 0 && end === word.length ? word : word.slice(start, end)
  return core.endsWith("'s") ? core.slice(0, -2) : core
}

/** Whether a lower-case word is no name. */
export function isCommon(word: string): boolean {
  if (commonWords.has(word) || commonWords.has(singular(word))) return true
  if (isAdjective(word) || namesPeople(word) !== "no" || namesAgents(word)) return true
  const kind = kindOf(word)
  if (kind === "count" || kind === "mass") return true
  if (word.includes("-")) return word.split("-").every((part) => part !== "" && isCommon(part))
  return word.length > 5 && commonEndings.some((ending) => word.endsWith(ending))
}

const isProper = (word: string) => properWords.has(word) || (word.endsWith("s") && properWords.has(word.slice(0, -1)))

/** Lower-cases a word unless it is part of a brand, a name, or probably a name. */
function inSentence(word: string, ofBrand: boolean, amongNames: boolean): string {
  const lower = word.toLowerCase()
  if (lower === word) return word
  const core = bare(lower)
  if (functionWords.has(core)) return lower
  // Class C, vitamin D, K-12.
  if (word.length === 1 || /^[A-Z]-\d|^[A-Z][a-z]*-[A-Z]$/.test(word)) return word
  // Capitals inside a word are part of its spelling: SUV, iPhone, SaaS. Parts after a hyphen are separate words.
  const hyphenated = word.includes("-")
  if (ofBrand || isProper(core) || isProper(lower) || (!hyphenated && word.slice(1) !== lower.slice(1))) return word
  if (hyphenated) return word.split("-").some(hasSpecialSpelling) ? word : lower
  return amongNames && !isCommon(core) ? word : lower
}
/** Names share words, so their forms are cached. */
const WORDS_KEPT = 2_048
const newForms = (ofBrand: boolean, amongNames: boolean) =>
  latestAnswers((word) => inSentence(word, ofBrand, amongNames), WORDS_KEPT)
const [plainForms, formsOfBrands, formsAmongNames] = [
  newForms(false, false),
  // Words of a brand keep their case everywhere.
  newForms(true, false),
  newForms(false, true),
]
const sentenceForms = (ofBrand: boolean, amongNames: boolean) =>
  ofBrand ? formsOfBrands : amongNames ? formsAmongNames : plainForms

const hasSpecialSpelling = (part: string) =>
  part.length > 1 && (part.slice(1) !== part.slice(1).toLowerCase() || isProper(part.toLowerCase()))

const startsUpper = (word: string | undefined) => word !== undefined && word.charAt(0) !== word.charAt(0).toLowerCase()
const isAllCaps = (word: string) => word === word.toUpperCase()

/** Converts a topic name to sentence case and finds its head noun. */
export function readTopic({ topicName, parentCategory, intent, secondaryIntent }: Classification): TopicPhrase {
  const given = topicName.split(" ").filter((word) => word !== "")
  const ofBrand = intent === "brand" || secondaryIntent === "brand"
  const amongNames = categoriesOfNames.has(parentCategory)
  const formOf = sentenceForms(ofBrand, amongNames)
  const words = given.map((word) => formOf(word))
  restoreNames(words, given)
  restoreModels(words, given)
  const head = findHead(words)
  const headWord = bare((words[head] ?? "").toLowerCase())
  const named = namesPeople(headWord)
  const headIsPeople = named === "yes" || (named === "perhaps" && (!ofBrand || played.has(parentCategory)))
  if (headIsPeople && !isProper(headWord)) words[head] = uncapitalized(words[head] ?? "")
  if (headIsPeople && head > 0 && qualifiers.has((words[0] ?? "").toLowerCase()))
    words[0] = uncapitalized(words[0] ?? "")
  // "Lyft Gig Drivers": the kind of work is no part of the brand.
  if (headIsPeople && words[head - 1] === "Gig") words[head - 1] = "gig"
  let proper = ofBrand
  for (let at = 0; at < words.length; at++) {
    if (words[at] === "&") {
      if (!ofBrand && !startsName(words[at - 1]) && !startsName(words[at + 1])) words[at] = "and"
    } else if (at < head && startsName(words[at])) proper = true
  }
  return { text: words.join(" "), given: given.join(" "), words, head, headWord, proper }
}

/** Restores the capitals of common words that are part of a name. */
function restoreNames(words: string[], given: readonly string[]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const word = words[at] ?? ""
    const next = given[at + 1] ?? ""
    if (namesByFirstWord.get(word.toLowerCase())?.has(next.toLowerCase())) {
      words[at] = given[at] ?? ""
      words[at + 1] = next
    } else if (directions.has(word) && startsName(words[at + 1])) words[at] = given[at] ?? ""
    else if (startsName(word) && landmarks.has(singular(next.toLowerCase()))) words[at + 1] = next
  }
}

/** A word after a maker is a model, unless it is a common one: "Honda Civic", "Honda dealers". */
function restoreModels(words: string[], given: readonly string[]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const next = (given[at + 1] ?? "").toLowerCase()
    if (makers.has((given[at] ?? "").toLowerCase()) && !isCommon(next) && !functionWords.has(next))
      words[at + 1] = given[at + 1] ?? ""
  }
}

/** The last noun before a qualifier. */
function findHead(words: readonly string[]): number {
  const last = words.length - 1
  for (let at = 1; at <= last; at++) {
    if (!startsTail(words, at)) continue
    const noun = bare((words[at - 1] ?? "").toLowerCase())
    // In "Stay at Home Moms" the word before "at" is not the head noun.
    const phraseInFront = singular(noun) === noun && namesPeople(bare((words[last] ?? "").toLowerCase())) === "yes"
    return phraseInFront && namesPeople(noun) === "no" ? last : at - 1
  }
  return last
}

/** Lower-cases the first letter; SUV and iPhone are unchanged. */
function uncapitalized(word: string): string {
  const lower = word.toLowerCase()
  return word.slice(1) === lower.slice(1) ? lower : word
}

const startsName = (word: string | undefined) => startsUpper(word) && !isAllCaps(word ?? "")

function startsTail(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ""
  const first = word.charCodeAt(0)
  if (first === PARENTHESIS || tailWords.has(word)) return true
  if (activityWords.has(word)) {
    const before = bare((words[at - 1] ?? "").toLowerCase())
    return before.endsWith("s") && (namesPeople(before) === "yes" || isOrganization(before))
  }
  if (isDoing(word) && at + 1 < words.length) {
    const before = bare((words[at - 1] ?? "").toLowerCase())
    return before.endsWith("s") && (namesPeople(before) === "yes" || namesAgents(before) || isOrganization(before))
  }
  // "Adults 25-54" and "Income $50K+", but not "Fortune 500 Companies".
  const next = words[at + 1]
  return (first === DOLLAR || (first >= 48 && first <= 57)) && (next === undefined || tailWords.has(next))
}

/** "Grocers Running Our Coupons", but not "Parents Clothing Stores". */
const isDoing = (word: string) => word.length > 5 && word.endsWith("ing") && !activities.has(word)
const activities = wordSet(
  "banking boating building camping climbing clothing coaching cooking counseling cycling dining fishing flooring gaming grooming hiking hosting " +
    "housing hunting knitting learning lighting living marketing meeting nursing painting parenting planning racing reading running sewing shopping " +
    "sailing singing skiing snowboarding surfing swimming testing training trading tutoring wedding wrestling writing",
)

/** The name with its head noun in the plural. */
export function inPlural(topic: TopicPhrase): string {
  const word = topic.words[topic.head] ?? ""
  const words = [...topic.words]
  words[topic.head] = plural(word)
  return words.join(" ")
}

export const beforeHead = ({ words, head }: TopicPhrase) => (head < 1 ? "" : words.slice(0, head).join(" "))
export const afterHead = ({ words, head }: TopicPhrase) =>
  head === words.length - 1 ? "" : words.slice(head + 1).join(" ")
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
