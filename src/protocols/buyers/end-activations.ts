import { requestChanges } from "../../activation/segments/background-changes.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"

const PAGE = 200
const CALLS_PER_PAGE = 20

/** A buyer's live deployments on platforms, with the segment that must go: none if it was not pushed for a buyer, or another one uses it. */
const LIVE = `
  SELECT d.id, a.id AS activationId, a.status FROM signal_deployments AS d INDEXED BY signal_deployments_buyer
  LEFT JOIN activations AS a INDEXED BY activations_topic ON a.org_topic_id = d.org_topic_id AND a.org_id = d.org_id
    AND a.connection_id = d.connection_id AND a.status IN ('active', 'pending') AND d.connection_id <> '' AND d.pushed = 1
    AND NOT EXISTS (SELECT 1 FROM signal_deployments AS other LEFT JOIN buyers AS b ON b.id = other.buyer_id
      WHERE other.org_id = d.org_id AND other.org_topic_id = d.org_topic_id AND other.connection_id = d.connection_id
        AND other.live = 1 AND other.id <> d.id AND coalesce(b.status, 'active') = 'active')
  WHERE d.org_id = ?1 AND d.buyer_id = ?2 AND d.live = 1 AND d.buyer_id <> '' AND d.id > ?3 ORDER BY d.id LIMIT ${PAGE}`

/**
 * Ends the activations of a buyer that is not active any more. The service deactivates its segments, and tries again while a platform is
 * out; a deployment counts as live until its segment is gone.
 */
export async function endActivations(ctx: OrgContext, buyerId: string): Promise<void> {
  for (let after = ""; ctx.budget.left() > CALLS_PER_PAGE;) {
    const { results } = await ctx.library
      .prepare(LIVE)
      .bind(ctx.org.id, buyerId, after)
      .all<{ id: string; activationId: string | null; status: string | null }>()
    const waiting = results.filter(({ activationId }) => activationId !== null)
    await requestChanges(
      ctx,
      "deactivate",
      waiting.flatMap(({ activationId, status }) => (status === "active" && activationId ? [activationId] : [])),
    )
    const isWaiting = new Set(waiting.map(({ id }) => id))
    const gone = results.filter(({ id }) => !isWaiting.has(id)).map(({ id }) => id)
    await ctx.library
      .prepare(
        `UPDATE signal_deployments SET live = 0, deactivated_at = ?1
         WHERE id IN (SELECT value FROM json_each(?2)) AND org_id = ?3`,
      )
      .bind(ctx.now().toISOString(), JSON.stringify(gone), ctx.org.id)
      .run()
    if (results.length < PAGE) return
    after = results.at(-1)?.id ?? ""
  }
}

/** Goes on with buyers whose activations have not all ended: a platform was out, a push was under way, or a restore brought them back. */
export async function endBuyers(services: Services): Promise<void> {
  const { results } = await services.library
    .prepare(
      `SELECT b.id, b.org_id AS orgId, b.created_by AS userId FROM buyers AS b INDEXED BY buyers_ended
       WHERE b.status <> 'active' AND EXISTS (SELECT 1 FROM signal_deployments INDEXED BY signal_deployments_buyer
         WHERE org_id = b.org_id AND buyer_id = b.id AND live = 1 AND buyer_id <> '') LIMIT ${PAGE}`,
    )
    .all<{ id: string; orgId: string; userId: string }>()
  for (const { id, orgId, userId } of results) {
    if (services.budget.left() < CALLS_PER_PAGE) return
    const ctx = await actingFor(services, { orgId, userId, workspace: "" })
    if (ctx) await endActivations(ctx, id)
  }
}
