import { splitJoined } from "../engine/joined-words.ts"
import type { PhraseTree } from "../engine/phrase-tree.ts"
import { expandWords, type WordList, wordsNear } from "../engine/word-list.ts"
import { stem } from "../text/tokens.ts"
import { canonicalWord } from "./canonical-tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** The words of the engine's phrases. Their letters are decoded only to correct a misspelled word. */
export function vocabularyOf(tree: PhraseTree): Vocabulary {
  let words: WordList | undefined
  return {
    has: (word) => tree.wordNumber(stem(word)) !== 0,
    split: (word) => splitJoined(tree, word)?.map(canonicalWord),
    near: (word, nearness) => wordsNear((words ??= expandWords(tree.vocabulary)), word, nearness),
  }
}
