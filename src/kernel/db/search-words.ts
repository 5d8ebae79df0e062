import { normalizedName } from "../../knowledge/text/normalized-name.ts"

const MAX_WORDS = 12

/** What a search asks for: rows with a word that begins like each of these. Quoted, so nothing in it is syntax. */
export function matchExpression(search: string, before = ""): string | undefined {
  const words = normalizedName(search.slice(0, 500).toWellFormed())
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.slice(0, MAX_WORDS)
  if (!words) return undefined
  return [...new Set(words)].map((word) => `"${before}${word}"*`).join(" ")
}

/** A value as one word of an index: hexadecimal, so that no tokenizer takes it apart, behind `_`, which no search can say. */
export const valueWord = (letter: string, value: string) =>
  `_${letter}` + Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16).padStart(2, "0")).join("")
