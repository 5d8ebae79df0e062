import { hashOf } from "../text/hashing.ts"
import { latestAnswers } from "../text/new-strings.ts"
import { type Entry, type Pack, pairOf, shapeOf } from "./pack-format.ts"
import { folded } from "./folded.ts"
import { SHORTEST_STEM, singularsIn, stemIn } from "./stems.ts"
import type { Word } from "./words.ts"

/** What the English tables know; the engine supplies it. */
export type English = {
  knowsWord(word: string): boolean
  /** Length in words of the longest multi-word brand or phrase at a position; 0 if there is none. */
  phraseAt(words: readonly string[], at: number): number
}

/** A span of words in a name. Without an entry, the pack does not know the words. */
export type Unit = {
  words: readonly Word[]
  entry?: Entry
  /** "unread" words may still be compounds or misspellings. */
  known: "phrase" | "compound" | "spelling" | "english" | "no" | "unread"
  /** The phrase is spelled exactly as in the pack. */
  exact?: boolean | undefined
}

const MAX_PHRASE = 6
const SHORTEST_PART = 3
const SHORTEST_MISTYPED = 6
/** Shorter words that English knows are read as English. */
const SHORTEST_COMPOUND = 9

/** For each word of a name, the length of the English brand or phrase that starts there. Shared by all packs. */
export function englishPhrases(words: readonly Word[], english: English): number[] {
  const plain = words.map((word) => word.plain)
  return plain.map((_, at) => english.phraseAt(plain, at))
}

/** Reads a name in a European language by the longest phrases of its pack. */
export const readWords = (words: readonly Word[], pack: Pack, english: English): Unit[] =>
  readUnread(readPhrases(words, pack, englishPhrases(words, english), english), pack, english)

/** Checks unread words for compounds and misspellings, which is slow. */
export const readUnread = (units: readonly Unit[], pack: Pack, english: English): Unit[] =>
  units.map((unit) => {
    const [word] = unit.words
    return unit.known === "unread" && word ? { ...readUnknown(word.plain, pack, english), words: [word] } : unit
  })

/** Reads the phrases of a name, which is fast. Words in no phrase are left unread. */
export function readPhrases(words: readonly Word[], pack: Pack, branded: readonly number[], english: English): Unit[] {
  const readWord = readerOf(pack)
  const read = words.map(({ text }) => readWord(text, pack, english))
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const { opens, unit: alone } = read[at] as WordReading
    const phrase = opens ? phraseAt(words, read, at, pack) : undefined
    const length = phrase?.words.length ?? 1
    const brand = branded[at] ?? 0
    if (brand >= length && brand > 1) {
      units.push({ words: words.slice(at, at + brand), known: "english" })
      at += brand
    } else {
      units.push(phrase ?? { words: [words[at] as Word], entry: alone.entry, known: alone.known, exact: alone.exact })
      at += length
    }
  }
  return units
}

/** What a pack says about a word, regardless of its neighbors. */
type WordReading = {
  stem: string
  /** Hashes of the word as written, and of its stem. */
  hash: number
  stemHash: number
  /** Whether multi-word phrases start with it. */
  opens: boolean
  unit: Omit<Unit, "words">
}

/** Names share their words. */
const WORDS_KEPT = 1_024
const newReader = () => latestAnswers<WordReading, [Pack, English]>(findReading, WORDS_KEPT)
const readers = new WeakMap<Pack, ReturnType<typeof newReader>>()

function readerOf(pack: Pack): ReturnType<typeof newReader> {
  const known = readers.get(pack)
  if (known) return known
  const reader = newReader()
  readers.set(pack, reader)
  return reader
}

function findReading(text: string, pack: Pack, english: English): WordReading {
  const stem = stemIn(pack.language, text)
  const hash = hashOf(text)
  const stemHash = stem === text ? hash : hashOf(stem)
  const isWritten = pack.known.mayHave(text)
  const isStem = pack.known.mayHave(stem) && (stem.length >= SHORTEST_STEM || isInflection(text, pack))
  const exact = isWritten ? pack.exact.get(text) : undefined
  const entry = exact ?? (isStem ? pack.stemmed.get(stem) : undefined)
  return {
    stem,
    hash,
    stemHash,
    opens: (isWritten && pack.openers.has(text)) || (isStem && pack.openers.has(stem)),
    unit: { entry, known: entry ? "phrase" : knownAs(folded(text), pack, english), exact: exact !== undefined },
  }
}

/** Whether a word is the singular or plural of a word of the pack, and does not only share its stem. */
function isInflection(text: string, { language, short }: Pack): boolean {
  const singulars = singularsIn(language, folded(text))
  return singulars.length === 0 || singulars.some((one) => short.has(one))
}

/** How a word without an entry is known before it is checked for compounds and misspellings. */
function knownAs(plain: string, { language }: Pack, english: English): Unit["known"] {
  if (/\d/.test(plain)) return "no"
  const mayBeCompound = hasCompounds(language) && plain.length >= SHORTEST_COMPOUND
  return english.knowsWord(plain) && !mayBeCompound ? "english" : "unread"
}

/** The longest multi-word phrase at a position. */
function phraseAt(words: readonly Word[], read: readonly WordReading[], at: number, pack: Pack): Unit | undefined {
  const most = Math.min(pack.longest, MAX_PHRASE, words.length - at)
  if (most < 2 || !continues(read[at] as WordReading, read[at + 1] as WordReading, pack)) return undefined
  let found: Unit | undefined
  let written = words[at]?.text ?? ""
  let stemmed = read[at]?.stem ?? ""
  for (let last = at + 1; last < at + most && !words[last]?.apart; last++) {
    written += ` ${words[last]?.text ?? ""}`
    stemmed += ` ${read[last]?.stem ?? ""}`
    const exact = pack.exact.get(written)
    const entry = exact ?? pack.stemmed.get(stemmed)
    if (entry) found = { words: words.slice(at, last + 1), entry, known: "phrase", exact: exact !== undefined }
  }
  return found
}

/** Whether a phrase may start with these two words. */
const continues = (first: WordReading, second: WordReading, { pairs }: Pack) =>
  pairs.has(pairOf(first.hash, second.hash)) || pairs.has(pairOf(first.stemHash, second.stemHash))

function readUnknown(plain: string, pack: Pack, english: English): WordReading["unit"] {
  const compound = hasCompounds(pack.language) ? readCompound(plain, pack) : undefined
  if (compound) return { known: "compound", entry: compound }
  if (english.knowsWord(plain)) return { known: "english" }
  const meant = mistyped(stemIn(pack.language, plain), pack) ?? mistypedCompound(plain, pack)
  return meant ? { known: "spelling", entry: meant } : { known: "no" }
}

/** Letters that join the parts of a compound: "Versicherung|s|vertrag", "Hund|e|besitzer". */
const LINKS: Partial<Record<Pack["language"], readonly string[]>> = {
  de: ["", "s", "es", "n", "en", "e", "er", "ens"],
  nl: ["", "s", "en", "e", "n", "er"],
}

export const hasCompounds = (language: Pack["language"]) => language in LINKS

/** The English of a compound that consists entirely of words in the pack: "Hundebesitzer", "Elektroautokäufer". */
function readCompound(word: string, pack: Pack): Entry | undefined {
  const parts = splitCompound(word, pack, new Map())
  if (!parts || parts.length < 2) return undefined
  const kind = parts.some((part) => part.kind === "sensitive") ? "sensitive" : "topic"
  return { english: parts.map((part) => part.english).join(" "), kind }
}

/** The fewest parts; a longer first part on a tie. */
function splitCompound(word: string, pack: Pack, seen: Map<string, Entry[] | undefined>): Entry[] | undefined {
  if (seen.has(word)) return seen.get(word)
  seen.set(word, undefined)
  const whole = partOf(word, pack)
  if (whole) {
    seen.set(word, [whole])
    return [whole]
  }
  let best: Entry[] | undefined
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    for (const link of LINKS[pack.language] ?? [""]) {
      if (!word.endsWith(link, end) || end - link.length < SHORTEST_PART) continue
      const first = partOf(word.slice(0, end - link.length), pack)
      if (!first) continue
      const rest = splitCompound(word.slice(end), pack, seen)
      if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest]
    }
  }
  seen.set(word, best)
  return best
}

function partOf(word: string, pack: Pack): Entry | undefined {
  const stem = stemIn(pack.language, word)
  const exact = pack.known.mayHave(word) ? pack.exact.get(word) : undefined
  // Short stems match by accident: "skin" is not "Ski".
  const entry = exact ?? (stem.length > 3 && pack.known.mayHave(stem) ? pack.stemmed.get(stem) : undefined)
  if (!entry || entry.english === "" || entry.kind === "structure" || entry.kind === "before") return undefined
  return entry
}

/** The intended word if it differs by one edit after the first letter and there is exactly one candidate meaning. */
function mistyped(stem: string, pack: Pack): Entry | undefined {
  if (stem.length < SHORTEST_MISTYPED) return undefined
  let found: Entry | undefined
  for (let length = stem.length - 1; length <= stem.length + 1; length++) {
    if (length < SHORTEST_MISTYPED) continue
    for (const known of pack.alike.get(shapeOf(stem, length)) ?? []) {
      if (!isOneEdit(stem, known)) continue
      const entry = pack.stemmed.get(known)
      if (found && found.english !== entry?.english) return undefined
      found = entry
    }
  }
  return found
}

/** A compound whose last part is misspelled by one edit. */
function mistypedCompound(word: string, pack: Pack): Entry | undefined {
  if (!hasCompounds(pack.language)) return undefined
  for (let end = word.length - SHORTEST_MISTYPED; end > SHORTEST_PART; end--) {
    for (const link of LINKS[pack.language] ?? []) {
      if (!word.endsWith(link, end)) continue
      const first = partOf(word.slice(0, end - link.length), pack)
      const last = first && mistyped(stemIn(pack.language, word.slice(end)), pack)
      if (last)
        return {
          english: `${first.english} ${last.english}`,
          kind: first.kind === "sensitive" ? "sensitive" : last.kind,
        }
    }
  }
  return undefined
}

/** One letter added, missing, changed, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from++
  let endA = a.length
  let endB = b.length
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--
    endB--
  }
  const left = endA - from
  const right = endB - from
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[from] === b[from + 1] && a[from + 1] === b[from]
}
