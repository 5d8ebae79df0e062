import { soundOf } from "../text/sound.ts"
import { type Nearness, SHORTEST_MEANT } from "./word-list.ts"

/** Longer words are not corrected, to bound the work. */
export const MAX_WORD_LENGTH = 40

type Words = {
  /** Known words similar to a possibly misspelled one. */
  near: (word: string, nearness: Nearness) => readonly string[]
  /** The form in which two spellings of one known word are equal. */
  form: (word: string) => string
}

/**
 * The known word that an unknown one misspells: within one edit, or within two if the sound is unchanged. The first
 * letter must match, as it is rarely mistyped, and short words are skipped, as they have too many neighbors. A
 * correction is `confident` if one edit leaves the sound unchanged. Undefined if no single word fits.
 */
export function correctionOf(word: string, { near, form }: Words): { word: string; confident: boolean } | undefined {
  if (word.length < SHORTEST_MEANT - 1 || word.length > MAX_WORD_LENGTH || /[^a-z]/.test(word)) return undefined
  const sound = soundOf(word)
  const soundsAlike = (known: string) => soundOf(known) === sound
  const close = near(word, "one edit")
  const sameSound = onlyOne(close.filter(soundsAlike), word, form)
  if (sameSound !== undefined) return { word: sameSound, confident: true }
  if (word.length < SHORTEST_MEANT) return undefined
  const likely =
    onlyOne(close, word, form) ?? onlyOne(near(word, "two edits, same sound").filter(soundsAlike), word, form)
  return likely === undefined ? undefined : { word: likely, confident: false }
}

/** The only candidate, or the only one that ends in the same letter. */
function onlyOne(candidates: readonly string[], word: string, form: Words["form"]): string | undefined {
  const distinct = new Set(candidates.map(form))
  const ending = [...distinct].filter((known) => distinct.size === 1 || known.at(-1) === word.at(-1))
  return ending.length === 1 ? ending[0] : undefined
}
