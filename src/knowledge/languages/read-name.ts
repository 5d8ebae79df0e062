import { candidatesFor, chooseLanguage, isForeignWord, mayBeForeign, unreadLanguage } from "./detect.ts"
import { glossOf, takeQualifiers } from "./gloss.ts"
import { readJapanese } from "./japanese.ts"
import type { NameLanguage } from "./language.ts"
import { writtenOut } from "./load-shorthand.ts"
import { loadedIndex, loadedPack } from "./loaded.ts"
import type { Pack } from "./pack-format.ts"
import { type English, readWords, type Unit } from "./read-words.ts"
import { scriptOf } from "./script.ts"
import { isPlain, type Word, wordsIn } from "./words.ts"
import { mayBeBrand, worldReader } from "../world/load.ts"
import { isLanguage, NAMES, type WorldPack } from "../world/packs.ts"

/**
 * A name as the engine reads it: its English translation, the share of its words that are known, and the packs of open data that may know
 * the others.
 */
export type NameReading = { language: NameLanguage; english: string; known: number; world: readonly WorldPack[] }

/**
 * Detects a name's language and reads the name. Its packs must be loaded (`packsFor`); otherwise it is read as English. The result depends
 * only on the name, so a pack loaded for another name does not change it.
 */
export function readName(name: string, english: English): NameReading {
  const text = writtenOut(name, english)
  const plain = isPlain(text) ? wordsIn(text) : undefined
  const names: readonly WorldPack[] = mayBeBrand(text) ? [NAMES] : []
  if (plain ? !plain.some((word) => isForeignWord(word, english)) : !mayBeForeign(text, english))
    return { language: "en", english: text, known: 1, world: names }
  const reader = worldReader()
  const packs = [...names, ...(reader?.packsOf(text) ?? [])]
  const read = readInLanguage(text, english, plain)
  const { language } = read
  const isOpen = language === "en" || language === "und"
  if (isOpen || read.known < 1) {
    const world = reader?.readWorld(text, packs, (word) => english.knowsWord(word))
    if (world && (isOpen || world.known >= read.known)) {
      const { known } = world
      return { language: world.language, english: world.text, known, world: withLanguage(packs, world.language) }
    }
  }
  return { ...read, world: withLanguage(packs, language) }
}

/** Words of other languages mean something else here. */
const withLanguage = (packs: readonly WorldPack[], language: NameLanguage) =>
  packs.filter((pack) => pack === language || !isLanguage(pack))

function readInLanguage(text: string, english: English, plain: readonly Word[] | undefined): Read {
  const index = loadedIndex()
  if (!index) return { language: unreadLanguage(text, english), english: text, known: 1 }
  const words = plain ?? wordsIn(text)
  const packs = candidatesFor(text, index, english, words).flatMap((language) => loadedPack(language) ?? [])
  const script = scriptOf(text)
  if (script === "japanese" || script === "han") {
    const [pack] = packs
    return (pack && inJapanese(text, pack, script === "han")) ?? undetermined(text)
  }
  const chosen = chooseLanguage(words, packs, english)
  if (!chosen) return { language: unreadLanguage(text, english), english: text, known: 1 }
  const { rest, qualifiers } = takeQualifiers(text, chosen.best)
  return reading(readWords(wordsIn(rest), chosen.best, english), chosen.best, qualifiers)
}

type Read = Omit<NameReading, "world">

const undetermined = (text: string): Read => ({ language: "und", english: text, known: 0 })

/** Names in Han characters only may be Chinese: they are read only if the pack knows nearly all of them. */
const LEAST_KNOWN_HAN = 0.8
const LEAST_KNOWN = 0.5

function inJapanese(text: string, pack: Pack, hanOnly: boolean): Read | undefined {
  const { rest, qualifiers } = takeQualifiers(text, pack)
  const units = readJapanese(rest, pack)
  const read = reading(units, pack, qualifiers)
  if (hanOnly && read.known < LEAST_KNOWN_HAN) return undefined
  // Too few words are known to classify the name, unless one of them is sensitive.
  const tells = read.known >= LEAST_KNOWN || units.some(({ entry }) => entry?.kind === "sensitive")
  return tells ? read : { ...read, english: text }
}

const isNumber = (text: string) => /^[\d.,+%-]+$/.test(text)

function reading(units: readonly Unit[], pack: Pack, qualifiers: readonly string[]): Read {
  let all = 0
  let known = 0
  for (const { words, entry, known: how } of units) {
    if (entry ? entry.kind === "function" || entry.kind === "joining" : words.every(({ text }) => isNumber(text)))
      continue
    const size = pack.language === "ja" ? words.reduce((sum, { text }) => sum + text.length, 0) : words.length
    all += size
    if (entry || how === "english") known += size
  }
  return { language: pack.language, english: glossOf(units, pack, qualifiers), known: all === 0 ? 1 : known / all }
}
