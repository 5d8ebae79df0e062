import {
  CATEGORIES,
  categoryOf,
  CROSS_CATEGORY_BOUND,
  type Embedding,
} from "../../knowledge/similarity/embedding-layout.ts"
import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import type { QueryOptions } from "./vector-index.ts"

/** Which vectors, by position, to search in which category. Above the cross-category bound, vectors are only searched in their own. */
export function categoriesToSearch(vectors: readonly Embedding[], options: QueryOptions): Map<number, number[]> {
  const only = options.category === undefined ? undefined : categoryNumber(options.category)
  const positions = new Map<number, number[]>()
  for (const [position, vector] of vectors.entries()) {
    const own = categoryOf(vector)
    const reachable = options.ownCategory === true || options.threshold > CROSS_CATEGORY_BOUND ? [own] : EVERY_CATEGORY
    for (const category of reachable) {
      if (only !== undefined && only !== category) continue
      const others = positions.get(category)
      if (others) others.push(position)
      else positions.set(category, [position])
    }
  }
  return positions
}

const EVERY_CATEGORY = Array.from({ length: CATEGORIES }, (_, category) => category)
