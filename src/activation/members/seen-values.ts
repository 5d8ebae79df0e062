import { mix } from "../../knowledge/text/hashing.ts"

const TABLES = 16
const FIRST_SLOTS = 256
const FULL = 0.75

/**
 * Which values were there already, at 8 bytes a slot: 64 bits of each are kept, so two million values, which take 34 MB,
 * lose one by mistake once in ten million uploads. Many small tables, because one that grows needs both its sizes at once.
 */
export function seenValues() {
  const tables = Array.from({ length: TABLES }, () => ({ slots: new Uint32Array(FIRST_SLOTS * 2), filled: 0 }))

  /** True for the first value of its kind. */
  return (value: string): boolean => {
    let high = 0x811c9dc5
    let low = 0x9e3779b9
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      high = Math.imul(high ^ code, 0x01000193)
      low = Math.imul(low ^ ((code << 7) | (high >>> 25)), 0x85ebca6b)
    }
    high = mix(high ^ value.length)
    // An empty slot holds zero, so no value may.
    low = mix(low ^ high) || 1
    const table = tables[high % TABLES] ?? { slots: new Uint32Array(0), filled: 0 }
    if (!put(table.slots, high, low)) return false
    table.filled += 1
    if (table.filled > (table.slots.length / 2) * FULL) table.slots = doubled(table.slots)
    return true
  }
}

/** False where it is there. */
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
