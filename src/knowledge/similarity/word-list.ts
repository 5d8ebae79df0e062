import type { Vocabulary } from "../engine/phrase-tree.ts"

/** The letters of every known word one after the other, sorted, so that words of one first letter stand together. */
export type WordList = {
  letters: Uint8Array
  /** Where each word begins; the last entry is where the last one ends. */
  starts: Uint32Array
  /** For each first letter's code the number of its first word, and one more entry for where the last letter's words end. */
  firstWords: Uint32Array
  /** Which of the letters that are always heard alike each word has. */
  heard: Uint16Array
}

const PLAINLY_HEARD = "bjlmnrtvx"
const CODES = 128
const LAST = 0x80
const HEARD_BITS = Uint16Array.from({ length: CODES }, (_, code) => {
  const at = PLAINLY_HEARD.indexOf(String.fromCharCode(code))
  return at < 0 ? 0 : 1 << at
})

export function expandWords({ sharedLetters, ownLetters }: Vocabulary): WordList {
  const words = sharedLetters.length
  const starts = new Uint32Array(words + 1)
  const firstWords = new Uint32Array(CODES + 1)
  const heard = new Uint16Array(words)
  const letters = new Uint8Array(sharedLetters.reduce((sum, shared) => sum + shared, ownLetters.length))
  let end = 0
  let at = 0
  for (let word = 0; word < words; word++) {
    const start = end
    const before = starts[word - 1] ?? 0
    const shared = sharedLetters[word] ?? 0
    for (let i = 0; i < shared; i++) letters[end++] = letters[before + i] ?? 0
    for (let last = false; !last;) {
      const code = ownLetters[at++] ?? LAST
      last = code >= LAST
      letters[end++] = code & (LAST - 1)
    }
    starts[word] = start
    starts[word + 1] = end
    firstWords[(letters[start] ?? 0) + 1] = word + 1
    heard[word] = heardIn(letters, start, end)
  }
  for (let code = 1; code <= CODES; code++) firstWords[code] ||= firstWords[code - 1] ?? 0
  return { letters, starts, firstWords, heard }
}

function heardIn(letters: Uint8Array, start: number, end: number): number {
  let bits = 0
  for (let i = start; i < end; i++) bits |= HEARD_BITS[letters[i] ?? 0] ?? 0
  return bits
}

/** Which known words to look at: those of a length at least, so many slips of the pen away, and perhaps only of a like sound. */
export type Nearness = { slips: number; length: number; sound: "any" | "alike" }

/** Known words that begin with the same letter: a slip is a letter missing, added, changed or swapped with the next. */
export function wordsNear(list: WordList, word: string, { slips, length, sound }: Nearness): string[] {
  const { letters, starts, firstWords, heard } = list
  const codes = Uint8Array.from(word, (letter) => letter.charCodeAt(0))
  const first = codes[0] ?? 0
  const wanted = heardIn(codes, 0, codes.length)
  const near: string[] = []
  for (let known = firstWords[first] ?? 0; known < (firstWords[first + 1] ?? 0); known++) {
    const start = starts[known] ?? 0
    const end = starts[known + 1] ?? 0
    const longer = end - start - codes.length
    if (end - start < length || longer > slips || longer < -slips) continue
    if (sound === "alike" && heard[known] !== wanted) continue
    if (within(slips, codes, 1, codes.length, letters, start + 1, end)) {
      near.push(String.fromCharCode(...letters.subarray(start, end)))
    }
  }
  return near
}

function within(
  slips: number,
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
  if (aLeft === 0 || bLeft === 0) return aLeft + bLeft <= slips
  if (slips === 0 || aLeft - bLeft > slips || bLeft - aLeft > slips) return false
  if (aLeft === 2 && bLeft === 2 && a[i] === b[j + 1] && a[i + 1] === b[j]) return true
  return (
    within(slips - 1, a, i + 1, aEnd, b, j + 1, bEnd) ||
    within(slips - 1, a, i + 1, aEnd, b, j, bEnd) ||
    within(slips - 1, a, i, aEnd, b, j + 1, bEnd)
  )
}
