import { canonicalKey } from "./canonical-key.ts"
import { embed, type TopicText } from "./embedding.ts"
import { cosine } from "./embedding-layout.ts"

export const BLOCK_THRESHOLD = 0.95
export const WARN_THRESHOLD = 0.75

/** How alike two topics are, from 0 to 1; names of one canonical key are the same topic whatever they were classified as. */
export function similarityOf(a: TopicText, b: TopicText): number {
  if (canonicalKey(a.name) === canonicalKey(b.name)) return 1
  return Math.max(0, cosine(embed(a), embed(b)))
}

export function areDuplicates(a: TopicText, b: TopicText): boolean {
  return similarityOf(a, b) >= BLOCK_THRESHOLD
}
