import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import type { Match } from "../../knowledge/similarity/vector-core.ts"

/** A topic as the index knows it. `movedFrom` names the category it was indexed under where that has changed. */
export type IndexEntry = { id: string; vector: Embedding; movedFrom?: string }

export type QueryOptions = {
  topK: number
  threshold: number
  /** Only topics of this category. */
  category?: string
}

/** Where live global topics are found by similarity. What it answers is exact: ids and cosines at or above the threshold. */
export type VectorIndexPort = {
  upsert: (entries: readonly IndexEntry[]) => Promise<void>
  /** The category a topic was last indexed under tells where it is. */
  remove: (topics: readonly { id: string; category: string }[]) => Promise<void>
  query: (vector: Embedding, options: QueryOptions) => Promise<Match[]>
  /** Many vectors in one go; the answers come in their order. */
  queryMany: (vectors: readonly Embedding[], options: QueryOptions) => Promise<Match[][]>
  /** Lets go of what was kept only until the index showed it; an index that shows writes at once keeps nothing. */
  settle?: (categories: readonly string[]) => Promise<unknown>
}

/** Vectors travel between objects as one run of bytes. */
export type PackedVectors = Uint8Array

/** What an index object answers over RPC. The first object of a category also knows how many there are. */
export type VectorShard = {
  /** Positions that were not taken: the object is full, or is not to take ids it does not hold. */
  upsert: (ids: string[], vectors: PackedVectors, takeNew?: boolean) => Promise<{ left: number[]; shards: number }>
  remove: (ids: string[]) => Promise<{ shards: number }>
  query: (vectors: PackedVectors, topK: number, threshold: number) => Promise<{ matches: Match[][]; shards: number }>
  growTo: (shards: number) => Promise<number>
}

/** What an object that keeps fresh writes for Vectorize answers over RPC. */
export type FreshWrites = {
  keep: (ids: string[], vectors: PackedVectors, at: number) => Promise<void>
  keepRemoved: (ids: string[], at: number) => Promise<void>
  queryFresh: (vectors: PackedVectors, topK: number, threshold: number) => Promise<Match[][]>
  /** Which of these ids have a fresh write, so that what Vectorize says of them is old. */
  freshAmong: (ids: string[]) => Promise<string[]>
  /** The oldest writes up to this moment; removals have no vector. */
  freshUpTo: (at: number, limit: number) => Promise<{ id: string; at: number; vector: PackedVectors | null }[]>
  /** Forgets writes, unless they were made anew since. */
  settle: (writes: { id: string; at: number }[]) => Promise<void>
}
