import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { admitBuyer, changeBuyer, createBuyerKey, listBuyers, showUsage } from "./manage-buyers.ts"
import { BuyerChange, BuyerRecord, BuyerUsage, CreatedBuyerKey, NewBuyer, NewBuyerKey } from "./schema.ts"

const manage = session("settings:manage")
const path = "/api/buyers"

export const buyerRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "List the buyers that the organization admits to its signals",
      access: manage,
      answer: { status: 200, schema: z.array(BuyerRecord) },
    },
    (ctx) => listBuyers(ctx),
  ),
  route(
    {
      method: "post",
      path,
      summary: "Admit a buyer to the organization's signals",
      access: manage,
      idempotent: true,
      body: NewBuyer,
      answer: { status: 201, schema: BuyerRecord },
      errors: [404, 409],
    },
    (ctx, { body }) => admitBuyer(ctx, body),
  ),
  route(
    {
      method: "patch",
      path: `${path}/{id}`,
      summary: "Change a buyer, or suspend, close or reinstate it",
      access: manage,
      versioned: true,
      body: BuyerChange,
      answer: { status: 200, schema: BuyerRecord },
      errors: [404, 409],
    },
    (ctx, { params, body, version }) => changeBuyer(ctx, params.id, body, version),
  ),
  route(
    {
      method: "post",
      path: `${path}/{id}/keys`,
      summary: "Create a buyer's API key; the secret is returned only once",
      access: manage,
      body: NewBuyerKey,
      answer: { status: 201, schema: CreatedBuyerKey },
      errors: [404, 409],
    },
    (ctx, { params, body }) => createBuyerKey(ctx, params.id, body),
  ),
  route(
    {
      method: "get",
      path: `${path}/{id}/usage`,
      summary: "What a buyer reported to have used, in total",
      access: manage,
      answer: { status: 200, schema: BuyerUsage },
      errors: [404],
    },
    (ctx, { params }) => showUsage(ctx, params.id),
  ),
] as const
