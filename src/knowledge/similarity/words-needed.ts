/** More words than exist: no slot with this agreement can reach the threshold. */
const IMPOSSIBLE = 0x7fffffff
/** Rounding in the bounds must not drop a match exactly at the threshold. */
const SLACK = 1e-9

export type Regions = { category: number; first: number; second: number }

/**
 * Whether a query can reach the threshold only with slots of its own category that share both signatures. A cheaper check for the case in
 * which `wordsNeeded` finds all others impossible.
 */
export function needsBothSignatures(weights: Regions, norm: number, least: Regions, threshold: number): boolean {
  const required = threshold * threshold * norm * (1 - SLACK)
  return (
    weights.category > 0 &&
    (norm - weights.first ** 2) * (1 - least.first) < required &&
    (norm - weights.second ** 2) * (1 - least.second) < required
  )
}

/**
 * How many word counts of a query must agree in sign with a slot's, for each case of agreeing signatures: none, the
 * second, the first, both.
 *
 * Let S be the dimensions both share: cos <= |q_S| |x_S| / |q| |x|. In the query, k words hold at most its k largest
 * squares (`squares` is sorted in descending order). The slot loses its share of every region that does not agree,
 * which is at least `least`. A category weight of zero means another category.
 */
export function wordsNeeded(
  weights: Regions,
  squares: readonly number[],
  norm: number,
  least: Regions,
  threshold: number,
): number[] {
  const required = threshold * threshold * norm * (1 - SLACK)
  return [0, 1, 2, 3].map((agreement) => {
    const first = (agreement & 2) !== 0
    const second = (agreement & 1) !== 0
    const lost = (weights.category > 0 ? 0 : least.category) + (first ? 0 : least.first) + (second ? 0 : least.second)
    let held = weights.category ** 2 + (first ? weights.first ** 2 : 0) + (second ? weights.second ** 2 : 0)
    for (let words = 0; words <= squares.length; words++) {
      if (held * (1 - lost) >= required) return words
      held += squares[words] ?? 0
    }
    return IMPOSSIBLE
  })
}
