/** More words than there are: no slot with this agreement can reach the threshold. */
export const IMPOSSIBLE = 0x7fffffff
/** Keeps rounding in the bounds from ever dropping a match that lies exactly on the threshold. */
const SLACK = 1e-9

export type Regions = { category: number; first: number; second: number }

/**
 * How many words of a query must agree in sign with a slot's where no, the second, the first or both signatures agree.
 *
 * With S what both share, cos <= |q_S| |x_S| / |q| |x|. Of the query, k words hold at most its k largest squares, `squares`
 * being sorted from the largest. Of the slot, at least its share of every region that does not agree is lost, and no slot's is
 * below `least`. A category weight of zero means another category.
 */
export function wordsNeeded(
  weights: Regions,
  squares: readonly number[],
  norm: number,
  least: Regions,
  threshold: number,
): number[] {
  const wanted = threshold * threshold * norm * (1 - SLACK)
  return [0, 1, 2, 3].map((agreement) => {
    const first = (agreement & 2) !== 0
    const second = (agreement & 1) !== 0
    const lost = (weights.category > 0 ? 0 : least.category) + (first ? 0 : least.first) + (second ? 0 : least.second)
    let held = weights.category ** 2 + (first ? weights.first ** 2 : 0) + (second ? weights.second ** 2 : 0)
    for (let words = 0; words <= squares.length; words++) {
      if (held * (1 - lost) >= wanted) return words
      held += squares[words] ?? 0
    }
    return IMPOSSIBLE
  })
}
