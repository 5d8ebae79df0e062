/** Whether every word of the query is a prefix of a word of the text, in any order, ignoring case and accents. */
export function matches(query: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)))
}

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
