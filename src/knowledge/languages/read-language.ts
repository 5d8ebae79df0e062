import { candidatesFor, chooseLanguage } from "./detect.ts"
import { unreadLanguage } from "./foreign.ts"
import { glossOf, takeQualifiers } from "./gloss.ts"
import { readJapanese } from "./japanese.ts"
import type { NameLanguage } from "./language.ts"
import { loadedIndex, loadedPack } from "./loaded.ts"
import type { Pack } from "./pack-format.ts"
import { type English, readWords, type Unit } from "./read-words.ts"
import { scriptOf } from "./script.ts"
import { type Word, wordsIn } from "./words.ts"

type Read = { language: NameLanguage; english: string; known: number }

/** Reads a name in the language with tables of its own that explains it best. */
export function readInLanguage(text: string, english: English, plain: readonly Word[] | undefined): Read {
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
