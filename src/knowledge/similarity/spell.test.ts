import { it } from "vitest"
import { canonicalKey } from "./canonical-key.ts"

it("gives spelling variants the same key", ({ expect }) => {
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

it("does not correct a known word to a similar one", ({ expect }) => {
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

it("does not try to correct extremely long words", ({ expect }) => {
  const long = "abcdefghij".repeat(500)
  expect(canonicalKey(`${long} owners`)).toBe(`@owner ${long}`)
})

it.for([
  "Trail runners 2024",
  "Adults aged 25",
  "Fans ages 18",
  "Income 199999",
  "Ford F 150",
  "Rock n roll fans 80",
  "Windows 11",
  "Channel 4",
])("a number at the end is read as it is before a full stop: %s", (name, { expect }) => {
  expect(canonicalKey(name)).toBe(canonicalKey(`${name}.`))
})
