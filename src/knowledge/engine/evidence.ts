import { isTopic, isWeakTopic, type Meanings, phrases, topicAt, type TopicEntry } from "./knowledge.ts"
import type { Tokens } from "../text/tokens.ts"

export type Match<T> = { start: number; length: number; value: T }

const LONGEST_PHRASE = 6

/** Every known phrase in a text, found in one pass over its words and shared by all layers. */
export type Phrases = {
  /** The number of words in the text. */
  size: number
  starts: number[]
  lengths: number[]
  states: number[]
  /** The number of each word; 0 for words in no table. */
  words: number[]
  /** Phrases that open data knows, by their starts, and the words in them. */
  world: readonly Match<TopicEntry>[]
  worldly: readonly boolean[]
}

export function findPhrases({ stems, gaps }: Tokens): Phrases {
  const size = stems.length
  const words: number[] = []
  for (let i = 0; i < size; i++) words.push(phrases.wordNumber(stems[i] ?? ""))
  const found: Phrases = { size, starts: [], lengths: [], states: [], words, world: [], worldly: [] }
  for (let at = 0; at < size; at++) {
    let state = 0
    for (let length = 1; length <= LONGEST_PHRASE && at + length <= size; length++) {
      if (length > 1 && gaps[at + length - 1]) break
      state = phrases.step(state, words[at + length - 1] ?? 0)
      if (state === 0) break
      found.starts.push(at)
      found.lengths.push(length)
      found.states.push(state)
    }
  }
  return found
}

/** The longest non-overlapping phrases of one table, from left to right. */
export function scan<T>({ codes, list }: Meanings<T>, { starts, lengths, states }: Phrases): Match<T>[] {
  const matches: Match<T>[] = []
  let free = 0
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0
    const code = codes[states[i] ?? 0] ?? 0
    if (code === 0) continue
    const value = list[code - 1] as T
    const last = matches.at(-1)
    const length = lengths[i] ?? 0
    // Phrases with the same start come shortest first, so a longer one replaces the previous match.
    if (last && last.start === start) {
      last.length = length
      last.value = value
      free = start + length
    } else if (start >= free) {
      matches.push({ start, length, value })
      free = start + length
    }
  }
  return matches
}

/**
 * The set of phrases that covers a text best. A long phrase scores more than the words in it, so "new car seat" is read
 * as "car seat" and not as "new car". On a tie the later phrase wins, since English puts the head noun last.
 */
export function bestCover(
  { size, starts, lengths, states, world }: Phrases,
  ignored?: readonly boolean[],
): Match<TopicEntry>[] {
  const best: number[] = []
  const choice: number[] = []
  for (let i = 0; i <= size; i++) {
    best.push(0)
    choice.push(-1)
  }
  const ofWorld: (Match<TopicEntry> | undefined)[] = []
  let hit = starts.length - 1
  let other = world.length - 1
  for (let at = size - 1; at >= 0; at--) {
    let score = best[at + 1] ?? 0
    for (; hit >= 0 && starts[hit] === at; hit--) {
      const state = states[hit] ?? 0
      if (!isTopic(state)) continue
      const length = lengths[hit] ?? 0
      if (ignored && anyIgnored(ignored, at, length)) continue
      const worth = (length - (isWeakTopic(state) ? 0.5 : 0.05)) * length + (best[at + length] ?? 0)
      if (worth > score) {
        score = worth
        choice[at] = hit
      }
    }
    for (; other >= 0 && world[other]?.start === at; other--) {
      const match = world[other] as Match<TopicEntry>
      if (ignored && anyIgnored(ignored, at, match.length)) continue
      // Our own tables win a tie.
      const lack = match.value.weak ? 0.55 : match.value.world?.whole ? -0.1 : 0.1
      const worth = (match.length - lack) * match.length + (best[at + match.length] ?? 0)
      if (worth > score) {
        score = worth
        ofWorld[at] = match
      }
    }
    best[at] = score
  }
  const matches: Match<TopicEntry>[] = []
  for (let at = 0; at < size;) {
    const known = ofWorld[at]
    if (known) {
      matches.push(known)
      at += known.length
      continue
    }
    const chosen = choice[at] ?? -1
    const length = chosen < 0 ? 1 : (lengths[chosen] ?? 1)
    if (chosen >= 0) matches.push({ start: at, length, value: topicAt(states[chosen] ?? 0) })
    at += length
  }
  return matches
}

function anyIgnored(ignored: readonly boolean[], start: number, length: number): boolean {
  for (let i = start; i < start + length; i++) if (ignored[i]) return true
  return false
}
