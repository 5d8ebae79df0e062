import { topicsIn } from "../../classify/lines.ts"

const QUOTED = /"([^"]+)"/g
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const LIST_WORDS = /\b(?:and|or)\b|[,;&\s]/gi

/** The items of a list: one per line, quoted, or separated by semicolons or commas. */
export function splitList(text: string): string[] {
  const lines = topicsIn(text)
  const items = lines.length > 1 ? lines : splitLine(text)
  const byName = new Map<string, string>()
  for (const item of items) {
    const plain = item.replaceAll(/^[-*•\s"']+|[\s"',;:.!?]+$/g, "")
    const key = plain.toLowerCase()
    if (LETTER_OR_DIGIT.test(plain) && !byName.has(key)) byName.set(key, plain)
  }
  return [...byName.values()]
}

function splitLine(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map(([, inside = ""]) => inside)
  if (quoted.length > 0 && text.replaceAll(QUOTED, "").replaceAll(LIST_WORDS, "") === "") return quoted
  const parts = splitOutside(text)
  const last = parts.at(-1) ?? ""
  if (parts.length < 2) return parts
  const oxford = last.replace(/^\s*(?:and|or)\s+/i, "")
  if (oxford !== last) return [...parts.slice(0, -1), oxford]
  // "a, b and c" has three items; "bed and breakfast guests" is one.
  const and = last.search(/\s+and\s+(?!.*\sand\s)/i)
  return and < 0 ? parts : [...parts.slice(0, -1), last.slice(0, and), last.slice(and).replace(/^\s+and\s+/i, "")]
}

/** Splits at commas and semicolons, but not inside brackets or between digits. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const at = text.charAt(i)
    if (at === "(" || at === "[") depth++
    else if (at === ")" || at === "]") depth = Math.max(0, depth - 1)
    else if (depth === 0 && (at === ";" || (at === "," && !/^\d{3}(?!\d)/.test(text.slice(i + 1, i + 5))))) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, text.slice(start)]
}
