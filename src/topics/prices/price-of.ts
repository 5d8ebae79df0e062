import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import type { LinkRow } from "../library/record.ts"
import { LIBRARY_FILTERS } from "../library/list-topics.ts"
import type { PriceRecord } from "./schema.ts"

export type Price = {
  options: PricingOption[]
  /** 0 if the organization states none. */
  coverage: number
  /** Whether the organization has set a price; a buyer must then accept one of its options. */
  isSet: boolean
}

/** The price until the organization sets one. */
const FREE: PricingOption = { pricing_option_id: "po_no_fee", model: "cpm", cpm: 0, currency: "USD" }

/** `prices` must be in the order of `listPrices`. */
export function priceOf(prices: readonly PriceRecord[], row: LinkRow): Price {
  const price = prices.find((one) => fits(one, row))
  if (!price) return { options: [FREE], coverage: 0, isSet: false }
  const coverage = price.coverage_percentage ?? prices.find(({ kind }) => kind === "default")?.coverage_percentage
  return { options: price.pricing_options, coverage: coverage ?? 0, isSet: true }
}

function fits({ kind, topicId, filters }: PriceRecord, row: LinkRow): boolean {
  if (kind === "topic") return topicId === row.id
  return Object.entries(filters ?? {}).every(([name, value]) => {
    const column = LIBRARY_FILTERS[name as keyof typeof LIBRARY_FILTERS]
    return row[column] === value
  })
}
