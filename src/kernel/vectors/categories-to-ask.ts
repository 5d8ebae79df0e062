import {
  CATEGORIES,
  categoryOf,
  CROSS_CATEGORY_BOUND,
  type Embedding,
} from "../../knowledge/similarity/embedding-layout.ts"
import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import type { QueryOptions } from "./vector-index.ts"

/** Which vectors, by their positions, must be looked for in which category: above the bound in their own alone. */
export function categoriesToAsk(vectors: readonly Embedding[], options: QueryOptions): Map<number, number[]> {
  const only = options.category === undefined ? undefined : categoryNumber(options.category)
  const asked = new Map<number, number[]>()
  for (const [position, vector] of vectors.entries()) {
    const own = categoryOf(vector)
    const reachable = options.ownCategory === true || options.threshold > CROSS_CATEGORY_BOUND ? [own] : EVERY_CATEGORY
    for (const category of reachable) {
      if (only === undefined || only === category) asked.set(category, [...(asked.get(category) ?? []), position])
    }
  }
  return asked
}

const EVERY_CATEGORY = Array.from({ length: CATEGORIES }, (_, category) => category)
