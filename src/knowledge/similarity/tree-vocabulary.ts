import type { PhraseTree } from "../engine/phrase-tree.ts"
import { stem } from "../text/tokens.ts"
import { canonicalWord } from "./canonical-tokens.ts"
import { MAX_WORD_LENGTH, type Vocabulary } from "./vocabulary.ts"
import { expandWords, type WordList, wordsNear } from "./word-list.ts"

const MOST_PARTS = 3
const SHORTEST_PART = 2

/** The words that the engine's phrases are made of; their letters are read only when one was misspelled. */
export function vocabularyOf(tree: PhraseTree): Vocabulary {
  let words: WordList | undefined
  const numberOf = (word: string) => tree.wordNumber(stem(word))

  /** Every way to read a text as the words of one phrase, going on from a state. */
  const readings = (text: string, state: number, partsLeft: number): string[][] => {
    const found: string[][] = state !== 0 && tree.step(state, numberOf(text)) !== 0 ? [[text]] : []
    if (partsLeft === 1) return found
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut++) {
      const head = text.slice(0, cut)
      const next = tree.step(state, numberOf(head))
      if (next === 0) continue
      for (const rest of readings(text.slice(cut), next, partsLeft - 1)) found.push([head, ...rest])
    }
    return found
  }

  return {
    has: (word) => numberOf(word) !== 0,
    apart: (word) => {
      if (word.length > MAX_WORD_LENGTH) return undefined
      const [best] = readings(word, 0, MOST_PARTS).sort((a, b) => a.length - b.length || shortest(b) - shortest(a))
      return best?.map(canonicalWord)
    },
    near: (word, nearness) => wordsNear((words ??= expandWords(tree.vocabulary)), word, nearness),
  }
}

const shortest = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length))
