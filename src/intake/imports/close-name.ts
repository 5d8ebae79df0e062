import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { cleanName } from "./clean-name.ts"

/** Words that negate a name. */
const NEGATIONS = new Set(["no", "non", "not", "never", "without", "ex", "former", "anti", "except", "excluding"])
/** "Tea" may become "Tea Drinkers". Replacing a word does not count as adding one. */
const MAX_ADDED = 1
const ADDRESS = /[@/\\]|\w\.\w|https?:/i

/**
 * Whether a name from a model is a cleaned form of the old one. A model reads all rows of a file at once, so a hostile row may dictate
 * other names. A new name may drop words or fix their spelling, or add one word, and must keep all numbers and negations.
 */
export function isClose(oldName: string, newName: string): boolean {
  const [all, subject, given] = [wordsOf(oldName), wordsOf(cleanName(oldName)), wordsOf(newName)]
  const added = given.filter((word) => !all.some((old) => isSpelling(old, word)))
  const kept = subject.filter((old) => given.some((word) => isSpelling(old, word)))
  return (
    (added.length === 0 || (added.length <= MAX_ADDED && kept.length === subject.length)) &&
    kept.length * 2 >= subject.length &&
    kept.length > 0 &&
    !ADDRESS.test(newName) &&
    sameIn(subject, given, (word) => /\d/.test(word)) &&
    sameIn(subject, given, (word) => NEGATIONS.has(word))
  )
}

const wordsOf = (name: string) =>
  normalizedName(name)
    .split(" ")
    .filter((word) => word !== "")

function sameIn(before: readonly string[], after: readonly string[], which: (word: string) => boolean): boolean {
  const [old, now] = [before, after].map((words) => words.filter(which).sort().join(" "))
  return old === now
}

/** The same word or, for long words, one that differs by one or two letters. */
function isSpelling(a: string, b: string): boolean {
  if (a === b) return true
  const shortest = Math.min(a.length, b.length)
  const most = shortest < 4 ? 0 : shortest < 7 ? 1 : 2
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
