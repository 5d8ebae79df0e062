/** Signs of one answer, whether it was right, and how much it counts. */
export type Observed = { signs: readonly number[]; right: boolean; weight: number }

const PENALTY = 1
const STEPS = 30

/** Logistic regression with a small penalty, by Newton's method. */
export function fitWeights(rows: readonly Observed[]): number[] {
  const size = rows[0]?.signs.length ?? 0
  const weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -PENALTY * weight)
    const bend = weights.map((_, i) => weights.map((_other, j) => (i === j ? PENALTY : 0)))
    for (const { signs, right, weight } of rows) {
      const likely = 1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), 0)))
      const curve = weight * likely * (1 - likely)
      for (let i = 0; i < size; i++) {
        const sign = signs[i] ?? 0
        if (sign === 0) continue
        slope[i] = (slope[i] ?? 0) + weight * ((right ? 1 : 0) - likely) * sign
        const line = bend[i] as number[]
        for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + curve * sign * (signs[j] ?? 0)
      }
    }
    solved(bend, slope).forEach((change, i) => (weights[i] = (weights[i] ?? 0) + change))
  }
  return weights
}

/** Solves a system of linear equations; every row has been made to depend on its own column by the penalty. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, i) => [...line, right[i] ?? 0])
  for (const [i, line] of lines.entries()) {
    const pivot = line[i] ?? 1
    for (let k = i; k < line.length; k++) line[k] = (line[k] ?? 0) / pivot
    for (const [j, other] of lines.entries()) {
      const factor = other[i] ?? 0
      if (j === i || factor === 0) continue
      for (let k = i; k < line.length; k++) other[k] = (other[k] ?? 0) - factor * (line[k] ?? 0)
    }
  }
  return lines.map((line) => line.at(-1) ?? 0)
}
