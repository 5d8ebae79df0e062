import { PLATFORM_WORDS } from "./platform-words.ts"
import type { Connection } from "./understood.ts"

const AROUND = /^(?:the|our|my|connection|platform)\s+|\s+(?:connection|platform|account|now|again)$/g

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

export type Named = {
  /** One where it is clear, several where it is not, none where nothing is like it. */
  found: Connection[]
  /** Called exactly so. */
  exact: boolean
}

/** The connections a name may mean. */
export function connectionsNamed(name: string, connections: readonly Connection[]): Named {
  const wanted = plain(name)
  const core = wanted.replaceAll(AROUND, "")
  if (core === "") return { found: [], exact: false }
  for (const fits of [isNamed, holdsWords, isOfPlatform, isMisspelled]) {
    const found = connections.filter((connection) => fits(connection, core) || fits(connection, wanted))
    if (found.length > 0) return { found, exact: fits === isNamed }
  }
  return { found: [], exact: false }
}

const isNamed = ({ name }: Connection, wanted: string) => plain(name) === wanted

/** "trade desk" means "Trade Desk EU", and "our trade desk in production" means "Trade Desk". */
function holdsWords({ name }: Connection, wanted: string): boolean {
  const [own, said] = [plain(name).split(" "), wanted.split(" ")]
  return said.every((word) => own.includes(word)) || (own.length > 1 && own.every((word) => said.includes(word)))
}

const isOfPlatform = ({ platform }: Connection, wanted: string) => PLATFORM_WORDS[platform].includes(wanted)

const isMisspelled = ({ name }: Connection, wanted: string) =>
  wanted.length > 3 && isNear(plain(name), wanted, wanted.length > 7 ? 2 : 1)

/** Whether one becomes the other by at most so many letters changed, added or left out. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}
