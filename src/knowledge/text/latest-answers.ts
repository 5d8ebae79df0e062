/** Longer texts are hardly asked for twice, and would take up much memory; most numbers are in one name only. */
const LONGEST_KEPT = 200
const isNumber = (text: string) => text.charCodeAt(0) <= 0x39 && text.charCodeAt(text.length - 1) <= 0x39

/**
 * Remembers the latest answers of a function that depends on nothing but a text: names share their words, and a list asks for the same
 * ones again and again. Between `most` and twice as many are kept; one that was asked for lately is not forgotten.
 */
export function latestAnswers<T extends string | readonly string[] | number | null>(
  find: (text: string) => T,
  most: number,
): (text: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST_KEPT || isNumber(text)) return find(text)
    const answer = old.get(text) ?? find(text)
    if (young.size >= most) {
      old = young
      young = new Map()
    }
    young.set(text, answer)
    return answer
  }
}
