import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { actionEntry, entryIfChanged } from "../../organizations/audit/entry.ts"
import { findConnection } from "../../organizations/connections/connections.ts"
import { createApiKey } from "../../organizations/keys/api-keys.ts"
import { type AccountKey, type Buyer, readBuyer, readBuyers } from "./buyer.ts"
import { endActivations } from "./end-activations.ts"
import type { BuyerChange, BuyerRecord, BuyerUsage, NewBuyer, NewBuyerKey } from "./schema.ts"

const MAX_BUYERS = 500
const MAX_KEYS = 5

/** Statements that admit a buyer; the first one changes nothing if there are too many, or one with this key. */
export function admitting(
  ctx: OrgContext,
  { name, brand, operator, sandbox, destinations = [] }: AccountKey & { name: string; destinations?: unknown[] },
  id: string,
) {
  const at = ctx.now().toISOString()
  return [
    prepare(
      ctx.library,
      sql`INSERT OR IGNORE INTO buyers (id, org_id, name, brand, operator, sandbox, status, status_at, destinations, created_by,
          created_at, updated_at)
        SELECT ${id}, ${ctx.org.id}, ${name}, ${brand}, ${operator}, ${sandbox ? 1 : 0}, 'active', ${at},
          ${JSON.stringify(destinations)}, ${ctx.actor.userId}, ${at}, ${at}
        WHERE (SELECT count(*) FROM buyers WHERE org_id = ${ctx.org.id}) < ${MAX_BUYERS}`,
    ),
    entryIfChanged(ctx, "buyer.admitted", id, { name }),
  ]
}

export async function admitBuyer(ctx: OrgContext, input: NewBuyer): Promise<BuyerRecord> {
  const { brand, operator = brand, destinations } = input
  await checkConnections(ctx, destinations)
  const id = newId("buyer")
  const [inserted] = await ctx.library.batch(admitting(ctx, { ...input, operator }, id))
  if (inserted?.meta.changes === 0) {
    const isFull = (await readBuyers(ctx)).length >= MAX_BUYERS
    if (isFull) throw new AppError(400, `Maximum ${MAX_BUYERS} buyers per organization`)
    throw new AppError(409, "There is a buyer of this brand and operator already")
  }
  return recordById(ctx, id)
}

async function checkConnections(ctx: OrgContext, destinations: NewBuyer["destinations"]) {
  for (const one of destinations) if (one.type === "platform") await findConnection(ctx, one.connectionId)
}

export async function listBuyers(ctx: OrgContext): Promise<BuyerRecord[]> {
  return withDetails(ctx, await readBuyers(ctx))
}

async function findBuyer(ctx: OrgContext, id: string): Promise<Buyer> {
  const buyer = await readBuyer(ctx, id)
  if (!buyer) throw new AppError(404, "Buyer not found")
  return buyer
}

const recordById = async (ctx: OrgContext, id: string): Promise<BuyerRecord> => {
  const [record] = await withDetails(ctx, [await findBuyer(ctx, id)])
  if (!record) throw new AppError(404, "Buyer not found")
  return record
}

/** A buyer that is not active any more loses its activations; its keys find nothing until it is active again, and never if it is closed. */
export async function changeBuyer(
  ctx: OrgContext,
  id: string,
  change: BuyerChange,
  version?: string,
): Promise<BuyerRecord> {
  const before = await findBuyer(ctx, id)
  const { name, destinations, status = before.status, reason } = change
  if (before.status === "closed" && status !== "closed") throw new AppError(409, "The buyer is closed")
  if (destinations) await checkConnections(ctx, destinations)
  const at = ctx.now().toISOString()
  const set = [sql`updated_at = ${at}`]
  if (name !== undefined) set.push(sql`name = ${name}`)
  if (destinations) set.push(sql`destinations = ${JSON.stringify(destinations)}`)
  const isOther = status !== before.status
  if (isOther) set.push(sql`status = ${status}, status_at = ${at}, reason = ${reason ?? null}`)
  const isClosed = isOther && status === "closed"
  if (isClosed) await ctx.leases.announce(ctx.org.id)
  const fields = (["name", "destinations"] as const).filter((field) => change[field] !== undefined)
  const statements = [
    prepare(ctx.library, sql`UPDATE buyers SET ${join(set, ", ")} WHERE id = ${id} AND org_id = ${ctx.org.id}`),
    ...(fields.length > 0 ? [actionEntry(ctx, "buyer.changed", id, { fields })] : []),
    ...(isOther ? [actionEntry(ctx, `buyer.${WORDS[status]}`, id, { name: before.name, reason })] : []),
    ...(isClosed
      ? [
          ctx.directory
            .prepare("UPDATE api_keys SET revoked_at = ? WHERE org_id = ? AND buyer_id = ? AND revoked_at IS NULL")
            .bind(at, ctx.org.id, id),
        ]
      : []),
  ]
  const stored = sql`SELECT updated_at FROM buyers WHERE id = ${id} AND org_id = ${ctx.org.id}`
  await batchIfUnchanged(ctx.together, { stored, version }, statements, () => recordById(ctx, id))
  if (isClosed) await ctx.leases.waitForExpiry(ctx.org.id)
  if (isOther && status !== "active") await endActivations(ctx, id)
  return recordById(ctx, id)
}

const WORDS = { active: "reinstated", suspended: "suspended", closed: "closed" } as const

/** A key that sees and activates what the buyer may, and nothing else: it has no scope. */
export async function createBuyerKey(ctx: OrgContext, id: string, { name }: NewBuyerKey) {
  const buyer = await findBuyer(ctx, id)
  if (buyer.status === "closed") throw new AppError(409, "The buyer is closed")
  const { record, plaintext } = await createApiKey(ctx, { name, scopes: [] }, { buyerId: id, limit: MAX_KEYS })
  return { record: { id: record.id, name, keyPrefix: record.keyPrefix, createdAt: record.createdAt }, plaintext }
}

export async function showUsage(ctx: OrgContext, id: string): Promise<BuyerUsage> {
  await findBuyer(ctx, id)
  const { results } = await ctx.library
    .prepare(
      `SELECT currency, sum(impressions) AS impressions, total(iif(final = 1, vendor_cost, 0)) AS final,
         total(iif(final = 0, vendor_cost, 0)) AS provisional, total(iif(final IS NULL, vendor_cost, 0)) AS unstated
       FROM usage_reports WHERE org_id = ? AND buyer_id = ? GROUP BY currency ORDER BY currency`,
    )
    .bind(ctx.org.id, id)
    .all<BuyerUsage["totals"][number]>()
  return { totals: results }
}

async function withDetails({ directory, library, org }: OrgContext, rows: readonly Buyer[]): Promise<BuyerRecord[]> {
  const [keys, live] = await Promise.all([
    directory
      .prepare(
        `SELECT buyer_id AS buyerId, id, name, key_prefix AS keyPrefix, created_at AS createdAt FROM api_keys
         WHERE org_id = ? AND buyer_id <> '' AND revoked_at IS NULL ORDER BY created_at, id`,
      )
      .bind(org.id)
      .all<BuyerRecord["keys"][number] & { buyerId: string }>(),
    library
      .prepare(
        `SELECT buyer_id AS buyerId, count(*) AS n FROM signal_deployments
         WHERE org_id = ? AND live = 1 AND buyer_id <> '' GROUP BY buyer_id`,
      )
      .bind(org.id)
      .all<{ buyerId: string; n: number }>(),
  ])
  const keysOf = Map.groupBy(keys.results, ({ buyerId }) => buyerId)
  const counts = new Map(live.results.map((row) => [row.buyerId, row.n]))
  return rows.map(({ orgId: _org, createdBy: _maker, ...row }) => ({
    ...row,
    liveActivations: counts.get(row.id) ?? 0,
    keys: (keysOf.get(row.id) ?? []).map(({ buyerId: _buyer, ...key }) => key),
  }))
}
