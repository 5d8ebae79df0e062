import { canonicalKey } from "./canonical-key.ts"
import { embed, soundingKey, type TopicText } from "./embedding.ts"
import { cosine } from "./embedding-layout.ts"

export const BLOCK_THRESHOLD = 0.95
export const WARN_THRESHOLD = 0.75

/** The maximum similarity of two different names, just below the block threshold. */
const MAX_FOR_DIFFERENT_NAMES = 0.949

/** Caps the cosine of two different names whose signatures collide, so that they are similar but not duplicates. */
export const likeness = (similarity: number, name: string, other: string): number =>
  similarity >= BLOCK_THRESHOLD && soundingKey(name) !== soundingKey(other) ? MAX_FOR_DIFFERENT_NAMES : similarity

/** Similarity of two topics, 0 to 1. Names with the same canonical key are the same topic in any classification. */
export function similarityOf(a: TopicText, b: TopicText): number {
  if (canonicalKey(a.name) === canonicalKey(b.name)) return 1
  return likeness(Math.max(0, cosine(embed(a), embed(b))), a.name, b.name)
}

export function areDuplicates(a: TopicText, b: TopicText): boolean {
  return similarityOf(a, b) >= BLOCK_THRESHOLD
}
