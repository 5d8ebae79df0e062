import { canonicalWord } from "./canonical-tokens.ts"
import type { Nearness } from "./word-list.ts"

const MIN_CORRECTED_LENGTH = 6
/** Longer words are not corrected, to bound the work. */
export const MAX_WORD_LENGTH = 40

export type Vocabulary = {
  has: (word: string) => boolean
  /** Splits a known phrase written without spaces. */
  split: (word: string) => string[] | undefined
  /** Known words similar to a possibly misspelled one. */
  near: (word: string, nearness: Nearness) => string[]
}

/**
 * The known word that an unknown one misspells: within one edit, or within two if the sound is unchanged. The first
 * letter must match, as it is rarely mistyped, and short words are skipped, as they have too many neighbors. A
 * correction is `confident` if one edit leaves the sound unchanged. Undefined if no single word fits.
 */
export function correctionOf(word: string, vocabulary: Vocabulary): { word: string; confident: boolean } | undefined {
  if (word.length < MIN_CORRECTED_LENGTH - 1 || word.length > MAX_WORD_LENGTH || /[^a-z]/.test(word)) return undefined
  const sound = soundOf(word)
  const soundsAlike = (known: string) => soundOf(known) === sound
  const close = vocabulary.near(word, { edits: 1, minLength: MIN_CORRECTED_LENGTH, sound: "any" })
  const sameSound = onlyOne(close.filter(soundsAlike), word)
  if (sameSound !== undefined) return { word: sameSound, confident: true }
  if (word.length < MIN_CORRECTED_LENGTH) return undefined
  const likely =
    onlyOne(close, word) ??
    onlyOne(
      vocabulary.near(word, { edits: 2, minLength: MIN_CORRECTED_LENGTH + 1, sound: "alike" }).filter(soundsAlike),
      word,
    )
  return likely === undefined ? undefined : { word: likely, confident: false }
}

/** The only candidate, or the only one that ends in the same letter. */
function onlyOne(candidates: readonly string[], word: string): string | undefined {
  const distinct = new Set(candidates.map(canonicalWord))
  const ending = [...distinct].filter((known) => distinct.size === 1 || known.at(-1) === word.at(-1))
  return ending.length === 1 ? ending[0] : undefined
}

/** A phonetic key: no vowels or doubled letters, and one letter per sound. */
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
