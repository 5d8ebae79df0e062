import { it } from "vitest"
import { sampled } from "../../testing/runs.ts"
import { phrases } from "./knowledge.ts"
import { expandWords, type Nearness, wordsNear } from "./word-list.ts"

/** Front coded as in the build: the number of letters shared with the previous word, and the rest. */
const WORDS: [shared: number, rest: string][] = [
  [0, "garden"],
  [6, "er"],
  [6, "ing"],
  [0, "parents"],
  [2, "tents"],
]
const list = expandWords({
  sharedLetters: Uint8Array.from(WORDS, ([shared]) => shared),
  ownLetters: Uint8Array.from(
    WORDS.flatMap(([, rest]) =>
      Array.from(rest, (letter, i) => letter.charCodeAt(0) | (i === rest.length - 1 ? 0x80 : 0)),
    ),
  ),
})

it("counts a letter missing, added, changed or swapped as one edit, except the first letter", ({ expect }) => {
  for (const [word, meant] of Object.entries({
    garden: ["garden"],
    graden: ["garden"],
    gardenre: ["gardener"],
    gardn: ["garden"],
    gadn: [],
    gaden: ["garden"],
    gardeen: ["garden"],
    patrents: ["parents", "patents"],
    pabents: ["parents", "patents"],
    warden: [],
  }))
    expect(wordsNear(list, word, "one edit").sort(), word).toEqual(meant)
})

it("finds words two edits away if the letters that are always heard are the same", ({ expect }) => {
  expect(wordsNear(list, "gerdaner", "two edits, same sound")).toEqual(["gardener"])
  expect(wordsNear(list, "gerdamer", "two edits, same sound")).toEqual([])
})

it("finds among all words what a comparison with each of them finds", ({ expect }) => {
  const all = expandWords(phrases.vocabulary)
  const words = Array.from(all.starts, (start, i) => String.fromCharCode(...all.letters.subarray(start, all.ends[i])))
  const written = words.filter((word, i) => word.length > 5 && i % 500 === 0).flatMap(misspelled)
  for (const nearness of ["one edit", "two edits, same sound"] as const) {
    for (const word of sampled(written, 7)) {
      const expected = words.filter((known) => isNear(word, known, nearness))
      expect(wordsNear(all, word, nearness).sort(), word).toEqual(expected.sort())
    }
  }
})

/** A word with a mistake at each of some places, and with two. */
const misspelled = (word: string): string[] =>
  [1, 2, 3, word.length - 2, word.length - 1].flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const swapped = before + after.charAt(0) + letter + after.slice(1)
    return [before + after, `${before}e${letter}${after}`, `${before}a${after}`, swapped, `${before}ei${after}`]
  })

const heard = (word: string) => [...new Set(word.match(/[bjlmnrtvx]/g))].sort().join("")

function isNear(word: string, known: string, nearness: Nearness): boolean {
  const [edits, shortest] = nearness === "one edit" ? [1, 6] : [2, 7]
  if (known.length < shortest || known[0] !== word[0] || Math.abs(known.length - word.length) > edits) return false
  if (edits === 2 && heard(word) !== heard(known)) return false
  return distance(word.slice(1), known.slice(1), edits) <= edits
}

/** The number of edits, or a number above `most`. Two letters that are swapped are one edit if nothing after them differs. */
function distance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (most === 0) return 1
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1), most)
  if (a.length > 1 && b === a.charAt(1) + a.charAt(0) + a.slice(2)) return 1
  const changed = distance(a.slice(1), b.slice(1), most - 1)
  return 1 + Math.min(changed, distance(a.slice(1), b, most - 1), distance(a, b.slice(1), most - 1))
}
