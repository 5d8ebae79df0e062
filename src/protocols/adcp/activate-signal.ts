import { createPushRun } from "../../activation/runs/create-run.ts"
import { drivePushRun } from "../../activation/runs/drive-run.ts"
import { deactivateActivation } from "../../activation/segments/deactivate-or-refresh.ts"
import { whyBlocked } from "../../activation/segments/policy.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { type Deadline, deadlineIn } from "../../kernel/outbound/deadline.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { findSensitivity } from "../../topics/library/confirm-sensitivity.ts"
import type { LinkRow } from "../../topics/library/record.ts"
import { findLinks } from "../../topics/library/store.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { listPrices } from "../../topics/prices/prices.ts"
import { type Deployment, deploymentAt, readDeployed, segmentOn, type SegmentState } from "./deployments.ts"
import { outboundConnections, type Place } from "./destinations.ts"
import type { Buyer } from "../buyers/buyer.ts"
import { requireActive } from "./accounts.ts"
import { AdcpFailure, signalNotFound } from "./failure.ts"
import { requireApproval } from "./governance.ts"
import { placeFor } from "./offer.ts"
import { onceFor } from "./once.ts"
import { isPublished } from "./published.ts"
import type { ActivateSignalRequest, Destination } from "./requests.ts"
import type { TaskContext } from "./task.ts"

/** How long a buyer's agent waits for a platform; slower work continues in the background. */
const WAIT_MS = 15_000
const PAUSE_MS = 250

type Activated = { deployments: Deployment[] }

/**
 * Activates or deactivates a signal at its destinations, once per idempotency key: a repeated call gets the first answer. Only successes
 * are stored, so a failed call can be retried under its key.
 */
export async function activateSignal(
  task: TaskContext,
  requested: ActivateSignalRequest,
  asSent: Record<string, unknown> = requested,
) {
  requireActive(task.buyer)
  return onceFor(task.ctx, "activate_signal", requested, async (own): Promise<Activated> => {
    const row = (await findLinks(own, [requested.signal_agent_segment_id])).get(requested.signal_agent_segment_id)
    const isForSale = task.buyer !== null || requested.account !== undefined
    if (!row || (isForSale && !isPublished(row))) throw signalNotFound()
    if (requested.action === "activate") await requireApproval(own, task.buyer, asSent, task.url)
    return changeDeployments({ ...task, ctx: own }, row, requested)
  })
}

async function changeDeployments(
  task: TaskContext,
  row: LinkRow,
  requested: ActivateSignalRequest,
): Promise<Activated> {
  const { ctx, buyer } = task
  const outbound = await outboundConnections(ctx)
  const places = requested.destinations.map((destination, i): Place => {
    const place = placeFor(task, outbound, destination)
    if (place) return place
    const field = `destinations[${i}].${destination.type === "agent" ? "agent_url" : "platform"}`
    throw new AdcpFailure("REFERENCE_NOT_FOUND", "There is no destination of this name or kind", { field })
  })
  const isActivation = requested.action === "activate"
  const price = isActivation ? await acceptedPrice(task, row, requested.pricing_option_id) : null
  const deadline = deadlineIn(ctx.outside, WAIT_MS)
  const onPlatforms = places.filter(({ connection }) => connection !== undefined)
  // Recorded first: should the buyer be suspended meanwhile, its activations are known.
  if (isActivation && buyer) await record(task, row, onPlatforms, true, price)
  for (const [i, { connection, destination }] of places.entries()) {
    if (!connection) continue
    if (isActivation) await activateOn(ctx, row, connection, deadline, `destinations[${i}]`)
    else if (!buyer || (await isLastOn(task, row, connection, destination))) await deactivateOn(ctx, row, connection)
  }
  await record(task, row, places, isActivation, price)
  const deployed = await readDeployed(ctx, [row.id], buyer?.id)
  return { deployments: places.map((place) => deploymentAt(row.id, deployed, place)) }
}

/** Whether a segment was pushed for this buyer alone. */
async function isLastOn(
  { ctx, buyer }: TaskContext,
  row: LinkRow,
  connection: Connection,
  destination: Destination,
): Promise<boolean> {
  const account = accountAt(buyer, destination)
  const n = await ctx.library
    .prepare(
      `SELECT count(*) AS n FROM signal_deployments AS d WHERE d.org_id = ?1 AND d.org_topic_id = ?2 AND d.connection_id = ?3
         AND d.account = ?4 AND d.live = 1 AND d.pushed = 1 AND NOT EXISTS (
           SELECT 1 FROM signal_deployments AS other WHERE other.org_id = ?1 AND other.org_topic_id = ?2
             AND other.connection_id = ?3 AND other.live = 1 AND other.id <> d.id)`,
    )
    .bind(ctx.org.id, row.id, connection.id, account)
    .first<number>("n")
  return n === 1
}

/** Buyers may have the same account at a destination, and each has a deployment of its own. */
const accountAt = (buyer: Buyer | null, { account = "" }: Destination) => (buyer ? `${buyer.id} ${account}` : account)

/** A priced signal is activated at one of its pricing options. */
async function acceptedPrice(
  { ctx, buyer }: TaskContext,
  row: LinkRow,
  id: string | undefined,
): Promise<PricingOption | null> {
  const { options, isSet } = priceOf(await listPrices(ctx, buyer?.id), row)
  const accepted = options.find((option) => option.pricing_option_id === id)
  if (accepted) return accepted
  if (id === undefined && !isSet) return null
  const details = { accepted_values: options.map((option) => option.pricing_option_id) }
  const message = id === undefined ? "pricing_option_id is required" : "The signal has no such pricing option"
  throw new AdcpFailure("INVALID_REQUEST", message, { field: "pricing_option_id", details })
}

/** Pushes the segment and waits for the platform; a push already in progress is only awaited. */
async function activateOn(
  ctx: OrgContext,
  row: LinkRow,
  connection: Connection,
  deadline: Deadline,
  field: string,
): Promise<void> {
  const blocked = whyBlocked(connection, await findSensitivity(ctx, row.id))
  if (blocked !== undefined) throw new AdcpFailure("POLICY_VIOLATION", blocked, { field })
  const before = segmentOn(await readDeployed(ctx, [row.id]), row.id, connection.id)
  if (before?.status === "active") return
  const { runId, approval } = await createPushRun(ctx, connection.id, {
    topicIds: [row.id],
    filters: null,
    background: true,
    dryRun: false,
  })
  // A person must approve, which takes longer than a buyer's agent waits.
  if (approval === "waiting") return
  const pushing = drivePushRun(ctx, runId)
  // Continues after the response if it takes longer; the queue and the cron finish the rest.
  ctx.defer(pushing)
  await Promise.race([pushing, ctx.outside.wait(Math.max(0, deadline.leftMs()))])
  const after = await settled(ctx, row, connection, before, deadline)
  if (after?.status === "error") {
    throw new AdcpFailure("SERVICE_UNAVAILABLE", `The platform refused the segment: ${after.error ?? "unknown"}`, {
      field,
      retry_after: 60,
    })
  }
}

/** The segment once it is live or failed; undefined or pending if time ran out. Another call may be pushing it. */
async function settled(
  ctx: OrgContext,
  row: LinkRow,
  connection: Connection,
  before: SegmentState | undefined,
  deadline: Deadline,
): Promise<SegmentState | undefined> {
  for (;;) {
    const now = segmentOn(await readDeployed(ctx, [row.id]), row.id, connection.id)
    const isSettled = now?.status === "active" || (now?.status === "error" && now.id !== before?.id)
    // A file that waits for the relay already has its id.
    if (isSettled || now?.segmentId || deadline.leftMs() <= PAUSE_MS || ctx.budget.left() < 100) return now
    await ctx.outside.wait(PAUSE_MS)
  }
}

/** A signal that is not on the platform counts as deactivated. */
async function deactivateOn(ctx: OrgContext, row: LinkRow, connection: Connection): Promise<void> {
  const segment = segmentOn(await readDeployed(ctx, [row.id]), row.id, connection.id)
  if (!segment || segment.status === "error") return
  try {
    await deactivateActivation(ctx, segment.id)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error
  }
}

/** Records the requested signal, destination and price. */
async function record(
  { ctx, buyer }: TaskContext,
  row: LinkRow,
  places: readonly Place[],
  live: boolean,
  price: PricingOption | null,
): Promise<void> {
  const at = ctx.now().toISOString()
  const caller = "keyId" in ctx.actor ? ctx.actor.keyId : ctx.actor.userId
  const statements = places.map(({ destination, connection }) => {
    const agentUrl = destination.type === "agent" ? destination.agent_url : ""
    const place = [ctx.org.id, row.id, connection?.id ?? "", agentUrl, accountAt(buyer, destination)] as const
    return live
      ? ctx.library
          .prepare(
            `INSERT INTO signal_deployments (id, org_id, org_topic_id, connection_id, agent_url, account, price, live,
               requested_by, activated_at, buyer_id, pushed)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9, ?10, ?10 <> '' AND ?4 <> '' AND (
               EXISTS (SELECT 1 FROM signal_deployments WHERE org_id = ?2 AND org_topic_id = ?3 AND connection_id = ?4 AND live = 1
                 AND pushed = 1)
               OR NOT EXISTS (SELECT 1 FROM activations INDEXED BY activations_topic WHERE org_topic_id = ?3 AND org_id = ?2
                 AND connection_id = ?4 AND status IN ('active', 'pending')))
             WHERE true
             ON CONFLICT (org_id, org_topic_id, connection_id, agent_url, account) DO UPDATE SET
               price = excluded.price, requested_by = excluded.requested_by, live = 1, deactivated_at = NULL,
               pushed = excluded.pushed,
               activated_at = iif(live, activated_at, excluded.activated_at)`,
          )
          .bind(newId("dep"), ...place, price && JSON.stringify(price), caller, at, buyer?.id ?? "")
      : ctx.library
          .prepare(
            `UPDATE signal_deployments SET live = 0, deactivated_at = ? WHERE org_id = ? AND org_topic_id = ?
             AND connection_id = ? AND agent_url = ? AND account = ? AND live = 1`,
          )
          .bind(at, ...place)
  })
  if (statements.length > 0) await ctx.library.batch(statements)
}
