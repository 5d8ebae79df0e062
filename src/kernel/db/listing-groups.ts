import type { Selected } from "./listing-types.ts"

export type Group = { value: string; n: number }

/** Adds up counts by value, in the order of the values as SQLite compares them. */
export function groupsOf(counts: readonly Group[], descending: boolean): Group[] {
  const sums = new Map<string, number>()
  for (const { value, n } of counts) sums.set(value, (sums.get(value) ?? 0) + n)
  const groups = [...sums].map(([value, n]) => ({ value, n })).sort((a, b) => compareBytes(a.value, b.value))
  return descending ? groups.toReversed() : groups
}

/** JavaScript compares UTF-16 units, which puts emoji before some letters. */
function compareBytes(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  for (const [i, character] of left.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/** The groups that a page has rows of, and which rows of each. */
export function partsOf(groups: readonly Group[], { offset, limit }: Pick<Selected, "offset" | "limit">) {
  let before = 0
  return groups.flatMap(({ value, n }) => {
    const [start, end] = [Math.max(offset - before, 0), Math.min(offset + limit - before, n)]
    before += n
    return end > start ? [{ value, n, offset: start, limit: end - start }] : []
  })
}
