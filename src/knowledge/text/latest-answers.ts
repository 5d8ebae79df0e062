import { textHash } from "./hashing.ts"

/** Longer texts are hardly asked for twice, and would take up much memory; most numbers are in one name only. */
const LONGEST_KEPT = 200
const isNumber = (text: string) => text.charCodeAt(0) <= 0x39 && text.charCodeAt(text.length - 1) <= 0x39

type Answer = string | number | boolean | object | null
type Tables = readonly [] | readonly [object] | readonly [object, object]

/**
 * Remembers the latest answers of a function that depends on nothing but a text: names share their words, and a list asks for the same
 * ones again and again. A text has one of `places` places, a power of two, by its hash, and takes it from the text before. No map: one has
 * the runtime keep each new string that it is asked for, which takes a microsecond. Tables that the function reads may be handed through
 * to it, as long as they are the same for every text.
 */
export function latestAnswers<T extends Answer, Given extends Tables = readonly []>(
  find: (text: string, ...tables: Given) => T,
  places: number,
): (text: string, ...tables: Given) => T {
  // By name, since a list of them would be made for every call.
  const findWith = find as unknown as (text: string, first: unknown, second: unknown) => T
  const texts: string[] = Array.from({ length: places }, () => "")
  const answers: (T | undefined)[] = Array.from({ length: places }, () => undefined)
  const answerTo = (text: string, first?: unknown, second?: unknown): T => {
    if (text.length > LONGEST_KEPT || isNumber(text)) return findWith(text, first, second)
    const place = textHash(text, 0, text.length) & (places - 1)
    const known = texts[place] === text ? answers[place] : undefined
    if (known !== undefined) return known
    const answer = findWith(text, first, second)
    texts[place] = text
    answers[place] = answer
    return answer
  }
  return answerTo as unknown as (text: string, ...tables: Given) => T
}
