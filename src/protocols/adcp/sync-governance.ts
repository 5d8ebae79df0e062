import { prepare, sql } from "../../kernel/db/sql.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { guardUrl } from "../../kernel/outbound/url-guard.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { accountNotFound, buyerOf } from "./accounts.ts"
import { AdcpFailure } from "./failure.ts"
import { onceFor } from "./once.ts"
import type { SyncGovernanceRequest } from "./requests.ts"
import type { TaskContext } from "./task.ts"

/** Registers the agent that must approve an account's activations, in place of an earlier one. */
export const syncGovernance = ({ ctx }: TaskContext, requested: SyncGovernanceRequest) =>
  onceFor(ctx, "sync_governance", requested, async (own) => {
    const accounts: Record<string, unknown>[] = []
    for (const entry of requested.accounts) accounts.push(await syncOne(own, entry))
    return { accounts }
  })

async function syncOne(
  ctx: OrgContext,
  { account, governance_agents: [agent] }: SyncGovernanceRequest["accounts"][number],
) {
  try {
    const buyer = await buyerOf(ctx, account)
    if (!buyer || !agent) throw accountNotFound()
    guard(ctx, agent.url)
    await ctx.library.batch([
      prepare(
        ctx.library,
        sql`UPDATE buyers SET governance_url = ${agent.url}, updated_at = ${ctx.now().toISOString()}
          WHERE id = ${buyer.id} AND org_id = ${ctx.org.id}`,
      ),
      actionEntry(ctx, "buyer.governed", buyer.id, { url: agent.url }),
    ])
    return { account, status: "synced", governance_agents: [{ url: agent.url }] }
  } catch (error) {
    if (!(error instanceof AdcpFailure)) throw error
    return { account, status: "failed", errors: [error.error] }
  }
}

function guard(ctx: OrgContext, url: string) {
  try {
    guardUrl("url", url, ctx.outside)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AdcpFailure("VALIDATION_ERROR", error.message, { field: "governance_agents[0].url" })
  }
}
