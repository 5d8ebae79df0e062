const CITATION = /<\/?cite\b[^<>]*>/gi
const INVISIBLE = /\p{Cf}+/gu
const CONTROLS = /\p{Cc}+/gu
const WORDS_IN_A_ROW = 8

/** A string of the model's as plain text: no citation markup, nothing invisible, no longer than asked. */
export function plainText(text: string, maxLength: number): string {
  const visible = text.replaceAll(CITATION, "").replaceAll(INVISIBLE, "").replaceAll(CONTROLS, " ")
  const plain = visible.replaceAll(/\s+/g, " ").trim()
  // A cut through a surrogate pair leaves a replacement character behind.
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
      // The next one may be whole.
    }
  }
  return undefined
}

/** Whether a text repeats a stretch of our instructions: then the caller's text has talked the model into telling them. */
export function quotes(instructions: string, text: string): boolean {
  const told = wordsOf(instructions)
  const said = wordsOf(text)
  const stretches = new Set(told.map((_, start) => told.slice(start, start + WORDS_IN_A_ROW).join(" ")))
  return said.some(
    (_, start) =>
      start + WORDS_IN_A_ROW <= said.length && stretches.has(said.slice(start, start + WORDS_IN_A_ROW).join(" ")),
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
