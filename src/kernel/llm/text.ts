const CITATION = /<\/?cite\b[^<>]*>/gi
const INVISIBLE = /\p{Cf}+/gu
const CONTROLS = /\p{Cc}+/gu
const QUOTE_WORDS = 8

/** A model's string as plain text: no citation markup or invisible characters, truncated to `maxLength`. */
export function plainText(text: string, maxLength: number): string {
  const visible = text.replaceAll(CITATION, "").replaceAll(INVISIBLE, "").replaceAll(CONTROLS, " ")
  const plain = visible.replaceAll(/\s+/g, " ").trim()
  // Cutting through a surrogate pair leaves a replacement character.
  return plain
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/, "")
    .trim()
}

/** The first of the texts that is a JSON object. */
export function jsonObjectIn(texts: readonly string[]): Record<string, unknown> | undefined {
  for (const text of texts.flatMap((whole) => [whole, whole.replaceAll(CITATION, "")])) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    } catch {
      // Try the next one.
    }
  }
  return undefined
}

/** Whether a text quotes the instructions, which means that the caller's text made the model leak them. */
export function quotes(instructions: string, text: string): boolean {
  const source = wordsOf(instructions)
  const words = wordsOf(text)
  const phrases = new Set(source.map((_, start) => source.slice(start, start + QUOTE_WORDS).join(" ")))
  return words.some(
    (_, start) => start + QUOTE_WORDS <= words.length && phrases.has(words.slice(start, start + QUOTE_WORDS).join(" ")),
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
