import type { OrgContext } from "../../kernel/context.ts"
import { findLink } from "../library/store.ts"
import { fits, isOwnPrice, statedOption } from "./price-of.ts"
import { listPrices } from "./prices.ts"
import type { PriceRecord } from "./schema.ts"

/** The prices that fit a topic, in the order that applies: the first is what buyers are offered. That of an import has no record of its own. */
export async function listTopicPrices(ctx: OrgContext, topicId: string, buyerId?: string): Promise<PriceRecord[]> {
  const link = await findLink(ctx, topicId)
  const prices = await listPrices(ctx, buyerId)
  const fitting = prices.filter((one) => fits(one, link))
  const stated = statedOption(prices, link)
  if (!stated) return fitting
  const imported: PriceRecord = {
    id: `stated_${link.id}`,
    kind: "import",
    buyerId: null,
    topicId: link.id,
    topicName: link.topic_name,
    filters: null,
    pricing_options: [stated],
    coverage_percentage: null,
    createdAt: link.created_at,
    updatedAt: link.updated_at,
  }
  return [...fitting.filter(isOwnPrice), imported, ...fitting.filter((one) => !isOwnPrice(one))]
}
