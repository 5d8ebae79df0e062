export type Piece = { text: string; was: boolean; is: boolean }

/** Words with their trailing whitespace. */
const words = (text: string) => text.match(/\S+\s*/g) ?? []

/** Merges two texts into pieces that belong to the old text, the new text or both. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, now] = [words(before), words(after)]
  const same = (a: string | undefined, b: string | undefined) => a?.trimEnd() === b?.trimEnd()
  const lengths = longestCommon(old, now, same)
  const pieces: Piece[] = []
  const add = (text: string, was: boolean, is: boolean) => {
    const last = pieces.at(-1)
    if (last && last.was === was && last.is === is) last.text += text
    else pieces.push({ text, was, is })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && same(old[i], now[j])) {
      add(now[j] ?? "", true, true)
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add(old[i] ?? "", true, false)
      i += 1
    } else {
      add(now[j] ?? "", false, true)
      j += 1
    }
  }
  return pieces
}

const at = (lengths: readonly number[][], i: number, j: number) => lengths[i]?.[j] ?? 0

/** The length of the longest common subsequence of both texts' remainders, for each pair of positions. */
function longestCommon(a: string[], b: string[], same: (x: string | undefined, y: string | undefined) => boolean) {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row)
        row[j] = same(a[i], b[j])
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}
