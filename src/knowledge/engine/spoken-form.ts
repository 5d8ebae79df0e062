import { latestAnswers, WordSet } from "../text/new-strings.ts"
import { stem, type Tokens } from "../text/tokens.ts"
import { correctionOf } from "./correction.ts"
import { splitJoined } from "./joined-words.ts"
import { isOrdinary, isSensitiveWord, isTopic, isWeakTopic, phrases } from "./knowledge.ts"
import type { Nearness } from "./word-list.ts"

/** Hashtags, code names and camel case, which hide the words in them. */
const JOINED = /[#_]|[a-z][A-Z]/
const WORD = /[A-Za-z0-9]+/g
/** Ids such as "7mLDR6ImmKk" hide no words, unlike "5GPhones" and "Sedan2024". */
const ID = /^(?![34568][GK][A-Z])\d+[A-Za-z]|\d[A-Za-z]+\d/

/** Numbers of laws and plans: "401(k)", "501(c)(3)". */
const SECTION = /(\d)\(([A-Za-z])\)(?:\((\d)\))?/g

/** Separates the words of "#ElectricCarLovers" and "IM_MidsizeSedan". Known names such as YouTube stay whole. */
export function withSpaces(given: string): string {
  const text = given.includes("(") ? given.replace(SECTION, "$1$2$3") : given
  if (!JOINED.test(text)) return text
  return text.replace(WORD, (word) =>
    isKnown(word.toLowerCase()) || ID.test(word)
      ? word
      : word
          .replace(/([a-z])([A-Z])/g, "$1 $2")
          .replace(/([A-Z])([A-Z][a-z]{2})/g, "$1 $2")
          .replace(/([A-Za-z]{3})(20\d\d)/g, "$1 $2"),
  )
}

const isKnown = (word: string) => phrases.wordNumber(stem(word)) !== 0

const spelling = { near: (word: string, nearness: Nearness) => phrases.near(word, nearness), form: stem }

/** More unknown words than this are another language or a list of names, not typos. */
const MAX_CORRECTIONS = 3

/**
 * Replaces unknown words with the known words they misspell, join or derive from. Undefined if nothing changes. A misspelling is corrected
 * only if exactly one known word is close enough; `guessed` is true if one was. `doubted` are corrections that change the sound of a word.
 */
export function corrected(
  { words, stems, gaps }: Tokens,
  numbers: readonly number[],
): { tokens: Tokens; split: boolean; guessed: boolean; doubted: string[] } | undefined {
  const unknown = numbers.filter((number, i) => number === 0 && isSpelled(words[i] ?? "")).length
  if (unknown === 0 || unknown > MAX_CORRECTIONS) return undefined
  const fixed: Tokens = { words: [], stems: [], gaps: [] }
  let changed = false
  let split = false
  let guessed = false
  const doubted: string[] = []
  words.forEach((word, i) => {
    const isOpen = numbers[i] === 0 && isSpelled(word)
    const activity = isOpen ? activityOf(stems[i] ?? "") : undefined
    const parts = activity === undefined ? (isOpen ? respelled(word, stems[i] ?? "") : null) : [activity]
    if (parts) changed = true
    if (parts && activity === undefined) guessed = true
    if (parts && parts.length === 1 && activity === undefined && !isConfident(stems[i] ?? ""))
      doubted.push(parts[0] ?? "")
    if (parts && parts.length > 1 && !isTerm(parts)) split = true
    for (const [n, part] of (parts ?? [word]).entries()) {
      fixed.words.push(part)
      fixed.stems.push(parts ? stem(part) : (stems[i] ?? ""))
      fixed.gaps.push(n === 0 ? (gaps[i] ?? 0) : 0)
    }
  })
  return changed ? { tokens: fixed, split, guessed, doubted } : undefined
}

/** Whether words are one known term: "homedepot" and "newmover" are no guesses. */
const isTerm = (words: readonly string[]) => {
  const state = words.reduce(
    (at, word, i) => (i > 0 && at === 0 ? 0 : phrases.step(at, phrases.wordNumber(stem(word)))),
    0,
  )
  return state !== 0 && isTopic(state) && !isWeakTopic(state)
}

/** The activity of people named by an unknown word: "windsurfers" go windsurfing. */
function activityOf(stemmed: string): string | undefined {
  if (!stemmed.endsWith("er") || stemmed.length < 7) return undefined
  const activity = `${stemmed.slice(0, -2)}ing`
  return isOrdinary(phrases.wordNumber(stem(activity))) ? activity : undefined
}

/** Ordinary words in no table that look like misspelled ones: "bidding" is no "bedding". */
const NEVER_CORRECTED = new WordSet(
  (
    "bidding warning waiting unused compliant clause insert inject optimize playback usable relying backwards redaction ejected " +
    "cylinder cylinders fennel brindle constructor injected subnet prepend inserting waited optimizing clauses"
  ).split(" "),
)

const isSpelled = (word: string) => word.length >= 5 && /^[a-z]+$/.test(word) && !NEVER_CORRECTED.has(word)

const respelled = (word: string, stemmed: string) => joinedWords(word) ?? correctedStem(stemmed)

const joinedWords = latestAnswers((word) => splitJoined(phrases, word) ?? null, 8_192)

/** Whether a correction leaves the sound of the word as it is. */
const isConfident = latestAnswers((stemmed: string) => correctionOf(stemmed, spelling)?.confident === true, 1_024)

const correctedStem = latestAnswers((stemmed): readonly string[] | null => {
  if (isFormOfKnown(stemmed)) return null
  const likely = correctionOf(stemmed, spelling)?.word
  if (likely === undefined || sameRoot(likely, stemmed)) return null
  const number = phrases.wordNumber(likely)
  // Medicines are brands too, but must not be missed.
  return isOrdinary(number) || isSensitiveWord(number) ? [likely] : null
}, 8_192)

const ENDINGS = [
  "ing",
  "ed",
  "er",
  "or",
  "ly",
  "ee",
  "ary",
  "able",
  "ist",
  "ism",
  "ment",
  "ness",
  "ful",
  "less",
  "al",
  "y",
]

/** A form of a known word: "imported", "winders". Tables list only the forms they need. */
export function isFormOfKnown(word: string): boolean {
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return false
    const bare = word.slice(0, -ending.length)
    const single = bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare
    return isKnown(bare) || isKnown(`${bare}e`) || (single.length >= 3 && isKnown(single))
  })
}

const INFLECTIONS = new Set(["", "d", "r", "s", "y", "e", "ed", "er", "or", "ly", "al", "n"])

/** Words that differ only in a common ending are two forms of one word, not a typo. */
function sameRoot(a: string, b: string): boolean {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  const rest = [a.slice(shared), b.slice(shared)]
  return rest.every((end) => INFLECTIONS.has(end))
}
