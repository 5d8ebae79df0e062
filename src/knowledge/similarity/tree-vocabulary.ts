import { splitJoined } from "../engine/joined-words.ts"
import type { PhraseTree } from "../engine/phrase-tree.ts"
import { stem } from "../text/tokens.ts"
import { canonicalWord } from "./canonical-tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** The words of the engine's phrases. */
export const vocabularyOf = (tree: PhraseTree): Vocabulary => ({
  has: (word) => tree.wordNumber(stem(word)) !== 0,
  split: (word) => splitJoined(tree, word)?.map(canonicalWord),
  near: (word, nearness) => tree.near(word, nearness),
})
