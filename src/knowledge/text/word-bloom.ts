import { mix } from "./hashing.ts"

/** A Bloom filter of words, by their hashes. False positives are rare: about one in 300. */
const BITS_PER_WORD = 12
const PROBES = 4

export function bloomOf(hashes: Iterable<number>): Uint8Array {
  const words = new Set(hashes)
  const filter = new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8))
  for (const first of words) {
    const step = stepOf(first)
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = bitAt(first, step, probe, filter.length * 8)
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return filter
}

export function mayHave(filter: Uint8Array | undefined, first: number): boolean {
  if (!filter || filter.length === 0) return false
  const size = filter.length * 8
  // Most words fail at the first bit, before the step is computed.
  if (!isSet(filter, scaled(first, size))) return false
  const step = stepOf(first)
  for (let probe = 1; probe < PROBES; probe++) if (!isSet(filter, bitAt(first, step, probe, size))) return false
  return true
}

/** One file of several filters: their lengths, then their bytes. */
export function joinFilters(filters: readonly Uint8Array[]): Uint8Array {
  const header = new Uint32Array(filters.map(({ length }) => length))
  const file = new Uint8Array(header.byteLength + filters.reduce((sum, { length }) => sum + length, 0))
  file.set(new Uint8Array(header.buffer))
  let at = header.byteLength
  for (const filter of filters) {
    file.set(filter, at)
    at += filter.length
  }
  return file
}

export function splitFilters(file: ArrayBuffer, count: number): Uint8Array[] {
  const header = new Uint32Array(file, 0, count)
  let at = header.byteLength
  return Array.from(header, (length) => {
    const filter = new Uint8Array(file, at, length)
    at += length
    return filter
  })
}

const isSet = (filter: Uint8Array, bit: number) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0

/** The step between a word's bits in the filter, from its hash `first`; independent of the filter's size. */
const stepOf = (first: number) => mix(first ^ 0x9e3779b9) | 1
const bitAt = (first: number, step: number, probe: number, size: number) => scaled(first + Math.imul(probe, step), size)
/** Scales a hash to a number below `size`. Faster than a remainder, because the hash exceeds a small integer. */
const scaled = (hash: number, size: number) => Math.floor(((hash >>> 0) * size) / 2 ** 32)
