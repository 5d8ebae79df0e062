import { mix } from "../text/hashing.ts"
import type { Sections } from "./knowledge-format.ts"

/** The sorted words, front coded (see `frontCoded` in knowledge-encode.ts). */
export type Vocabulary = Pick<Sections, "sharedLetters" | "ownLetters">

/** All known words, indexed by features that a misspelled word shares with the intended one. */
export type WordList = {
  letters: Uint8Array
  /** Where each word begins and ends in `letters`. */
  starts: Int32Array
  ends: Int32Array
  /** Per word, a bit mask of its letters. */
  masks: Int32Array
  /** The words by their second and third letters, by their last two letters, and by their unambiguous letters. */
  byOpening: Index
  byEnding: Index
  bySound: Index
}

/** A hash index: bucket i is `words[first[i]]` up to `words[first[i + 1]]`. Buckets may contain a few colliding words. */
type Index = { first: Int32Array; words: Uint16Array }

/** How a known word may differ from the written one. The first letter must match, as it is rarely mistyped. */
export type Nearness = "one edit" | "two edits, same sound"

/** Shorter words have too many neighbors. */
export const SHORTEST_MEANT = 6
const SHORTEST: Readonly<Record<Nearness, number>> = {
  "one edit": SHORTEST_MEANT,
  "two edits, same sound": SHORTEST_MEANT + 1,
}
const LONGEST = 63

const PLACES = 1 << 15
const LAST = 0x80
const OTHER_CHARACTER = 1 << 26
const bitOf = (code: number) => (code >= 97 && code <= 122 ? 1 << (code - 97) : OTHER_CHARACTER)
/** Letters that are always pronounced the same. */
const UNAMBIGUOUS = Array.from("bjlmnrtvx").reduce((mask, letter) => mask | bitOf(letter.charCodeAt(0)), 0)

export function expandWords({ sharedLetters, ownLetters }: Vocabulary): WordList {
  const words = sharedLetters.length
  const starts = new Int32Array(words)
  const ends = new Int32Array(words)
  const masks = new Int32Array(words)
  const letters = new Uint8Array(sharedLetters.reduce((sum, shared) => sum + shared, ownLetters.length))
  let end = 0
  let at = 0
  for (let word = 0; word < words; word++) {
    const before = starts[word - 1] ?? 0
    starts[word] = end
    const shared = sharedLetters[word] ?? 0
    for (let i = 0; i < shared; i++) letters[end++] = letters[before + i] ?? 0
    for (let last = false; !last;) {
      const code = ownLetters[at++] ?? LAST
      last = code >= LAST
      letters[end++] = code & (LAST - 1)
    }
    ends[word] = end
    masks[word] = maskOf(letters, starts[word] ?? 0, end)
  }
  const indexBy = (placeOf: (letters: Uint8Array, start: number, end: number) => number): Index => {
    const places = new Uint16Array(words)
    const first = new Int32Array(PLACES + 1)
    for (let word = 0; word < words; word++) {
      const place = placeOf(letters, starts[word] ?? 0, ends[word] ?? 0)
      places[word] = place
      first[place + 1] = (first[place + 1] ?? 0) + 1
    }
    for (let place = 1; place <= PLACES; place++) first[place] = (first[place] ?? 0) + (first[place - 1] ?? 0)
    const next = first.slice()
    const ordered = new Uint16Array(words)
    for (let word = 0; word < words; word++) {
      const place = places[word] ?? 0
      const to = next[place] ?? 0
      ordered[to] = word
      next[place] = to + 1
    }
    return { first, words: ordered }
  }
  return {
    letters,
    starts,
    ends,
    masks,
    byOpening: indexBy((all, start, to) => openingOf(all, start, to - start)),
    byEnding: indexBy((all, start, to) => endingOf(all, start, to, to - start)),
    bySound: indexBy((all, start, to) => soundOf(all[start] ?? 0, maskOf(all, start, to), to - start)),
  }
}

const placeOf = (first: number, length: number, said: number) =>
  mix((first << 6) ^ length ^ (said << 13)) & (PLACES - 1)
const openingOf = (letters: Uint8Array, start: number, length: number) =>
  placeOf(letters[start] ?? 0, length, ((letters[start + 1] ?? 0) << 7) | (letters[start + 2] ?? 0))
const endingOf = (letters: Uint8Array, start: number, end: number, length: number) =>
  placeOf(letters[start] ?? 0, length, ((letters[end - 1] ?? 0) << 7) | (letters[end - 2] ?? 0))
/** Hashed down, because the mask of unambiguous letters has more bits than fit. */
const soundOf = (first: number, mask: number, length: number) => placeOf(first, length, mix(mask & UNAMBIGUOUS) >>> 13)

function maskOf(letters: Uint8Array, start: number, end: number): number {
  let mask = 0
  for (let i = start; i < end; i++) mask |= bitOf(letters[i] ?? 0)
  return mask
}

type Search = {
  letters: Uint8Array
  mask: number
  edits: 1 | 2
  /** The words found so far. */
  near: Set<string>
}

/** Known words with the same first letter. An edit is a letter missing, added, changed or swapped with the next. */
export function wordsNear(list: WordList, word: string, nearness: Nearness): string[] {
  const n = word.length
  if (n === 0 || n > LONGEST) return []
  const letters = new Uint8Array(n)
  for (let i = 0; i < n; i++) letters[i] = word.charCodeAt(i)
  const edits = nearness === "one edit" ? 1 : 2
  const search: Search = { letters, mask: maskOf(letters, 0, n), edits, near: new Set() }
  for (let length = Math.max(SHORTEST[nearness], n - edits); length <= n + edits; length++) {
    if (nearness === "one edit") {
      // A single edit is either in the second or third letter, which leaves the last two letters intact, or after them.
      addNear(search, list, wordsAt(list.byOpening, openingOf(letters, 0, length)), length)
      addNear(search, list, wordsAt(list.byEnding, endingOf(letters, 0, n, length)), length)
    } else {
      addNear(search, list, wordsAt(list.bySound, soundOf(letters[0] ?? 0, search.mask, length)), length)
    }
  }
  return [...search.near]
}

const wordsAt = ({ first, words }: Index, place: number) => words.subarray(first[place], first[place + 1])

/** Adds the words of this length that are close enough. */
function addNear({ letters, mask, edits, near }: Search, list: WordList, words: Uint16Array, length: number) {
  // An added or missing letter changes at most one bit, a changed letter two.
  const mostBits = 2 * edits - Math.abs(length - letters.length)
  for (const known of words) {
    const different = (list.masks[known] ?? 0) ^ mask
    if ((edits === 2 && (different & UNAMBIGUOUS) !== 0) || bitCount(different) > mostBits) continue
    const start = list.starts[known] ?? 0
    const end = list.ends[known] ?? 0
    if (end - start !== length || list.letters[start] !== letters[0]) continue
    const found = list.letters.subarray(start, end)
    if (areWithin(edits, letters, found)) near.add(String.fromCharCode(...found))
  }
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Whether at most this many edits turn one word into the other. */
function areWithin(edits: number, a: Uint8Array, b: Uint8Array): boolean {
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start++
  let end = 0
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const aLeft = a.length - start - end
  const bLeft = b.length - start - end
  if (aLeft === 0 || bLeft === 0) return aLeft + bLeft <= edits
  if (edits === 0 || Math.abs(aLeft - bLeft) > edits) return false
  if (aLeft === 2 && bLeft === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]) return true
  // The rest differs in its first and last letter, so one edit can only fix a single letter.
  if (edits === 1) return aLeft === 1 && bLeft === 1
  const left = a.subarray(start, start + aLeft)
  const right = b.subarray(start, start + bLeft)
  return (
    areWithin(edits - 1, left.subarray(1), right.subarray(1)) ||
    areWithin(edits - 1, left.subarray(1), right) ||
    areWithin(edits - 1, left, right.subarray(1))
  )
}
