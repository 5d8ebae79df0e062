export type Word = {
  /** As typed, without surrounding punctuation. */
  raw: string
  /** For lookups: lower case, singular, without apostrophes. */
  key: string
  /** Followed by a colon, so that the next words belong to it. */
  opens?: true
}

/** A phrase in brackets counts as one word. */
const PIECES = /\([^()]*\)|\[[^[\]]*\]|[^\s()[\]]+/g
const EDGES = /^["',;:.!?]+|["',;:.!?]+$/g

/** Joins ranges and numbers with commas into one word, and separates words at other commas. */
const separated = (text: string) =>
  text
    .replaceAll(/(\d[\d.,]*[kmb]?)\s*(?:-|\bto\b)\s*(?=\$?\d)/gi, "$1-")
    .replaceAll(/,(?!\d{3}(?!\d))/g, " , ")
    .replaceAll(/[;/|]/g, " ; ")
    .replaceAll(/([\p{L}])&([\p{L}])/gu, "$1 & $2")

export function wordsOf(text: string): Word[] {
  return (separated(text).match(PIECES) ?? []).flatMap((piece) => {
    if (/^[([]/.test(piece)) return [{ raw: piece, key: piece }]
    const raw = piece.replaceAll(EDGES, "")
    return raw === "" ? [] : [{ raw, key: keyOf(raw), ...(piece.endsWith(":") && { opens: true as const }) }]
  })
}

function keyOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/-speaking$/, "")
  if (plain === "&" || plain === "+") return "and"
  return singular(/^(?:[a-z]\.)+[a-z]?$/.test(plain) ? plain.replaceAll(".", "") : plain)
}

export const phraseKey = (phrase: string) =>
  wordsOf(phrase)
    .map(({ key }) => key)
    .join(" ")

/** Approximate, but applied to both sides of the comparison. */
function singular(word: string): string {
  if (word.length < 4 || !/^[\p{L}-]+$/u.test(word)) return word
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) && !/(?:us|is)$/.test(word) ? word.slice(0, -1) : word
}
