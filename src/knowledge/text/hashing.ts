/**
 * A 32-bit hash: FNV-1a, then the MurmurHash3 finalizer, so that similar texts get unrelated hashes. `without` leaves out the character
 * at a place, without building that text.
 */
export const hashOf = (text: string, without = -1): number => mix(unmixed(text, without))

/** The hashes of a text and of the same text with one more character, for twice the bits. */
export function hashesOf(text: string, added: string): [number, number] {
  const hash = unmixed(text)
  return [mix(hash), mix(Math.imul(hash ^ added.charCodeAt(0), PRIME))]
}

/** A function for the hash of a text behind the same beginning, without building that text. */
export function hashAfter(beginning: string): (text: string) => number {
  const start = unmixed(beginning)
  return (text) => mix(unmixed(text, -1, start))
}

const PRIME = 0x01000193

function unmixed(text: string, without = -1, start = 0x811c9dc5): number {
  let hash = start
  for (let i = 0; i < text.length; i++) if (i !== without) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return hash
}

/** A fast hash of a part of a text, for tables that hold texts only while they last. */
export function textHash(text: string, start: number, end: number): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return hash ^ (hash >>> 15)
}

export function mix(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
