import { CLOSINGS, OPENINGS } from "./polite-words.ts"

const MOST = 4_000
const ROUNDS = 6

/** What was typed as plain text: nothing invisible, one kind of quotes and dashes, one blank at a time; lines stay lines. */
export function tidy(text: string): string {
  return text
    .slice(0, MOST)
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

/** The request itself, without what is only polite. */
export function request(text: string): string {
  let rest = tidy(text)
  for (let round = 0; round < ROUNDS; round++) {
    const before = rest
    for (const extra of [...OPENINGS, ...CLOSINGS]) {
      const less = rest.replace(extra, "").trim()
      if (less !== "") rest = less
    }
    if (rest === before) break
  }
  return rest
}
