import { textHash } from "./hashing.ts"

/**
 * The words of names, each as one string however often it is read. Maps turn every new string that they are asked for into the one that
 * the runtime keeps of its letters, which takes longer than the rest of reading a word: asking with the same string again is free.
 */
const PLACES = 1 << 13
/** A longer part of a text would keep all of the text in memory. */
const LONGEST = 12
const kept: string[] = Array.from({ length: PLACES }, () => "")

/** `text.slice(start, end)`. */
export function sharedWord(text: string, start: number, end: number): string {
  const length = end - start
  if (length > LONGEST) return text.slice(start, end)
  const place = textHash(text, start, end) & (PLACES - 1)
  const word = kept[place] ?? ""
  return word.length === length && isAt(word, text, start) ? word : (kept[place] = text.slice(start, end))
}

function isAt(word: string, text: string, start: number): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false
  return true
}
