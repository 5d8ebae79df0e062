import { hashOf, mix } from "../text/hashing.ts"
import { WordFilter } from "../text/new-strings.ts"
import { bloomOf, joinFilters, mayHave, splitFilters } from "../text/word-bloom.ts"
import { LANGUAGES, type Language, type LanguagePack } from "./language.ts"
import { folded } from "./folded.ts"
import { SHORTEST_STEM, singularsIn, stemIn } from "./stems.ts"
import { wordsIn } from "./words.ts"

/**
 * The role of a phrase in a name: its topic; a sensitive topic; an audience word, after or before the topic; a word that describes the next
 * one; a word that keeps its position; a word that joins two nouns; or a function word without meaning.
 */
const KINDS = ["topic", "sensitive", "audience", "before", "leading", "structure", "joining", "function"] as const
export type Kind = (typeof KINDS)[number]
export type Entry = { english: string; kind: Kind }

/**
 * The storage format of a pack: one line per entry, by their English, which compresses best.
 * Of entries with the same English, sensitive ones come last: a misspelled word has the kind of the last one.
 */
type Stored = {
  headFirst: boolean
  qualifiers: LanguagePack["qualifiers"]
  /** `exact phrase \t stems, as `stemCodeOf` writes them \t English \t kind number`. A line without the last two has those of the line before. */
  lines: string
}

/** The form a phrase is looked up by: its words as they are written, or their stems. */
const exactKey = (words: readonly string[]) => words.join(" ")
const stemmedKey = (language: Language, words: readonly string[]) =>
  words.map((word) => stemIn(language, word)).join(" ")

/**
 * The stems of a phrase: how many letters each word loses once it has lost its accents, as digits; `=` if they are the phrase itself; or the
 * stems after a `!`, where letters were changed.
 */
function stemCodeOf(key: string, stems: string): string {
  if (stems === key) return "="
  const words = folded(key).split(" ")
  const stemmed = stems.split(" ")
  const cuts = words.map((word, i) => word.length - (stemmed[i] ?? "").length)
  const isCut = words.length === stemmed.length && words.every((word, i) => word.startsWith(stemmed[i] ?? "!"))
  return isCut && cuts.every((cut) => cut < 10) ? cuts.join("") : `!${stems}`
}

function stemsFrom(key: string, code: string): string {
  if (code === "=") return key
  if (code.startsWith("!")) return code.slice(1)
  const plain = folded(key)
  let stems = ""
  let start = 0
  for (let i = 0; i < code.length; i++) {
    const space = plain.indexOf(" ", start)
    const end = space < 0 ? plain.length : space
    stems += `${i > 0 ? " " : ""}${plain.slice(start, end - Number(code.charAt(i)))}`
    start = end + 1
  }
  return stems
}

export function encodePack(pack: LanguagePack): Uint8Array {
  const { language, headFirst, qualifiers } = pack
  const entries = new Map<string, SourceEntry>()
  for (const entry of entriesOf(pack)) {
    const key = exactKey(entry.phrase)
    if (!entries.has(key)) entries.set(key, entry)
  }
  const owners = new Map<string, string>()
  // Without accents, "papa" is the potato; only "papá" is the father.
  const own = (isPlain: boolean) => {
    for (const [key, { phrase }] of entries) {
      const stems = stemmedKey(language, phrase)
      if ((folded(key) === key) === isPlain && !owners.has(stems)) owners.set(stems, key)
    }
  }
  if (language !== "ja") {
    own(true)
    own(false)
  }
  const orderOf = ([key, { english, kind }]: [string, SourceEntry]) =>
    `${english}\t${kind === "sensitive" ? 1 : 0}\t${key}`
  const byEnglish = Array.from(entries, (entry) => [orderOf(entry), entry] as const).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  let meaning = ""
  const lines = byEnglish.map(([, [key, { phrase, english, kind }]]) => {
    const stems = stemmedKey(language, phrase)
    const line = `${key}\t${owners.get(stems) === key ? stemCodeOf(key, stems) : ""}`
    const previous = meaning
    meaning = `${english}\t${KINDS.indexOf(kind)}`
    return meaning === previous ? line : `${line}\t${meaning}`
  })
  const stored: Stored = { headFirst, qualifiers, lines: lines.join("\n") }
  return new TextEncoder().encode(JSON.stringify(stored))
}

export type SourceEntry = Entry & { phrase: string[]; table: string }

/** Every entry of a pack's table; the first entry for a phrase wins. */
export function entriesOf({ language, rows }: LanguagePack): SourceEntry[] {
  return rows.flatMap(({ table, phrase, english }) => {
    const words = language === "ja" ? [phrase.normalize("NFKC").toLowerCase()] : wordsIn(phrase).map(({ text }) => text)
    return words.length > 0 ? [{ phrase: words, english, kind: kindOf(table), table }] : []
  })
}

function kindOf(table: string): Kind {
  if (table === "Sensitive" || table === "Restricted") return "sensitive"
  return KINDS.find((kind) => kind === table) ?? "topic"
}

/** A pack ready for look-ups. */
export type Pack = {
  language: Language
  headFirst: boolean
  qualifiers: readonly { pattern: RegExp; english: string }[]
  exact: ReadonlyMap<string, Entry>
  stemmed: ReadonlyMap<string, Entry>
  /** The stems of single words by length and first letter, for spelling correction. */
  alike: ReadonlyMap<number, readonly string[]>
  /** The singulars of single words and openers whose stems are too short to tell words apart. */
  short: ReadonlySet<string>
  /** Length of the longest phrase in words, or in characters for Japanese. */
  longest: number
  /** First words, and their stems, of multi-word phrases. */
  openers: ReadonlySet<string>
  /** All single words, stems and openers. */
  known: WordFilter
  /** The first two words of each multi-word phrase, as `pairOf` of their hashes: most words after an opener continue no phrase. */
  pairs: ReadonlySet<number>
}

export function decodePack(language: Language, file: ArrayBuffer): Pack {
  const { headFirst, qualifiers, lines } = JSON.parse(new TextDecoder().decode(file)) as Stored
  const exact = new Map<string, Entry>()
  const stemmed = new Map<string, Entry>()
  const alike = new Map<number, string[]>()
  const openers = new Set<string>()
  const pairs = new Set<number>()
  const known = new WordFilter()
  const short = new Set<string>()
  const open = (phrase: string) => {
    const [first = "", second] = phrase.split(" ", 2)
    known.add(first)
    if (second === undefined) return
    openers.add(first)
    pairs.add(pairOf(hashOf(first), hashOf(second)))
  }
  let longest = 1
  let entry: Entry = { english: "", kind: "topic" }
  for (const line of lines.split("\n")) {
    const [key = "", code = "", english, kind] = line.split("\t")
    if (english !== undefined) entry = { english, kind: KINDS[Number(kind)] ?? "topic" }
    exact.set(key, entry)
    open(key)
    const [opener = ""] = key.split(" ", 1)
    if (opener.length <= SHORTEST_STEM + 3) for (const one of singularsIn(language, folded(opener))) short.add(one)
    longest = Math.max(longest, language === "ja" ? key.length : key.split(" ").length)
    if (code === "") continue
    const stems = stemsFrom(key, code)
    stemmed.set(stems, entry)
    open(stems)
    if (stems.includes(" ") || entry.english === "") continue
    const shape = shapeOf(stems, stems.length)
    const others = alike.get(shape)
    if (others) others.push(stems)
    else alike.set(shape, [stems])
  }
  return {
    language,
    headFirst,
    qualifiers: qualifiers.map(([pattern, text]) => ({ pattern: new RegExp(pattern, "gu"), english: text })),
    exact,
    stemmed,
    alike,
    short,
    longest,
    openers,
    pairs,
    known,
  }
}

/** Fits in a small integer, the fastest key for a Set. */
export const pairOf = (first: number, second: number) => mix(first ^ Math.imul(second, 31)) >>> 2

/** A number, because a Map interns every new string it is asked for. */
export const shapeOf = (word: string, length: number) => word.charCodeAt(0) * 1_024 + length

/** The file that says which languages know a word, for choosing the packs to load: one filter per language. */
export function encodeIndex(packs: readonly LanguagePack[]): Uint8Array {
  const filters = LANGUAGES.map((language) => {
    const pack = packs.find((one) => one.language === language)
    if (!pack || language === "ja") return new Uint8Array(0)
    const words = new Set<string>()
    for (const { phrase, table } of entriesOf(pack)) {
      for (const word of phrase) {
        const stem = stemIn(language, word)
        words.add(stem)
        // A misspelled sensitive word must still select its language.
        if (table === "Sensitive" && stem.length > 5) for (const shorter of withoutOneLetter(stem)) words.add(shorter)
      }
    }
    return bloomOf(Array.from(words, (word) => hashOf(word)))
  })
  return joinFilters(filters)
}

export type Index = ReadonlyMap<Language, Uint8Array>

export function decodeIndex(file: ArrayBuffer): Index {
  const filters = splitFilters(file, LANGUAGES.length)
  return new Map(LANGUAGES.map((language, i) => [language, filters[i] as Uint8Array]))
}

/** Whether a language may know a word. False positives are rare. */
export const mayKnow = (index: Index, language: Language, stem: string): boolean =>
  mayHave(index.get(language), hashOf(stem))

/** Whether a language may know a word with one of its letters removed. */
export function mayKnowShorter(index: Index, language: Language, stem: string): boolean {
  const filter = index.get(language)
  for (let i = 0; i < stem.length; i++) if (mayHave(filter, hashOf(stem, i))) return true
  return false
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1)
}
