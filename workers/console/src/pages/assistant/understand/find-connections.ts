import { PLATFORMS } from "../../../../../../src/knowledge/platforms/platforms.ts"
import type { Connection } from "./understood.ts"

const AROUND = /^(?:the|our|my|connection|platform)\s+|\s+(?:connection|platform|account|now|again)$/g

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

export type ConnectionMatch = {
  /** One if unambiguous, several if ambiguous, none if nothing matches. */
  found: Connection[]
  /** Whether the name matches exactly. */
  exact: boolean
}

/** The connections that a name may refer to. */
export function findConnections(name: string, connections: readonly Connection[]): ConnectionMatch {
  const full = plain(name)
  const core = full.replaceAll(AROUND, "")
  if (core === "") return { found: [], exact: false }
  for (const matches of [isNamed, containsWords, isOfPlatform, isMisspelled]) {
    const found = connections.filter((connection) => matches(connection, core) || matches(connection, full))
    if (found.length > 0) return { found, exact: matches === isNamed }
  }
  return { found: [], exact: false }
}

const isNamed = ({ name }: Connection, text: string) => plain(name) === text

/** "trade desk" matches "Trade Desk EU", and "our trade desk in production" matches "Trade Desk". */
function containsWords({ name }: Connection, text: string): boolean {
  const [nameWords, words] = [plain(name).split(" "), text.split(" ")]
  return (
    words.every((word) => nameWords.includes(word)) ||
    (nameWords.length > 1 && nameWords.every((word) => words.includes(word)))
  )
}

const isOfPlatform = ({ platform }: Connection, text: string) => PLATFORMS[platform].words.includes(text)

const isMisspelled = ({ name }: Connection, text: string) =>
  text.length > 3 && isWithinDistance(plain(name), text, text.length > 7 ? 2 : 1)

/** Whether the Levenshtein distance is at most `max`. */
function isWithinDistance(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row[b.length] ?? Infinity) <= max
}
