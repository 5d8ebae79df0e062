import type { OrgContext } from "../../kernel/context.ts"
import { cursorAt, pageIn } from "../../kernel/http/cursor.ts"
import { newId } from "../../kernel/ids.ts"
import { boundBuyer, type Buyer, readBuyer, readBuyerByKey, readBuyers } from "../buyers/buyer.ts"
import { readSubscriptions, replaceSubscriptions, type Subscription } from "./subscriptions.ts"
import { admitting } from "../buyers/manage-buyers.ts"
import { accountKeyIn, accountNotFound, buyerOf, isOf } from "./accounts.ts"
import { AdcpFailure } from "./failure.ts"
import { onceFor } from "./once.ts"
import type { ListAccountsRequest, SyncAccountsRequest } from "./requests.ts"
import type { TaskContext } from "./task.ts"

type Entry = SyncAccountsRequest["accounts"][number]
type Result = Record<string, unknown>

/** Each entry gets its own result. A buyer's key may change the settings of its account; only the organization's own callers admit others. */
export const syncAccounts = (task: TaskContext, requested: SyncAccountsRequest) =>
  onceFor(task.ctx, "sync_accounts", requested, async (ctx) => {
    if (requested.delete_missing) {
      throw new AdcpFailure("UNSUPPORTED_FEATURE", "Accounts are closed by the organization", {
        field: "delete_missing",
      })
    }
    const accounts: Result[] = []
    for (const entry of requested.accounts) accounts.push(await syncOne({ ...task, ctx }, entry, requested.dry_run))
    return { ...(requested.dry_run && { dry_run: true }), accounts }
  })

async function syncOne(task: TaskContext, entry: Entry, isDry: boolean): Promise<Result> {
  const { ctx } = task
  const named = accountKeyIn(entry.account ?? entry)
  const shown = {
    brand: { domain: named?.brand ?? "unknown.invalid" },
    operator: named?.operator ?? "unknown.invalid",
  }
  try {
    const known = entry.account === undefined ? await provisioned(ctx, entry) : await buyerOf(ctx, entry.account)
    if (known === null && entry.account !== undefined) throw accountNotFound()
    const key = named ?? { brand: "", operator: "", sandbox: false }
    const id = known?.id ?? newId("buyer")
    if (!known && !isDry)
      await ctx.library.batch(admitting(ctx, { ...key, name: `${key.brand} (${key.operator})` }, id))
    const buyer = known ?? (isDry ? undefined : await readBuyer(ctx, id))
    if (!known && !isDry && !buyer) throw new AdcpFailure("CONFLICT", "The account could not be admitted")
    const { notification_configs: given } = entry
    const changed =
      given !== undefined && buyer && !isDry ? await replaceSubscriptions(task, buyer, given) : given !== undefined
    return {
      ...(buyer ? accountOf(buyer) : { ...shown, status: "active" }),
      action: known ? (changed ? "updated" : "unchanged") : "created",
      billing: "operator",
      ...(given !== undefined && {
        notification_configs:
          buyer && !isDry ? ((await readSubscriptions(ctx, [buyer.id])).get(buyer.id) ?? []) : given,
      }),
    }
  } catch (error) {
    if (!(error instanceof AdcpFailure)) throw error
    return { ...shown, action: "failed", status: "rejected", errors: [error.error] }
  }
}

/** The account that an entry with brand, operator and billing describes; null if it is to be admitted. */
async function provisioned(ctx: OrgContext, entry: Entry): Promise<Buyer | null> {
  const key = accountKeyIn(entry)
  if (!key) throw new AdcpFailure("INVALID_REQUEST", "account, or brand and operator are required", { field: "brand" })
  if (entry.billing !== "operator") {
    throw new AdcpFailure("BILLING_NOT_SUPPORTED", "The operator is invoiced", {
      field: "billing",
      details: { scope: "capability", supported_billing: ["operator"] },
    })
  }
  const bound = boundBuyer(ctx)
  if (bound === undefined) return (await readBuyerByKey(ctx, key)) ?? null
  const own = await readBuyer(ctx, bound)
  if (own && isOf(own, key)) return own
  throw new AdcpFailure("UNSUPPORTED_PROVISIONING", "Accounts are admitted by the organization", { field: "brand" })
}

function accountOf(buyer: Buyer) {
  return {
    account_id: buyer.id,
    name: buyer.name,
    brand: { domain: buyer.brand },
    operator: buyer.operator,
    status: buyer.status,
    sandbox: buyer.sandbox,
    ...(buyer.status !== "active" && { ext: { strata: { reason: buyer.reason, since: buyer.statusAt } } }),
  }
}

const DEFAULT_RESULTS = 50

/** A buyer's key sees its own account. */
export async function listAccounts({ ctx }: TaskContext, requested: ListAccountsRequest) {
  const bound = boundBuyer(ctx)
  const named = requested.account === undefined ? undefined : await buyerOf(ctx, requested.account)
  const all = bound === undefined ? await readBuyers(ctx) : [await buyerOf(ctx, requested.account)]
  const found = all
    .filter((one) => one !== null)
    .filter(
      (one) =>
        (named === undefined || one.id === named?.id) &&
        (requested.status === undefined || one.status === requested.status) &&
        (requested.sandbox === undefined || one.sandbox === requested.sandbox),
    )
  const { max_results: limit = DEFAULT_RESULTS, cursor } = requested.pagination ?? {}
  const start = startAt(cursor)
  const page = found.slice(start, start + limit)
  const subscriptions: Map<string, Subscription[]> = await readSubscriptions(
    ctx,
    page.map(({ id }) => id),
  )
  const hasMore = start + limit < found.length
  return {
    accounts: page.map((one) =>
      Object.assign(accountOf(one), {
        billing: "operator",
        ...(one.governanceUrl !== null && { governance_agents: [{ url: one.governanceUrl }] }),
        notification_configs: subscriptions.get(one.id) ?? [],
      }),
    ),
    pagination: {
      has_more: hasMore,
      ...(hasMore && { cursor: cursorAt(["accounts", start + limit]) }),
      total_count: found.length,
    },
  }
}

function startAt(cursor: string | undefined): number {
  try {
    return cursor === undefined ? 0 : (pageIn({ cursor })?.after?.[1] ?? 0)
  } catch {
    throw new AdcpFailure("INVALID_REQUEST", "cursor is not valid", { field: "pagination.cursor" })
  }
}
