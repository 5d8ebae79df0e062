import type { PriceRecord } from "../../api/types.ts"

type Option = PriceRecord["pricing_options"][number]

/** Labels of the price models. */
export const MODELS = [
  { value: "cpm", label: "CPM" },
  { value: "percent_of_media", label: "Percent of media" },
  { value: "flat_fee", label: "Flat fee" },
] as const
export type Model = (typeof MODELS)[number]["value"]

/** `2.5 USD CPM`, `12% of media, at most 4 USD CPM`, `500 EUR monthly`. */
export function optionText(option: Option): string {
  const { model, currency } = option
  if (model === "cpm") return `${Number(option["cpm"])} ${currency} CPM`
  if (model === "flat_fee") return `${Number(option["amount"])} ${currency} ${String(option["period"])}`
  const most = option["max_cpm"] === undefined ? "" : `, at most ${Number(option["max_cpm"])} ${currency} CPM`
  return `${Number(option["percent"])}% of media${most}`
}

/** What a price is for, and which buyer it is for unless that is everyone: `Auto, for Nova Motors`. */
export function scopeText(price: PriceRecord, buyer?: { name: string }): string {
  return price.buyerId !== null && buyer ? `${topicsOf(price)}, for ${buyer.name}` : topicsOf(price)
}

function topicsOf({ kind, topicName, topicId, filters }: PriceRecord): string {
  if (kind === "default") return "All other topics"
  if (kind === "topic" || kind === "import") return topicName ?? topicId ?? ""
  return Object.values(filters ?? {}).join(", ")
}
