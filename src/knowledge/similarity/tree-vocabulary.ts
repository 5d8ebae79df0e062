import type { PhraseTree } from "../engine/phrase-tree.ts"
import { stem } from "../text/tokens.ts"
import { canonicalWord } from "./canonical-tokens.ts"
import { MAX_WORD_LENGTH, type Vocabulary } from "./vocabulary.ts"
import { expandWords, type WordList, wordsNear } from "./word-list.ts"

const MAX_PARTS = 3
const MIN_PART_LENGTH = 2

/** The words of the engine's phrases. Their letters are decoded only to correct a misspelled word. */
export function vocabularyOf(tree: PhraseTree): Vocabulary {
  let words: WordList | undefined
  const numberOf = (word: string) => tree.wordNumber(stem(word))

  /** Every way to split a text into words that continue a phrase from a state. */
  const readings = (text: string, state: number, partsLeft: number): string[][] => {
    const found: string[][] = state !== 0 && tree.step(state, numberOf(text)) !== 0 ? [[text]] : []
    if (partsLeft === 1) return found
    for (let cut = MIN_PART_LENGTH; cut <= text.length - MIN_PART_LENGTH; cut++) {
      const head = text.slice(0, cut)
      const next = tree.step(state, numberOf(head))
      if (next === 0) continue
      for (const rest of readings(text.slice(cut), next, partsLeft - 1)) found.push([head, ...rest])
    }
    return found
  }

  return {
    has: (word) => numberOf(word) !== 0,
    split: (word) => {
      if (word.length > MAX_WORD_LENGTH) return undefined
      const [best] = readings(word, 0, MAX_PARTS).sort(
        (a, b) => a.length - b.length || shortestLength(b) - shortestLength(a),
      )
      return best?.map(canonicalWord)
    },
    near: (word, nearness) => wordsNear((words ??= expandWords(tree.vocabulary)), word, nearness),
  }
}

const shortestLength = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length))
