import type { Vocabulary } from "./phrase-tree.ts"

/** The letters of all known words, sorted, so that words with the same first letter are contiguous. */
export type WordList = {
  letters: Uint8Array
  /** The offset of each word, then the end of the last one. */
  starts: Uint32Array
  /** The first word per first letter's code, then the total number of words. */
  firstWords: Uint32Array
  /** Per word, a bit mask of its letters that are always pronounced the same. */
  sounds: Uint16Array
}

const UNAMBIGUOUS_LETTERS = "bjlmnrtvx"
const CODES = 128
const LAST = 0x80
const SOUND_BITS = Uint16Array.from({ length: CODES }, (_, code) => {
  const at = UNAMBIGUOUS_LETTERS.indexOf(String.fromCharCode(code))
  return at < 0 ? 0 : 1 << at
})

export function expandWords({ sharedLetters, ownLetters }: Vocabulary): WordList {
  const words = sharedLetters.length
  const starts = new Uint32Array(words + 1)
  const firstWords = new Uint32Array(CODES + 1)
  const sounds = new Uint16Array(words)
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
    sounds[word] = soundsIn(letters, start, end)
  }
  for (let code = 1; code <= CODES; code++) firstWords[code] ||= firstWords[code - 1] ?? 0
  return { letters, starts, firstWords, sounds }
}

function soundsIn(letters: Uint8Array, start: number, end: number): number {
  let bits = 0
  for (let i = start; i < end; i++) bits |= SOUND_BITS[letters[i] ?? 0] ?? 0
  return bits
}

/** Limits of a search for similar words. "alike" skips words that cannot sound the same. */
export type Nearness = { edits: number; minLength: number; sound: "any" | "alike" }

/** Known words with the same first letter. An edit is a letter missing, added, changed or swapped with the next. */
export function wordsNear(list: WordList, word: string, { edits, minLength, sound }: Nearness): string[] {
  const { letters, starts, firstWords, sounds } = list
  const codes = Uint8Array.from(word, (letter) => letter.charCodeAt(0))
  const first = codes[0] ?? 0
  const target = soundsIn(codes, 0, codes.length)
  const near: string[] = []
  for (let known = firstWords[first] ?? 0; known < (firstWords[first + 1] ?? 0); known++) {
    const start = starts[known] ?? 0
    const end = starts[known + 1] ?? 0
    const longer = end - start - codes.length
    if (end - start < minLength || longer > edits || longer < -edits) continue
    if (sound === "alike" && sounds[known] !== target) continue
    if (within(edits, codes, 1, codes.length, letters, start + 1, end)) {
      near.push(String.fromCharCode(...letters.subarray(start, end)))
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
  return (
    within(edits - 1, a, i + 1, aEnd, b, j + 1, bEnd) ||
    within(edits - 1, a, i + 1, aEnd, b, j, bEnd) ||
    within(edits - 1, a, i, aEnd, b, j + 1, bEnd)
  )
}
