import type { Nearness } from "../engine/word-list.ts"

export type Vocabulary = {
  has: (word: string) => boolean
  /** Splits a known phrase written without spaces. */
  split: (word: string) => string[] | undefined
  /** Known words similar to a possibly misspelled one. */
  near: (word: string, nearness: Nearness) => readonly string[]
}
