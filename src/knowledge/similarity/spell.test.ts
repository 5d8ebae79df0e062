import { it } from "vitest"
import { canonicalKey } from "./canonical-key.ts"

it("gives one key to ways of writing that the words themselves explain", ({ expect }) => {
  for (const [a, b] of [
    ["Pizzahut fans", "Pizza Hut fans"],
    ["State Farm Insurance customers", "State Farm customers"],
    ["Chevy owners", "Chevrolet owners"],
    ["Personalised gift buyers", "Personalized gift buyers"],
    ["Mortgge shoppers", "Mortgage shoppers"],
    ["Knives collectors", "Knife collector"],
    ["Desktop PC owners", "Desktop computer owners"],
  ] as const) {
    expect(canonicalKey(a), `${a} / ${b}`).toBe(canonicalKey(b))
  }
})

it("takes no known word for another, however near they are", ({ expect }) => {
  for (const [a, b] of [
    ["Casual games", "Causal games"],
    ["Desert lovers", "Dessert lovers"],
    ["Giants fans", "Giant fans"],
    ["News readers", "New readers"],
    ["Ford truck owners", "Ford truck intenders"],
  ] as const) {
    expect(canonicalKey(a), `${a} / ${b}`).not.toBe(canonicalKey(b))
  }
})

it("does not labour over words nobody writes", ({ expect }) => {
  const long = "abcdefghij".repeat(500)
  expect(canonicalKey(`${long} owners`)).toBe(`@owner ${long}`)
})
