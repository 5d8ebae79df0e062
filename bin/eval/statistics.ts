/** The Wilson score interval: 95% confidence for a share of hits. */
export function interval(hits: number, total: number): [number, number] {
  if (total === 0) return [0, 1]
  const z = 1.96
  const share = hits / total
  const middle = share + z ** 2 / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  const scale = 1 + z ** 2 / total
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

const BINS = 10

/** The mean gap between confidence and accuracy over ten bins of confidence, weighted by their rows. */
export function calibrationError(answers: readonly { confidence: number; right: boolean }[]): number {
  let error = 0
  for (let bin = 0; bin < BINS; bin++) {
    const own = answers.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin)
    if (own.length === 0) continue
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length
    const accuracy = own.filter(({ right }) => right).length / own.length
    error += (own.length / answers.length) * Math.abs(mean - accuracy)
  }
  return error
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`
