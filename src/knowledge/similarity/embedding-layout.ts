/**
 * The 256 dimensions. The category and the two signature regions hold one positive count each, so two topics of different
 * categories, or of different names, share nothing there: what their cosine can be at most follows from the counts' shares.
 */
export const DIMENSIONS = 256
export const CATEGORIES = 64
export const SIGNATURE_SIZE = 32
const CATEGORY_START = 0
export const FIRST_SIGNATURE = CATEGORY_START + CATEGORIES
export const SECOND_SIGNATURE = FIRST_SIGNATURE + SIGNATURE_SIZE
export const WORDS = SECOND_SIGNATURE + SIGNATURE_SIZE

/** The least part of a vector's squared length that lies in its category. */
export const CATEGORY_SHARE = 0.26
/** The least part in each half of its signature: 1 - 0.055 is below the block threshold of 0.95. */
export const SIGNATURE_SHARE = 0.055

/**
 * No two topics of different categories are more alike than this: with nothing shared in the category, the dot product is at
 * most the product of what remains, sqrt(1 - 0.26) of either length.
 */
export const CROSS_CATEGORY_BOUND = 1 - CATEGORY_SHARE

export type Embedding = Int8Array

type Head = { category: number; first: number; second: number }

/** Where the one count of each reserved region stands. Throws for a vector that is not laid out so. */
export function headOf(vector: Embedding): Head {
  if (vector.length !== DIMENSIONS) throw new RangeError(`A vector has ${DIMENSIONS} dimensions, not ${vector.length}`)
  return {
    category: onlyCount(vector, CATEGORY_START, FIRST_SIGNATURE),
    first: onlyCount(vector, FIRST_SIGNATURE, SECOND_SIGNATURE),
    second: onlyCount(vector, SECOND_SIGNATURE, WORDS),
  }
}

/** The category a vector belongs to; vectors of two categories never reach `CROSS_CATEGORY_BOUND`. */
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
