import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import type { Match } from "../../knowledge/similarity/match.ts"

/** A topic in the index. `movedFrom` is the category it was indexed under, if that has changed. */
export type IndexEntry = { id: string; vector: Embedding; movedFrom?: string }

export type QueryOptions = {
  topK: number
  threshold: number
  /** Restricts matches to this category. */
  category?: string
  /** Only topics of the vector's own category. */
  ownCategory?: boolean
}

/** How many entries an object has, of how many. */
export type Load = { entries: number; capacity: number }

/** Live global topics by similarity: ids and exact cosines at or above the threshold. */
export type VectorIndexPort = {
  upsert: (entries: readonly IndexEntry[]) => Promise<void>
  /** `category` is the one the topic was last indexed under. */
  remove: (topics: readonly { id: string; category: string }[]) => Promise<void>
  query: (vector: Embedding, options: QueryOptions) => Promise<Match[]>
  /** Queries many vectors; the results are in the same order. */
  queryMany: (vectors: readonly Embedding[], options: QueryOptions) => Promise<Match[][]>
  /** Writes entries that are missing or differ, and returns their number. Unchanged entries are skipped. */
  reconcile: (entries: readonly IndexEntry[]) => Promise<number>
  /** The fullest of the objects that accept new topics. */
  fullest: () => Promise<Load>
  /** Sends changes that the second index has not accepted yet; absent without a second index. */
  sendUnsent?: (read: (ids: readonly string[]) => Promise<readonly IndexEntry[]>) => Promise<number>
}

/** Vectors concatenated into one byte array for RPC. */
export type PackedVectors = Uint8Array

/** Which vectors of a query to compare with a category, by position. */
export type Search = { category: number; positions: number[] }

/** RPC interface of an index object. The first shard of a group also knows the number of shards. */
export type VectorShard = {
  /** `rejected`: positions not stored, because the object is full or accepts no new ids. */
  upsert: (
    ids: string[],
    vectors: PackedVectors,
    acceptNew?: boolean,
  ) => Promise<{ rejected: number[]; shards: number }>
  remove: (ids: string[], category: number) => Promise<{ shards: number }>
  query: (
    vectors: PackedVectors,
    searches: Search[],
    topK: number,
    threshold: number,
  ) => Promise<{ matches: Match[][]; shards: number }>
  /** Positions of vectors that the object does not hold in this exact form. */
  differing: (ids: string[], vectors: PackedVectors) => Promise<{ positions: number[]; shards: number }>
  growTo: (shards: number) => Promise<number>
  load: () => Promise<Load & { shards: number }>
}

/** Ids whose last change Vectorize did not accept, stored in a separate object. */
export type UnsentIds = {
  noteUnsent: (ids: string[]) => Promise<void>
  unsent: (limit: number) => Promise<string[]>
  forgetUnsent: (ids: string[]) => Promise<void>
}
