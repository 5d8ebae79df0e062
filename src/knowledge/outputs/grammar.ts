import { WordSet } from "../text/new-strings.ts"
import {
  ADJECTIVES,
  AGENT_ENDINGS,
  COUNT_NOUNS,
  MASS_NOUNS,
  NOUNS_WITH_THE,
  ORGANIZATIONS,
  PEOPLE_ENDINGS,
  PEOPLE_NOUNS,
  PEOPLE_OR_THINGS,
  THINGS_LIKE_AGENTS,
} from "./nouns.ts"

export const wordsOf = (words: string): string[] => words.trim().split(/\s+/)
export const wordSet = (words: string): Pick<ReadonlySet<string>, "has"> => new WordSet(wordsOf(words))

const people = wordSet(PEOPLE_NOUNS)
const peopleOrThings = wordSet(PEOPLE_OR_THINGS)
const countNouns = wordSet(COUNT_NOUNS)
const massNouns = wordSet(MASS_NOUNS)
const thingsLikeAgents = wordSet(THINGS_LIKE_AGENTS)
const organizations = wordSet(ORGANIZATIONS)
const nounsThatNeedThe = wordSet(NOUNS_WITH_THE)
const adjectives = wordSet(ADJECTIVES)

const irregularSingular: ReadonlyMap<string, string> = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
  ["wives", "wife"],
  ["knives", "knife"],
  ["salespeople", "salesperson"],
  ["fishermen", "fisherman"],
  ["outdoorsmen", "outdoorsman"],
  ["alumni", "alumnus"],
  ["freshmen", "freshman"],
  ["movies", "movie"],
  ["foodies", "foodie"],
  ["junkies", "junkie"],
  ["groceries", "grocery"],
])
const irregularPlural = new Map([...irregularSingular].map(([many, one]) => [one, many]))

const endsInSingularS = (word: string) =>
  word.endsWith("ss") || word.endsWith("us") || word.endsWith("is") || word === "diabetes" || word === "news"

/** The singular of a lower-case word; a word that is not a plural is returned unchanged. */
export function singular(word: string): string {
  if (!word.endsWith("s")) return irregularSingular.get(word) ?? word
  if (word.length < 3 || endsInSingularS(word)) return word
  const known = irregularSingular.get(word)
  if (known !== undefined) return known
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`
  return word.endsWith("es") && takesEs(word, word.length - 2) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Whether the first `end` letters of a word form their plural with "es". */
function takesEs(word: string, end: number): boolean {
  const last = word.charAt(end - 1)
  if (last === "x" || last === "z") return true
  const before = word.charAt(end - 2)
  return (last === "h" && (before === "c" || before === "s")) || (last === "s" && before === "s")
}

export function plural(word: string): string {
  const lower = word.toLowerCase()
  const known = irregularPlural.get(lower)
  if (known !== undefined) return known
  const last = lower.at(-1) ?? ""
  if (last === "y" && !"aeiou".includes(lower.at(-2) ?? "a")) return `${word.slice(0, -1)}ies`
  if (last === "s" || takesEs(lower, lower.length)) return `${word}es`
  return `${word}s`
}

const lettersWithVowelSound = "AEFHILMNORSX"
const silentH = ["hour", "honest", "honor", "heir"]
const consonantSound = ["uni", "use", "usu", "uti", "eu", "one", "once", "ufo"]

/** The indefinite article of a phrase, by the sound it starts with. */
export function article(phrase: string): "a" | "an" {
  const first = phrase.charAt(0)
  const second = phrase.charAt(1)
  const spelledOut = first >= "A" && first <= "Z" && !(second >= "a" && second <= "z")
  if (spelledOut) return lettersWithVowelSound.includes(first) ? "an" : "a"
  const lower = phrase.slice(0, 8).toLowerCase()
  if (silentH.some((start) => lower.startsWith(start))) return "an"
  if (consonantSound.some((start) => lower.startsWith(start))) return "a"
  if (first === "8" || lower.startsWith("11") || lower.startsWith("18")) return "an"
  return "aeiou".includes(lower.charAt(0)) && first !== "" ? "an" : "a"
}

/** The last part of a hyphenated word: "founders" of "co-founders", "bikes" of "e-bikes". */
const base = (word: string) => word.slice(word.lastIndexOf("-") + 1)

/** Whether a lower-case word names people. "perhaps" for words that can also be things, such as "players". */
export function namesPeople(word: string): "yes" | "perhaps" | "no" {
  const one = singular(base(word))
  if (peopleOrThings.has(one)) return "perhaps"
  if (people.has(one) || (!thingsLikeAgents.has(one) && PEOPLE_ENDINGS.some((ending) => one.endsWith(ending))))
    return "yes"
  return one.endsWith("year-old") || one === "old" ? "yes" : "no"
}

/** Whether a plural is that of people named by what they do: "maximizers", "trippers". An unknown word that ends so rarely is anything else. */
export function namesAgents(word: string): boolean {
  const one = singular(base(word))
  if (
    one === word ||
    one.length < 5 ||
    !/^[a-z]+$/.test(one) ||
    thingsLikeAgents.has(one) ||
    countNouns.has(one) ||
    organizations.has(one)
  )
    return false
  return !peopleOrThings.has(one) && AGENT_ENDINGS.some((ending) => one.endsWith(ending))
}

export const isOrganization = (word: string) => organizations.has(singular(base(word)))
export const isAdjective = (word: string) => adjectives.has(word) || adjectives.has(base(word))
export const needsThe = (word: string) => nounsThatNeedThe.has(word)

export type NounKind = "plural" | "count" | "mass" | "unknown"

export function kindOf(word: string): NounKind {
  const tail = base(word)
  if (massNouns.has(tail)) return "mass"
  if (countNouns.has(tail)) return "count"
  return tail !== singular(tail) ? "plural" : "unknown"
}

const AGE = "(?:\\d{1,2}|1[01]\\d)"
const AGES = new RegExp(
  `^${AGE}(?:(?: ?[-–] ?| to )${AGE}|\\+| plus| and (?:over|older|up))?(?= (?:and|at|from|in|living|near|who|with) |$)`,
)

/** "25", "18-24" or "65+ in Texas", but not "2025" or "100K". */
export const startsWithAge = (text: string) => AGES.test(text)

export const startsWithDigit = (text: string) => text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57
