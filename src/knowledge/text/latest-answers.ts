import { textHash } from "./hashing.ts"

/** Longer texts are hardly asked for twice, and would take up much memory; most numbers are in one name only. */
const LONGEST_KEPT = 200
const isNumber = (text: string) => text.charCodeAt(0) <= 0x39 && text.charCodeAt(text.length - 1) <= 0x39

/**
 * Remembers the latest answers of a function that depends on nothing but a text: names share their words, and a list asks for the same
 * ones again and again. A text has one of `places` places, a power of two, by its hash, and takes it from the text before. No map: one has
 * the runtime keep each new string that it is asked for, which takes a microsecond.
 */
export function latestAnswers<T extends string | readonly string[] | number | null>(
  find: (text: string) => T,
  places: number,
): (text: string) => T {
  const texts: string[] = Array.from({ length: places }, () => "")
  const answers: (T | undefined)[] = Array.from({ length: places }, () => undefined)
  return (text) => {
    if (text.length > LONGEST_KEPT || isNumber(text)) return find(text)
    const place = textHash(text, 0, text.length) & (places - 1)
    const known = texts[place] === text ? answers[place] : undefined
    if (known !== undefined) return known
    const answer = find(text)
    texts[place] = text
    answers[place] = answer
    return answer
  }
}
