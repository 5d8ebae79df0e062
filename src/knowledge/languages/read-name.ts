import { isOpsLabel } from "../text/ops-labels.ts"
import { isNameOfPerson } from "../text/person-names.ts"
import { isForeignWord, mayBeForeign, unreadLanguage } from "./foreign.ts"
import type { NameLanguage } from "./language.ts"
import { languageReader } from "./load.ts"
import { writtenOut } from "./load-shorthand.ts"
import type { English } from "./read-words.ts"
import { isPlain, type Word, wordsIn } from "./words.ts"
import { packsOfKnownWords, worldReader } from "../world/load.ts"
import { isLanguage, type WorldPack } from "../world/packs.ts"

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
  const ownPacks = packsOfKnownWords(text)
  if (plain ? !plain.some((word) => isForeignWord(word, english)) : !mayBeForeign(text, english))
    return { language: "en", english: text, known: 1, world: ownPacks }
  if (isNoTopic(plain ?? wordsIn(text)))
    return { language: unreadLanguage(text, english), english: text, known: 1, world: ownPacks }
  const reader = worldReader()
  const packs = [...ownPacks, ...(reader?.packsOf(text) ?? [])]
  // "Droga Raia" are pharmacies, whatever "droga" means.
  if (reader?.isBrandName(text, packs))
    return { language: "en", english: text, known: 1, world: withLanguage(packs, "en") }
  const read = languageReader()?.readInLanguage(text, english, plain) ?? {
    language: unreadLanguage(text, english),
    english: text,
    known: 1,
  }
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

/** Names of people and lists are not translated: "Carlos Zapatero" is no shoemaker. */
function isNoTopic(words: readonly Word[]): boolean {
  const plain = words.map((word) => word.plain)
  return isOpsLabel(plain) || isNameOfPerson(plain)
}

/** Words of other languages mean something else here. */
const withLanguage = (packs: readonly WorldPack[], language: NameLanguage) =>
  packs.filter((pack) => pack === language || !isLanguage(pack))
