import { CLOSINGS, OPENINGS } from "./polite-words.ts"

const MAX_CHARACTERS = 4_000
const MAX_ROUNDS = 6

/** Removes invisible characters, unifies quotes and dashes, and collapses whitespace. Line breaks are kept. */
export function normalizeText(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .normalize("NFKC")
    .replaceAll(/\p{Cf}+/gu, "")
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
}

/** The request without polite phrases. */
export function stripPoliteWords(text: string): string {
  let rest = normalizeText(text)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = rest
    for (const extra of [...OPENINGS, ...CLOSINGS]) {
      const less = rest.replace(extra, "").trim()
      if (less !== "") rest = less
    }
    if (rest === before) break
  }
  return rest
}
