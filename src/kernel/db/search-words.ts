import { normalizedName } from "../../knowledge/text/normalized-name.ts"

const MAX_WORDS = 12

/** The FTS5 query for a search: every word is a prefix match. Words are quoted, so that nothing is parsed as syntax. */
export function matchExpression(search: string, before = ""): string | undefined {
  const words = normalizedName(search.slice(0, 500).toWellFormed())
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.slice(0, MAX_WORDS)
  if (!words) return undefined
  return [...new Set(words)].map((word) => `"${before}${word}"*`).join(" ")
}

/** A value as one indexed word: in hex, so that the tokenizer does not split it, and after `_`, which no search can contain. */
export const valueWord = (letter: string, value: string) =>
  `_${letter}` + Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16).padStart(2, "0")).join("")
