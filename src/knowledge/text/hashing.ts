/**
 * A 32-bit hash: FNV-1a, then the MurmurHash3 finalizer, so that similar texts get unrelated hashes. `without` skips the character at that
 * index, without building the shorter text.
 */
export function hashOf(text: string, without = -1): number {
  let hash = NO_TEXT
  for (let i = 0; i < text.length; i++) if (i !== without) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return mix(hash)
}

const PRIME = 0x01000193

/** A hash in the making: `mix(folded(folded(NO_TEXT, a), b))` is that of both texts together. */
export const NO_TEXT = 0x811c9dc5

export function folded(hash: number, text: string): number {
  let bits = hash
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), PRIME)
  return bits
}

export function mix(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
