import { latestAnswers, sharedWord, WordSet } from "../text/new-strings.ts"
import { stem } from "../text/tokens.ts"
import { DISTINCT_PLURALS, IRREGULAR_PLURALS, MISSPELLINGS, SPELLINGS } from "./words/spelling.ts"

type WordTables = { spelling: Map<string, string>; singular: Map<string, string>; distinct: WordSet }

let tables: WordTables | undefined
const readTables = (): WordTables =>
  (tables ??= {
    spelling: pairs(`${SPELLINGS}\n${MISSPELLINGS}`),
    singular: pairs(IRREGULAR_PLURALS),
    distinct: new WordSet(DISTINCT_PLURALS.split("\n")),
  })

const pairs = (table: string) => new Map(table.split("\n").map((pair) => pair.split("\t") as [string, string]))

const NUMBERS = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, value) => [word, String(value)]),
)
for (const [word, value] of Object.entries({
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  first: "1st",
  second: "2nd",
  third: "3rd",
  fourth: "4th",
  fifth: "5th",
  ii: 2,
  iii: 3,
}))
  NUMBERS.set(word, String(value))

const UNITS = new Map(
  Object.entries({
    hr: "hour",
    hrs: "hour",
    yr: "year",
    yrs: "year",
    lb: "pound",
    lbs: "pound",
    oz: "ounce",
    in: "inch",
    ft: "foot",
    mi: "mile",
    wk: "week",
    mo: "month",
    min: "minute",
    kg: "kilogram",
  }),
)
const NOT_A_MODEL = new Set([
  "in",
  "to",
  "of",
  "at",
  "on",
  "by",
  "or",
  "is",
  "as",
  "my",
  "no",
  "up",
  "us",
  "uk",
  "a",
  "i",
])

const JOINED_BY_N = /\b(?:rock|drum|salt|guns)$/

const AGES = new Set(["age", "aged", "ages"])

/**
 * The words of a plain name that no rule of `tokensOf` would change. Names in a list often differ only by a number at the end. Undefined
 * for other names.
 */
function plainWords(lower: string): string[] | undefined {
  const words: string[] = []
  let inNumber = false
  for (let start = 0, end = 0; end <= lower.length; end++) {
    const code = end < lower.length ? lower.charCodeAt(end) : 0x20
    if (code === 0x20) {
      const word = sharedWord(lower, start, end)
      if (word === "n" || (inNumber && (end < lower.length || !isPlainNumber(word, words.at(-1))))) return undefined
      if (word !== "") words.push(word)
      start = end + 1
      continue
    }
    const isDigit = code >= 0x30 && code <= 0x39
    if (!isDigit && (code < 0x61 || code > 0x7a)) return undefined
    if (end > start && isDigit !== inNumber) return undefined
    inNumber = isDigit
  }
  return inNumber ? modelNumbers(words) : words
}

/** Whether a number is written out in digits and is not an age. */
const isPlainNumber = (number: string, before: string | undefined) =>
  before !== undefined && !AGES.has(before) && !number.endsWith("999")

/** Splits a name into lower-case words: no accents, American spelling, singular, numbers in one format. */
export function tokensOf(name: string): string[] {
  const lower = plainLetters(name)
  const plain = plainWords(lower)
  if (plain) return plain.map(canonicalWord)
  const text = lower
    .replace(/\b401 ?\(?k\)?(?![a-z])/g, " k401 ")
    .replace(/\bc\+\+/g, " cplusplus ")
    .replace(/\bc#/g, " csharp ")
    .replace(/(^|\s)\.net\b/g, " dotnet ")
    .replace(/['’`´]/g, "")
    .replace(/[>≥]=? ?(?=[$€£]?\d)/g, " over ")
    .replace(/[<≤]=? ?(?=[$€£]?\d)/g, " under ")
    .replace(/&/g, " and ")
    .replace(/ n (?=\w)/g, (n, at: number, whole: string) => (JOINED_BY_N.test(whole.slice(0, at)) ? " and " : n))
    .replace(/(\d)[,](?=\d{3}\b)/g, "$1")
    // "$199,999" is the end of a range that another name writes as "$199k".
    .replace(/(\d{2})999\b/g, "$1000")
    .replace(/(\d) ?(?:"|″|inches\b)/g, "$1 inch ")
    .replace(/(?<![\d.])(\d{1,9}(?:\.\d{1,3})?)(k|mm?)\b/g, (_, digits, unit) =>
      String(Number(digits) * (unit === "k" ? 1000 : 1_000_000)),
    )
    .replace(/(\d) ?%/g, "$1 percent")
    .replace(/\b(?:persons?|people|adults?)\s+(?:aged?\s+|ages\s+)?(?=\d\d\s*(?:[-–+]|to\b|plus\b))/g, "adult ")
    .replace(/\b(?:aged|ages?)\s+(?=\d)/g, " ")
    .replace(
      /\b(?:([ap])|([fmw]) ?)(\d\d)(?=[-–]\d|\+)/g,
      (_, _anyone, gender, age) => `${gender === undefined ? "adult" : gender === "m" ? "man" : "woman"} ${age}`,
    )
    .replace(/(\d)\s*(?:\+|\bplus\b|\band (?:over|older|up|above)\b|\bor (?:over|older|more|above)\b)/g, "$1plus")
    .replace(/\+/g, " plus ")
    .replace(/(\d)\s*(?:[-–—]|\bto\b|\bthrough\b)\s*\$?(?=\d)/g, "$1_")
    .replace(/[^a-z0-9_./]+/g, " ")
    .replace(/(?<!\d)[./]|[./](?!\d)/g, " ")
  const words = text.split(" ").filter((word) => word !== "" && word !== "_")
  return modelNumbers(words.flatMap(lettersAndDigits)).map(canonicalWord)
}

/** A simpler `tokensOf` for table text, without the handling of numbers and signs that only names need. */
export function wordsOf(text: string): string[] {
  const words = plainLetters(text)
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== "").map(canonicalWord)
}

/** The stem of a word in American spelling. */
export const canonicalWord: (word: string) => string = latestAnswers(findCanonicalWord, 8_192)

function findCanonicalWord(word: string): string {
  if (/^\d+$/.test(word)) return word
  const { spelling } = readTables()
  const singular = singularOf(spelling.get(word) ?? word)
  const respelled = spelling.get(singular)
  const spelled = respelled === undefined ? singular : singularOf(respelled)
  return NUMBERS.get(word) ?? NUMBERS.get(spelled) ?? spelled
}

/** Lower case without accents; letters such as ß and ø are transliterated. */
function plainLetters(name: string): string {
  const lower = name.toLowerCase()
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ł/g, "l")
}

/** The engine's stem, unless that would merge two meanings. Words of up to three letters, mostly initials, are kept. */
function singularOf(word: string): string {
  const { singular, distinct } = readTables()
  return singular.get(word) ?? (word.length < 4 || distinct.has(word) ? word : stem(word))
}

/** "iphone14" becomes "iphone 14" and "24hr" "24 hour"; "f150", "4x4" and "b2b" are not split. */
function lettersAndDigits(word: string): string[] {
  const named = /^([a-z]{4,})(\d+)$/.exec(word)
  if (named?.[1] !== undefined && named[2] !== undefined) return [named[1], named[2]]
  const measured =
    /^(\d+(?:\.\d+)?)(hr|hrs|yr|yrs|lb|lbs|oz|in|ft|mi|wk|mo|min|kg|inch|year|hour|pound|month|star)$/.exec(word)
  if (measured?.[1] !== undefined && measured[2] !== undefined)
    return [measured[1], UNITS.get(measured[2]) ?? measured[2]]
  return [word]
}

/** Joins "f 150" and "ps 5" into one word. */
function modelNumbers(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && /^\d{1,4}$/.test(word) && /^[a-z]{1,2}$/.test(before) && !NOT_A_MODEL.has(before)) {
      joined[joined.length - 1] = before + word
    } else joined.push(word)
  }
  return joined
}
