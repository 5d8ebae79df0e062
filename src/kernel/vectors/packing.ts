import { DIMENSIONS, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import type { PackedVectors } from "./vector-index.ts"

export function packVectors(vectors: readonly Embedding[]): PackedVectors {
  const packed = new Int8Array(vectors.length * DIMENSIONS)
  for (const [i, vector] of vectors.entries()) packed.set(vector, i * DIMENSIONS)
  return new Uint8Array(packed.buffer)
}

export function unpackVectors(packed: PackedVectors): Embedding[] {
  if (packed.length % DIMENSIONS !== 0) throw new RangeError("A packed vector is truncated")
  return Array.from(
    { length: packed.length / DIMENSIONS },
    (_, i) => new Int8Array(packed.buffer, packed.byteOffset + i * DIMENSIONS, DIMENSIONS),
  )
}
