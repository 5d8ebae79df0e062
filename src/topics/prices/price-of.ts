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

/** `prices` must be in the order of `listPrices`. What an import stated comes after prices for one buyer or for the topic. */
export function priceOf(prices: readonly PriceRecord[], row: LinkRow): Price {
  const price = prices.find((one) => fits(one, row))
  const stated = price && isOwnPrice(price) ? undefined : statedOption(prices, row)
  if (stated) return { options: [stated], coverage: coverageOf(prices, price), isSet: true }
  if (!price) return { options: [FREE], coverage: 0, isSet: false }
  return { options: price.pricing_options, coverage: coverageOf(prices, price), isSet: true }
}

/** For one buyer or for the topic: what an import stated comes after it. */
export const isOwnPrice = ({ buyerId, kind }: PriceRecord): boolean => buyerId !== null || kind === "topic"

const defaultIn = (prices: readonly PriceRecord[]) => prices.find(({ kind }) => kind === "default")

const coverageOf = (prices: readonly PriceRecord[], price: PriceRecord | undefined) =>
  price?.coverage_percentage ?? defaultIn(prices)?.coverage_percentage ?? 0

/** An option's id always means the same terms, so it is made of them. */
export function statedOption(
  prices: readonly PriceRecord[],
  { stated_price: stated }: LinkRow,
): PricingOption | undefined {
  if (stated === null) return undefined
  const { cpm, currency: named } = JSON.parse(stated) as { cpm: number; currency: string | null }
  const currency = named ?? defaultIn(prices)?.pricing_options[0]?.currency ?? FREE.currency
  return { pricing_option_id: `po_cpm_${String(cpm).replace(".", "_")}_${currency}`, model: "cpm", cpm, currency }
}

export function fits({ kind, topicId, filters }: PriceRecord, row: LinkRow): boolean {
  if (kind === "topic") return topicId === row.id
  return Object.entries(filters ?? {}).every(([name, value]) => {
    const column = LIBRARY_FILTERS[name as keyof typeof LIBRARY_FILTERS]
    return row[column] === value
  })
}
