import type { Vocabulary } from "./phrase-tree.ts"

/** All known words, ordered by first letter and length, so that a search looks at few of them. */
export type WordList = {
  letters: Uint8Array
  /** Where each word begins and ends in `letters`, in the order of the list. */
  starts: Int32Array
  ends: Int32Array
  /** Per word, a bit mask of its letters. */
  masks: Int32Array
  /** The first word of each first letter and length, then the total number of words. */
  firstWords: Int32Array
}

const CODES = 128
const LAST = 0x80
/** Words of this length and longer are in one group. */
const LONGEST = 63
const LENGTHS = LONGEST + 1
const OTHER_CHARACTER = 1 << 26
const bitOf = (code: number) => (code >= 97 && code <= 122 ? 1 << (code - 97) : OTHER_CHARACTER)
/** Letters that are always pronounced the same. */
const UNAMBIGUOUS = Array.from("bjlmnrtvx").reduce((mask, letter) => mask | bitOf(letter.charCodeAt(0)), 0)

const groupOf = (firstLetter: number, length: number) => firstLetter * LENGTHS + Math.min(length, LONGEST)

export function expandWords({ sharedLetters, ownLetters }: Vocabulary): WordList {
  const words = sharedLetters.length
  const written = new Int32Array(words + 1)
  const groups = new Uint16Array(words)
  const firstWords = new Int32Array(CODES * LENGTHS + 1)
  const letters = new Uint8Array(sharedLetters.reduce((sum, shared) => sum + shared, ownLetters.length))
  let end = 0
  let at = 0
  for (let word = 0; word < words; word++) {
    const start = end
    const before = written[word - 1] ?? 0
    const shared = sharedLetters[word] ?? 0
    for (let i = 0; i < shared; i++) letters[end++] = letters[before + i] ?? 0
    for (let last = false; !last;) {
      const code = ownLetters[at++] ?? LAST
      last = code >= LAST
      letters[end++] = code & (LAST - 1)
    }
    written[word + 1] = end
    const group = groupOf(letters[start] ?? 0, end - start)
    groups[word] = group
    firstWords[group + 1] = (firstWords[group + 1] ?? 0) + 1
  }
  for (let group = 1; group < firstWords.length; group++) {
    firstWords[group] = (firstWords[group] ?? 0) + (firstWords[group - 1] ?? 0)
  }
  const next = firstWords.slice()
  const starts = new Int32Array(words)
  const ends = new Int32Array(words)
  const masks = new Int32Array(words)
  for (let word = 0; word < words; word++) {
    const group = groups[word] ?? 0
    const place = next[group] ?? 0
    next[group] = place + 1
    starts[place] = written[word] ?? 0
    ends[place] = written[word + 1] ?? 0
    masks[place] = maskOf(letters, written[word] ?? 0, written[word + 1] ?? 0)
  }
  return { letters, starts, ends, masks, firstWords }
}

function maskOf(letters: Uint8Array, start: number, end: number): number {
  let mask = 0
  for (let i = start; i < end; i++) mask |= bitOf(letters[i] ?? 0)
  return mask
}

/** Limits of a search for similar words. "alike" skips words that cannot sound the same. */
export type Nearness = { edits: number; minLength: number; sound: "any" | "alike" }

/** Known words with the same first letter. An edit is a letter missing, added, changed or swapped with the next. */
export function wordsNear(list: WordList, word: string, { edits, minLength, sound }: Nearness): string[] {
  const { letters, starts, ends, masks, firstWords } = list
  const codes = new Uint8Array(word.length)
  for (let i = 0; i < word.length; i++) codes[i] = word.charCodeAt(i)
  const first = codes[0] ?? 0
  const mask = maskOf(codes, 0, codes.length)
  const heard = sound === "alike" ? UNAMBIGUOUS : 0
  const near: string[] = []
  const n = Math.min(codes.length, LONGEST)
  for (let length = Math.max(minLength, n - edits); length <= Math.min(n + edits, LONGEST); length++) {
    const group = groupOf(first, length)
    const last = firstWords[group + 1] ?? 0
    // A letter more or less changes one bit at most, a changed letter two.
    const mostBits = 2 * edits - Math.abs(length - n)
    for (let known = firstWords[group] ?? 0; known < last; known++) {
      const different = (masks[known] ?? 0) ^ mask
      if ((different & heard) !== 0) continue
      // Clearing the bits that may be set is faster than counting them all.
      let rest = different
      for (let bit = 0; bit < mostBits; bit++) rest &= rest - 1
      if (rest !== 0) continue
      const start = starts[known] ?? 0
      const end = ends[known] ?? 0
      if (within(edits, codes, 1, codes.length, letters, start + 1, end)) {
        near.push(String.fromCharCode(...letters.subarray(start, end)))
      }
    }
  }
  return near
}

function within(
  edits: number,
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  let i = aFrom
  let j = bFrom
  let aEnd = aTo
  let bEnd = bTo
  while (i < aEnd && j < bEnd && a[i] === b[j]) {
    i++
    j++
  }
  while (i < aEnd && j < bEnd && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd--
    bEnd--
  }
  const aLeft = aEnd - i
  const bLeft = bEnd - j
  if (aLeft === 0 || bLeft === 0) return aLeft + bLeft <= edits
  if (edits === 0 || aLeft - bLeft > edits || bLeft - aLeft > edits) return false
  if (aLeft === 2 && bLeft === 2 && a[i] === b[j + 1] && a[i + 1] === b[j]) return true
  // What is left differs in its first and in its last letter, so one edit is enough only for a single letter.
  if (edits === 1) return aLeft === 1 && bLeft === 1
  return (
    within(edits - 1, a, i + 1, aEnd, b, j + 1, bEnd) ||
    within(edits - 1, a, i + 1, aEnd, b, j, bEnd) ||
    within(edits - 1, a, i, aEnd, b, j + 1, bEnd)
  )
}
