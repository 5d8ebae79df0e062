/** A word that exists in no language and resembles no known word. */
const UNKNOWN = "Qzvxkwu"
const WORD = /[\p{L}\p{M}'’-]{4,}/gu

/** A name with each of its longer words, and then all of them, replaced by an invented word. */
export function masked(text: string): string[] {
  const words = [...new Set(text.match(WORD))]
  const each = words.map((word) => text.replaceAll(word, UNKNOWN))
  return words.length > 1 ? [...each, text.replace(WORD, UNKNOWN)] : each
}
