import { it } from "vitest"
import { optionText, scopeText } from "./price-text.ts"

const id = { pricing_option_id: "po_1", currency: "USD" }

it("words a price", ({ expect }) => {
  expect(optionText({ ...id, model: "cpm", cpm: 2.5 })).toBe("2.5 USD CPM")
  expect(optionText({ ...id, model: "percent_of_media", percent: 12 })).toBe("12% of media")
  expect(optionText({ ...id, model: "percent_of_media", percent: 12, max_cpm: 4 })).toBe(
    "12% of media, at most 4 USD CPM",
  )
  expect(optionText({ ...id, model: "flat_fee", amount: 500, period: "monthly" })).toBe("500 USD monthly")
})

it("words what a price is for", ({ expect }) => {
  const price = { id: "p", topicId: null, topicName: null, filters: null, pricing_options: [], coverage_percentage: 1 }
  const rest = { buyerId: null, createdAt: "", updatedAt: "" }
  expect(scopeText({ ...price, ...rest, kind: "default" })).toBe("All other topics")
  expect(scopeText({ ...price, ...rest, kind: "topic", topicName: "Cat Owners" })).toBe("Cat Owners")
  expect(scopeText({ ...price, ...rest, kind: "filter", filters: { parentCategory: "Auto" } })).toBe("Auto")
  const nova = { name: "Nova Motors" }
  expect(scopeText({ ...price, ...rest, kind: "default" }, nova)).toBe("All other topics")
  expect(scopeText({ ...price, ...rest, kind: "default", buyerId: "b" }, nova)).toBe(
    "All other topics, for Nova Motors",
  )
})
