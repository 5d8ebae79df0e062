import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import { AppError } from "../../kernel/errors.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { newId, randomBase62 } from "../../kernel/ids.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { findLink } from "../library/store.ts"
import { notePrices } from "./note-prices.ts"
import type { NewPrice, PriceChange, PriceRecord } from "./schema.ts"

const MAX_PRICES = 200

type Row = Omit<PriceRecord, "buyerId" | "filters" | "pricing_options" | "topicId"> & {
  buyerId: string
  orgTopicId: string | null
  filters: string | null
  options: string
}

/**
 * Prices of topics first, then of filters, newest first, then the default: the first match is a topic's price. A buyer's own prices come
 * before those for everyone.
 */
export async function listPrices(
  { library, org }: Pick<OrgContext, "library" | "org">,
  buyerId: string = "",
): Promise<PriceRecord[]> {
  const { results } = await library
    .prepare(
      `SELECT p.id, p.kind, p.buyer_id AS buyerId, p.org_topic_id AS orgTopicId, link.topic_name AS topicName, p.filters, p.options,
         p.coverage AS coverage_percentage, p.created_at AS createdAt, p.updated_at AS updatedAt
       FROM signal_prices AS p LEFT JOIN org_topics AS link ON link.id = p.org_topic_id AND link.org_id = p.org_id
       WHERE p.org_id = ?1 AND p.buyer_id IN ('', ?2)
       ORDER BY p.buyer_id = '', iif(p.kind = 'topic', 0, iif(p.kind = 'filter', 1, 2)), p.created_at DESC, p.id DESC LIMIT ${2 * MAX_PRICES}`,
    )
    .bind(org.id, buyerId)
    .all<Row>()
  return results.map(recordOf)
}

const recordOf = ({ filters, options, orgTopicId, buyerId, ...row }: Row): PriceRecord => ({
  ...row,
  buyerId: buyerId || null,
  topicId: orgTopicId,
  filters: filters === null ? null : (JSON.parse(filters) as Record<string, string>),
  pricing_options: JSON.parse(options) as PricingOption[],
})

export async function createPrice(
  ctx: OrgContext,
  { topicId, filters, buyerId: given, ...terms }: NewPrice,
): Promise<PriceRecord> {
  const buyerId = given ?? ""
  if (buyerId !== "") await requireBuyer(ctx, buyerId)
  const link = topicId ? await findLink(ctx, topicId) : undefined
  const kind = link ? "topic" : filters ? "filter" : "default"
  const id = newId("price")
  const at = ctx.now().toISOString()
  const insert = prepare(
    ctx.library,
    sql`INSERT OR IGNORE INTO signal_prices (id, org_id, buyer_id, kind, org_topic_id, filters, options, coverage, created_at, updated_at)
       SELECT ${id}, ${ctx.org.id}, ${buyerId}, ${kind}, ${link?.id ?? null}, ${filters ? JSON.stringify(filters) : null},
         ${JSON.stringify(withIds(terms.pricing_options))}, ${terms.coverage_percentage ?? null}, ${at}, ${at}
           WHERE (SELECT count(*) FROM signal_prices WHERE org_id = ${ctx.org.id} AND buyer_id = ${buyerId}) < ${MAX_PRICES}`,
  )
  const audit = entryIfChanged(ctx, "price.created", id, { kind, ...(buyerId !== "" && { buyerId }) })
  const [inserted] = await ctx.library.batch([
    insert,
    audit,
    ...notePrices(ctx, { topicId: link?.id ?? null, buyerId }),
  ])
  const prices = await listPrices(ctx, buyerId)
  if (inserted?.meta.changes === 0) {
    if (prices.filter((one) => (one.buyerId ?? "") === buyerId).length >= MAX_PRICES)
      throw new AppError(400, `Maximum ${MAX_PRICES} prices per ${buyerId === "" ? "organization" : "buyer"}`)
    throw new AppError(409, kind === "default" ? "There is a default price already" : "The topic has a price already")
  }
  return priceIn(prices, id)
}

export async function changePrice(
  ctx: OrgContext,
  id: string,
  terms: PriceChange,
  version?: string,
): Promise<PriceRecord> {
  const price = await readPrice(ctx, id)
  const { pricing_options: before } = price
  const stored = sql`SELECT updated_at FROM signal_prices WHERE id = ${id} AND org_id = ${ctx.org.id}`
  const statements = [
    prepare(
      ctx.library,
      sql`UPDATE signal_prices SET options = ${JSON.stringify(withIds(terms.pricing_options, before))},
        coverage = ${terms.coverage_percentage ?? null}, updated_at = ${ctx.now().toISOString()} WHERE id = ${id}
          AND org_id = ${ctx.org.id}`,
    ),
    entryIfChanged(ctx, "price.changed", id, {}),
    ...notePrices(ctx, price),
  ]
  const [changed] = await batchIfUnchanged(ctx.library, { stored, version }, statements, () => readPrice(ctx, id))
  if (changed?.meta.changes === 0) throw new AppError(404, "Price not found")
  return readPrice(ctx, id)
}

export async function deletePrice(ctx: OrgContext, id: string): Promise<{ id: string; deleted: true }> {
  const price = await readPrice(ctx, id)
  const [deleted] = await ctx.library.batch([
    ctx.library.prepare("DELETE FROM signal_prices WHERE id = ? AND org_id = ?").bind(id, ctx.org.id),
    entryIfChanged(ctx, "price.deleted", id, {}),
    ...notePrices(ctx, price),
  ])
  if (deleted?.meta.changes === 0) throw new AppError(404, "Price not found")
  return { id, deleted: true }
}

/** The price with this id, whoever it is for. */
async function readPrice(ctx: OrgContext, id: string): Promise<PriceRecord> {
  const buyerId = await ctx.library
    .prepare("SELECT buyer_id FROM signal_prices WHERE id = ? AND org_id = ?")
    .bind(id, ctx.org.id)
    .first<string>("buyer_id")
  return priceIn(buyerId === null ? [] : await listPrices(ctx, buyerId), id)
}

async function requireBuyer({ library, org }: OrgContext, id: string) {
  const found = await library
    .prepare("SELECT 1 AS found FROM buyers WHERE id = ? AND org_id = ?")
    .bind(id, org.id)
    .first("found")
  if (found === null) throw new AppError(404, "Buyer not found")
}

/** A buyer names an option by its id, so an id always means the same terms: changed terms get a new id. */
function withIds(options: NewPrice["pricing_options"], before: readonly PricingOption[] = []): PricingOption[] {
  const known = new Map(before.map(({ pricing_option_id: id, ...terms }) => [canonicalJson(terms), id]))
  return options.map(({ pricing_option_id: _given, ...terms }) => {
    const same = canonicalJson(terms)
    const id = known.get(same) ?? `po_${randomBase62(12)}`
    known.delete(same)
    return { pricing_option_id: id, ...terms }
  })
}

function priceIn(prices: readonly PriceRecord[], id: string): PriceRecord {
  const price = prices.find((one) => one.id === id)
  if (!price) throw new AppError(404, "Price not found")
  return price
}
