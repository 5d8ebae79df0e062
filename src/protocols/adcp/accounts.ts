import * as z from "zod"
import type { OrgContext } from "../../kernel/context.ts"
import { type AccountKey, boundBuyer, type Buyer, readBuyer, readBuyerByKey } from "../buyers/buyer.ts"
import { AdcpFailure } from "./failure.ts"

const ById = z.object({ account_id: z.string().max(200) })
const ByKey = z.object({
  brand: z.looseObject({ domain: z.string().max(253) }),
  operator: z.string().max(253),
  sandbox: z.boolean().optional(),
})

/** A reference to an account by brand and operator; undefined for other references. */
export function accountKeyIn(reference: unknown): AccountKey | undefined {
  const parsed = ByKey.safeParse(reference)
  if (!parsed.success) return undefined
  const { brand, operator, sandbox = false } = parsed.data
  return { brand: brand.domain.toLowerCase(), operator: operator.toLowerCase(), sandbox }
}

export const accountNotFound = (field = "account") =>
  new AdcpFailure("ACCOUNT_NOT_FOUND", "Account not found", { field })

/**
 * The buyer that a request is for. A buyer's key is for that buyer alone, and another account is answered like an unknown one. The
 * organization's own callers may name any; an account that it has not admitted buys at the prices for everyone.
 */
export async function buyerOf(ctx: OrgContext, reference: unknown, field = "account"): Promise<Buyer | null> {
  const bound = boundBuyer(ctx)
  const id = ById.safeParse(reference).data?.account_id
  const key = accountKeyIn(reference)
  if (bound !== undefined) {
    const own = await readBuyer(ctx, bound)
    const isOwn = own && (reference === undefined || id === own.id || (key && isOf(own, key)))
    if (!isOwn) throw accountNotFound(field)
    return own
  }
  const named = id === undefined ? key && (await readBuyerByKey(ctx, key)) : await readBuyer(ctx, id)
  if (id !== undefined && !named) throw accountNotFound(field)
  return named ?? null
}

export const isOf = (buyer: AccountKey, key: AccountKey) =>
  buyer.brand === key.brand && buyer.operator === key.operator && buyer.sandbox === key.sandbox

/** Buyers that are not active neither see nor activate signals. */
export function requireActive(buyer: Buyer | null) {
  if (!buyer || buyer.status === "active") return
  const details = {
    status: buyer.status,
    since: buyer.statusAt,
    ...(buyer.reason !== null && { reason: buyer.reason }),
  }
  throw new AdcpFailure("ACCOUNT_SUSPENDED", `The account is ${buyer.status}`, { field: "account", details })
}
