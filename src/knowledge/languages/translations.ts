import TRANSLATIONS from "../../../dist/tables/duplicates/translations.ts"
import { latestAnswers } from "../text/new-strings.ts"
import { folded } from "./folded.ts"
import type { English } from "./read-words.ts"
import { scriptOf } from "./script.ts"
import { stemIn } from "./stems.ts"
import { wordsIn } from "./words.ts"

/** The columns of the table after the English. */
const COLUMNS = ["de", "es", "fr", "it", "nl", "pt"] as const
type Column = (typeof COLUMNS)[number]

const LONGEST_PHRASE = 4

/** Japanese is written without spaces: the longest known word wins. */
const japanese = new Map<string, string>()
/** Particles and signs between words. */
const PARTICLES = /[のをがはにとでへな・\s]/
const LONGEST_JAPANESE = 12

/** Words that only hold a name together. */
const SMALL: Readonly<Record<Column, ReadonlySet<string>>> = {
  de: words("der die das den dem des ein eine einer von vom fur im in zu zum zur und am an auf"),
  es: words("de del la el los las un una y para en por al a"),
  fr: words("de du des la le les l d un une et a au aux en pour"),
  it: words("di del della dei delle degli dell d la il lo gli le i l un una e per in da a al"),
  nl: words("de het een van voor en in op te"),
  pt: words("de do da dos das o a os as um uma e para em no na"),
}
/** Those that English names rarely have. */
const TELLING = words("de del du des les los las el della dei degli delle di von der das und het van voor dos zum zur")
const YEARS = words("jahre jahren anos ans anni jaar")
/** Letters that join the parts of a compound: "Hund|e|besitzer". */
const LINKS: Partial<Record<Column, readonly string[]>> = {
  de: ["", "s", "es", "n", "en", "e", "er"],
  nl: ["", "s", "en", "e", "n", "er"],
}
const SHORTEST_PART = 3

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "))
}

const setPerColumn = () => new Map<Column, Set<string>>(COLUMNS.map((column) => [column, new Set()]))
/** What phrases begin with, as written and as stems, and all their words. */
const openers = setPerColumn()
const vocabulary = setPerColumn()
/** English by a phrase as it is written in the table, and by its stems. */
const dictionaries = new Map<Column, Map<string, string>>(COLUMNS.map((column) => [column, new Map()]))
for (const line of TRANSLATIONS.split("\n")) {
  const [english = "", ...cells] = line.split("\t")
  for (const [i, column] of COLUMNS.entries()) {
    const dictionary = dictionaries.get(column)
    for (const phrase of (cells[i] ?? "").split(" = ").filter(Boolean)) {
      const written = wordsIn(phrase)
      const stems = written.map(({ text }) => stemIn(column, text)).join(" ")
      openers.get(column)?.add(written[0]?.plain ?? "")
      openers.get(column)?.add(stems.split(" ", 1)[0] ?? "")
      for (const { text, plain } of written) vocabulary.get(column)?.add(plain).add(stemIn(column, text))
      for (const form of [asWritten(written.map(({ plain }) => plain)), stems]) {
        if (!dictionary?.has(form)) dictionary?.set(form, english)
      }
    }
  }
  for (const phrase of (cells[COLUMNS.length] ?? "").split(" = ").filter(Boolean)) japanese.set(phrase, english)
}

/** Differs from any stems. */
function asWritten(plain: readonly string[]): string {
  return `=${plain.join(" ")}`
}

const RANGE = /(\d{1,9}) ?(?:[-–]|bis|a|à|al|tot|até) ?(\d{1,9})/gu
const ABOVE = /(\d{1,9}) ?\+/g
/** A range or a lower limit as one word, which `wordsIn` does not split. */
const KEPT = /^(\d+)(?:to(\d+)|(plus))?$/

/** The English of a name in one of these languages, if all of it is known and means the same in all of them that know it. */
export function exactEnglish(name: string, english: English): string | undefined {
  if (/[>|»_]/.test(name)) return undefined
  const script = scriptOf(name)
  if (script !== "latin") return script === "other" ? undefined : fromJapanese(name)
  const text = name.replace(RANGE, "$1to$2").replace(ABOVE, "$1plus ")
  const written = wordsIn(text).map((word) => word.text)
  const columns = written.reduce((common, word) => common & columnsOf(word, english), ALL_COLUMNS)
  if (columns === 0) return undefined
  const possible = COLUMNS.filter((_, i) => columns & (1 << i))
  const readings = possible.flatMap((column) => inEnglish(written, column, english) ?? [])
  const least = Math.min(...readings.map(({ unread }) => unread))
  const best = readings.filter(({ unread }) => unread === least)
  const meanings = new Set(best.map((one) => one.english.split(" ").sort().join(" ")))
  return meanings.size === 1 ? best[0]?.english : undefined
}

const ALL_COLUMNS = (1 << COLUMNS.length) - 1
const PLACES = 1 << 12
/** The columns that may know a word, as bits. Most names have a word that none of them knows. */
const columnsOf = latestAnswers<number, readonly [English]>((word, english) => {
  const plain = folded(word)
  if (english.knowsWord(plain) || YEARS.has(plain) || KEPT.test(plain)) return ALL_COLUMNS
  return COLUMNS.reduce((bits, column, i) => (mayKnow(column, word, plain) ? bits | (1 << i) : bits), 0)
}, PLACES)

function mayKnow(column: Column, word: string, plain: string): boolean {
  const known = vocabulary.get(column)
  if (SMALL[column].has(plain) || known?.has(plain) || known?.has(stemIn(column, word))) return true
  return compoundOf(plain, column, dictionaries.get(column) ?? new Map<string, string>()) !== undefined
}

function fromJapanese(name: string): string | undefined {
  const text = name.normalize("NFKC").slice(0, 100)
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST_JAPANESE, text.length - at)
    while (length > 0 && !japanese.has(text.slice(at, at + length))) length--
    if (length > 0) parts.push(japanese.get(text.slice(at, at + length)) ?? "")
    else if (!PARTICLES.test(text.charAt(at))) return undefined
    at += Math.max(1, length)
  }
  return parts.join(" ")
}

/** `unread` counts words that only English knows, such as brands. */
type Reading = { english: string; unread: number }

function inEnglish(written: readonly string[], column: Column, english: English): Reading | undefined {
  const dictionary = dictionaries.get(column) ?? new Map<string, string>()
  const plainWords = written.map(folded)
  const stems = written.map((word) => stemIn(column, word))
  const parts: string[] = []
  let isForeign = false
  let unread = 0
  for (let at = 0; at < written.length;) {
    const word = written[at] ?? ""
    const plain = plainWords[at] ?? ""
    const opens = openers.get(column)?.has(plain) || openers.get(column)?.has(stems[at] ?? "")
    const phrase = opens ? phraseAt(plainWords, stems, at, dictionary) : undefined
    const number = KEPT.exec(plain)
    if (phrase) {
      const own = written.slice(at, at + phrase.length)
      isForeign ||= own.some((one) => folded(one) !== one || !english.knowsWord(one))
      const isFemale = column === "de" && (own.at(-1) ?? "").endsWith("innen")
      parts.push(isFemale ? `female ${phrase.english}` : phrase.english)
      at += phrase.length
      continue
    }
    at++
    if (number) parts.push(number[2] ? `${number[1]}-${number[2]}` : `${number[1]}${number[3] ? "+" : ""}`)
    else if (SMALL[column].has(plain) || YEARS.has(plain)) continue
    else {
      const compound = compoundOf(plain, column, dictionary)
      if (compound === undefined && !english.knowsWord(plain)) return undefined
      if (compound === undefined) unread++
      else isForeign = true
      parts.push(compound ?? word)
    }
  }
  const isJoined = unread === 0 && plainWords.some((word) => TELLING.has(word) && SMALL[column].has(word))
  if (!isForeign && !isJoined) return undefined
  // Nouns come before the words that describe them, except in German and Dutch.
  const ordered = column in LINKS || parts.some((part) => /\d/.test(part)) ? parts : parts.toReversed()
  return { english: ordered.join(" "), unread }
}

function phraseAt(
  plainWords: readonly string[],
  stems: readonly string[],
  at: number,
  dictionary: ReadonlyMap<string, string>,
) {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length--) {
    const end = at + length
    const english =
      dictionary.get(asWritten(plainWords.slice(at, end))) ?? dictionary.get(stems.slice(at, end).join(" "))
    if (english !== undefined) return { english, length }
  }
  return undefined
}

/** The English of a compound of known words: "Kaffeetrinker". */
function compoundOf(word: string, column: Column, dictionary: ReadonlyMap<string, string>): string | undefined {
  const links = LINKS[column]
  if (!links || word.length > 40) return undefined
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
    const tail = dictionary.get(stemIn(column, word.slice(end)))
    if (tail === undefined) continue
    for (const link of links) {
      const head = word.slice(0, end - link.length)
      if (!word.endsWith(link, end) || head.length < SHORTEST_PART) continue
      const first = dictionary.get(head) ?? dictionary.get(stemIn(column, head))
      if (first === undefined) continue
      const isFemale = column === "de" && word.endsWith("innen")
      return `${isFemale ? "female " : ""}${first} ${tail}`
    }
  }
  return undefined
}
