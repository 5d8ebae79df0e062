export type Word = {
  /** As it was typed, without the punctuation around it. */
  raw: string
  /** As it is looked up: small letters, singular, no apostrophes. */
  key: string
  /** A colon follows: what comes next belongs to it. */
  opens?: true
}

/** A stretch in brackets counts as one word: what is inside belongs together. */
const PIECES = /\([^()]*\)|\[[^[\]]*\]|[^\s()[\]]+/g
const EDGES = /^["',;:.!?]+|["',;:.!?]+$/g

/** Ranges become one word, and so do numbers with commas; what commas part is parted. */
const readable = (text: string) =>
  text
    .replaceAll(/(\d[\d.,]*[kmb]?)\s*(?:-|\bto\b)\s*(?=\$?\d)/gi, "$1-")
    .replaceAll(/,(?!\d{3}(?!\d))/g, " , ")
    .replaceAll(/[;/|]/g, " ; ")
    .replaceAll(/([\p{L}])&([\p{L}])/gu, "$1 & $2")

export function wordsOf(text: string): Word[] {
  return (readable(text).match(PIECES) ?? []).flatMap((piece) => {
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

/** Crude, but the same on both sides. */
function singular(word: string): string {
  if (word.length < 4 || !/^[\p{L}-]+$/u.test(word)) return word
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) && !/(?:us|is)$/.test(word) ? word.slice(0, -1) : word
}
