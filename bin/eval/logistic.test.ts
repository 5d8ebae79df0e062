import { expect, it } from "vitest"
import { fitWeights } from "./logistic.ts"

it("gives rows with a sign the share of them that was right", () => {
  const rows = Array.from({ length: 400 }, (_, i) => {
    const sign = i % 2
    return { signs: [1, sign], right: sign === 1 ? i % 20 !== 1 : i % 4 === 0, weight: 1 }
  })
  const [base = 0, sign = 0] = fitWeights(rows)
  const likely = (sum: number) => 1 / (1 + Math.exp(-sum))
  expect(likely(base)).toBeCloseTo(0.5, 1)
  expect(likely(base + sign)).toBeCloseTo(0.9, 1)
})

it("counts a row by its weight", () => {
  const [base = 0] = fitWeights([
    { signs: [1], right: true, weight: 90 },
    { signs: [1], right: false, weight: 10 },
  ])
  expect(1 / (1 + Math.exp(-base))).toBeCloseTo(0.9, 1)
})
