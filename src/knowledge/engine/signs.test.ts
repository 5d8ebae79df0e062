import { describe, it } from "vitest"
import { classifyLocally } from "./local.ts"
import { confidenceOf, SIGNS } from "./signs.ts"

const confidence = (name: string) => classifyLocally(name).confidence ?? 0
const withSigns = (signs: Partial<Record<(typeof SIGNS)[number], number>>) =>
  confidenceOf(SIGNS.map((sign) => signs[sign] ?? 0))

describe("the confidence of a category", () => {
  it.for([
    // The whole name is one known thing, or two that agree; then one of its words.
    ["Running shoes", "Zorblax shoes"],
    ["Dog food", "Dog brimwick"],
    // Nothing disagrees; then another category has a strong term.
    ["Cookware buyers", "Weather app cookware checkers"],
  ] as const)("is higher for %s than for %s", ([more, less], { expect }) => {
    expect(confidence(more)).toBeGreaterThan(confidence(less))
  })

  it("falls with every sign against it, and rises with every sign for it", ({ expect }) => {
    const plain = { base: 1, share: 0.6, covered: 0.5 }
    for (const against of ["ambiguous", "lone", "rival", "headless", "unread"] as const)
      expect(withSigns({ ...plain, [against]: 1 }), against).toBeLessThan(withSigns(plain))
    for (const speaks of ["agreeing", "several", "phrase", "whole"] as const)
      expect(withSigns({ ...plain, [speaks]: 1 }), speaks).toBeGreaterThan(withSigns(plain))
  })
})
