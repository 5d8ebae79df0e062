import { mix } from "../../knowledge/text/hashing.ts"

const TABLES = 16
const FIRST_SLOTS = 256
const MAX_LOAD = 0.75

/**
 * A set of 64-bit hashes, 8 bytes per slot. Two million values take 34 MB; a collision drops a value in about one of ten million
 * uploads. Many small tables, because a growing table needs its old and new size in memory at the same time.
 */
export function seenValues() {
  const tables = Array.from({ length: TABLES }, () => ({ slots: new Uint32Array(FIRST_SLOTS * 2), filled: 0 }))

  /** Adds a value; true if it is new. */
  return (value: string): boolean => {
    let high = 0x811c9dc5
    let low = 0x9e3779b9
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      high = Math.imul(high ^ code, 0x01000193)
      low = Math.imul(low ^ ((code << 7) | (high >>> 25)), 0x85ebca6b)
    }
    high = mix(high ^ value.length)
    // Zero marks an empty slot, so no value may hash to it.
    low = mix(low ^ high) || 1
    const table = tables[high % TABLES] ?? { slots: new Uint32Array(0), filled: 0 }
    if (!put(table.slots, high, low)) return false
    table.filled += 1
    if (table.filled > (table.slots.length / 2) * MAX_LOAD) table.slots = doubled(table.slots)
    return true
  }
}

/** False if the value is already present. */
function put(slots: Uint32Array, high: number, low: number): boolean {
  const mask = slots.length / 2 - 1
  for (let at = (high >>> 4) & mask; ; at = (at + 1) & mask) {
    if (slots[at * 2 + 1] === 0) {
      slots[at * 2] = high
      slots[at * 2 + 1] = low
      return true
    }
    if (slots[at * 2 + 1] === low && slots[at * 2] === high) return false
  }
}

function doubled(slots: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(slots.length * 2)
  for (let at = 0; at < slots.length; at += 2) {
    const low = slots[at + 1] ?? 0
    if (low !== 0) put(larger, slots[at] ?? 0, low)
  }
  return larger
}
