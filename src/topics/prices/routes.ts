import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { changePrice, createPrice, deletePrice, listPrices } from "./prices.ts"
import { listTopicPrices } from "./topic-prices.ts"
import { NewPrice, PriceChange, PriceQuery, PriceRecord } from "./schema.ts"

const path = "/api/prices"
const manage = key("prices:write", "settings:manage")

export const priceRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "List the prices of signals; the first that fits a topic is its price",
      access: key("topics:read"),
      query: PriceQuery,
      answer: { status: 200, schema: z.array(PriceRecord) },
      errors: [404],
    },
    (ctx, { query: { topicId, buyerId } }) =>
      topicId ? listTopicPrices(ctx, topicId, buyerId) : listPrices(ctx, buyerId),
  ),
  route(
    {
      method: "post",
      path,
      summary: "Set the default price of signals, or the price of a topic or of all topics that filters select",
      access: manage,
      idempotent: true,
      body: NewPrice,
      answer: { status: 201, schema: PriceRecord },
      errors: [404, 409],
    },
    (ctx, { body }) => createPrice(ctx, body),
  ),
  route(
    {
      method: "put",
      path: `${path}/{id}`,
      summary: "Replace the options of a price",
      access: manage,
      versioned: true,
      body: PriceChange,
      answer: { status: 200, schema: PriceRecord },
      errors: [404],
    },
    (ctx, { params, body, version }) => changePrice(ctx, params.id, body, version),
  ),
  route(
    {
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a price",
      access: manage,
      answer: { status: 200, schema: z.object({ id: z.string(), deleted: z.literal(true) }) },
      errors: [404],
    },
    (ctx, { params }) => deletePrice(ctx, params.id),
  ),
] as const
