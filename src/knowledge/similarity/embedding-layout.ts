/**
 * The layout of the 256 dimensions. The category and the two signature regions hold one positive count each. Topics
 * with different categories or signatures share nothing there, which bounds their cosine by those counts' shares.
 */
export const DIMENSIONS = 256
export const CATEGORIES = 64
export const SIGNATURE_SIZE = 32
const CATEGORY_START = 0
export const FIRST_SIGNATURE = CATEGORY_START + CATEGORIES
export const SECOND_SIGNATURE = FIRST_SIGNATURE + SIGNATURE_SIZE
export const WORDS = SECOND_SIGNATURE + SIGNATURE_SIZE

/** The minimum share of a vector's squared length in its category dimension. */
export const CATEGORY_SHARE = 0.26
/** The minimum share in each half of its signature: 1 - 0.055 is below the block threshold of 0.95. */
export const SIGNATURE_SHARE = 0.055

/**
 * The maximum cosine of topics in different categories: without the category dimension, at most sqrt(1 - 0.26) of each
 * vector's length is left for the dot product.
 */
export const CROSS_CATEGORY_BOUND = 1 - CATEGORY_SHARE

export type Embedding = Int8Array

type Head = { category: number; first: number; second: number }

/** The position of the count in each reserved region. Throws if the vector does not have this layout. */
export function headOf(vector: Embedding): Head {
  if (vector.length !== DIMENSIONS) throw new RangeError(`A vector has ${DIMENSIONS} dimensions, not ${vector.length}`)
  return {
    category: onlyCount(vector, CATEGORY_START, FIRST_SIGNATURE),
    first: onlyCount(vector, FIRST_SIGNATURE, SECOND_SIGNATURE),
    second: onlyCount(vector, SECOND_SIGNATURE, WORDS),
  }
}

/** The vector's category. The cosine of vectors from two categories never exceeds `CROSS_CATEGORY_BOUND`. */
export function categoryOf(vector: Embedding): number {
  const { category } = headOf(vector)
  const weight = vector[category] ?? 0
  if (weight * weight < CATEGORY_SHARE * normSquared(vector)) throw new RangeError("The category's share is too small")
  return category
}

export function normSquared(vector: Embedding): number {
  return dotProduct(vector, vector)
}

export function cosine(a: Embedding, b: Embedding): number {
  return dotProduct(a, b) / Math.sqrt(normSquared(a) * normSquared(b))
}

function dotProduct(a: Embedding, b: Embedding): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function onlyCount(vector: Embedding, start: number, end: number): number {
  let found = -1
  for (let i = start; i < end; i++) {
    const count = vector[i] ?? 0
    if (count === 0) continue
    if (count < 0 || found >= 0) throw new RangeError("A reserved region holds one positive count")
    found = i
  }
  if (found < 0) throw new RangeError("A reserved region holds one positive count")
  return found - start
}
