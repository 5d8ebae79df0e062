import { canonicalWord } from "./canonical-tokens.ts"
import type { Nearness } from "./word-list.ts"

const MIN_CORRECTED_LENGTH = 6
/** Nobody writes a longer word, and the work stays bounded. */
export const MAX_WORD_LENGTH = 40

export type Vocabulary = {
  /** Whether topic names are known to use a word. */
  has: (word: string) => boolean
  /** The words of a known phrase written without its blanks. */
  apart: (word: string) => string[] | undefined
  /** Known words that one may be meant for. */
  near: (word: string, nearness: Nearness) => string[]
}

/**
 * The known word that an unknown one misspells: one letter missing, added, changed or two swapped, or two such slips that leave
 * the sound. The first letter is hardly ever mistyped, and short words have too many neighbours. It is sure where one slip leaves
 * the sound. Undefined where no single word fits.
 */
export function correctionOf(word: string, vocabulary: Vocabulary): { word: string; sure: boolean } | undefined {
  if (word.length < MIN_CORRECTED_LENGTH - 1 || word.length > MAX_WORD_LENGTH || /[^a-z]/.test(word)) return undefined
  const sound = soundOf(word)
  const soundsAlike = (known: string) => soundOf(known) === sound
  const close = vocabulary.near(word, { slips: 1, length: MIN_CORRECTED_LENGTH, sound: "any" })
  const sure = onlyOne(close.filter(soundsAlike), word)
  if (sure !== undefined) return { word: sure, sure: true }
  if (word.length < MIN_CORRECTED_LENGTH) return undefined
  const likely =
    onlyOne(close, word) ??
    onlyOne(
      vocabulary.near(word, { slips: 2, length: MIN_CORRECTED_LENGTH + 1, sound: "alike" }).filter(soundsAlike),
      word,
    )
  return likely === undefined ? undefined : { word: likely, sure: false }
}

/** The one candidate, or the one that also ends in the same letter. */
function onlyOne(candidates: readonly string[], word: string): string | undefined {
  const distinct = new Set(candidates.map(canonicalWord))
  const ending = [...distinct].filter((known) => distinct.size === 1 || known.at(-1) === word.at(-1))
  return ending.length === 1 ? ending[0] : undefined
}

/** A word without its vowels and doubled letters, letters of one sound written alike. */
export function soundOf(word: string): string {
  const consonants = word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/dg/g, "g")
  return (
    word.charAt(0) +
    consonants
      .slice(1)
      .replace(/[aeiouyhw]/g, "")
      .replace(/(.)\1+/g, "$1")
  )
}
