import { canonicalKey } from "./canonical-key.ts"
import { embed, soundingKey, type TopicText } from "./embedding.ts"
import { cosine } from "./embedding-layout.ts"

export const BLOCK_THRESHOLD = 0.95
export const WARN_THRESHOLD = 0.75

/** The most that two different names can be alike. */
const ALMOST = 0.949

/** A cosine with the names it stands for: two that only share a signature by chance are alike, and not the same. */
export const likeness = (similarity: number, name: string, other: string): number =>
  similarity >= BLOCK_THRESHOLD && soundingKey(name) !== soundingKey(other) ? ALMOST : similarity

/** How alike two topics are, from 0 to 1; names of one canonical key are the same topic whatever they were classified as. */
export function similarityOf(a: TopicText, b: TopicText): number {
  if (canonicalKey(a.name) === canonicalKey(b.name)) return 1
  return likeness(Math.max(0, cosine(embed(a), embed(b))), a.name, b.name)
}

export function areDuplicates(a: TopicText, b: TopicText): boolean {
  return similarityOf(a, b) >= BLOCK_THRESHOLD
}
