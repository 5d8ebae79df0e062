import { createPushRun } from "../../activation/runs/create-run.ts"
import { drivePushRun } from "../../activation/runs/drive-run.ts"
import { deactivateActivation } from "../../activation/segments/deactivate-or-refresh.ts"
import { whyBlocked } from "../../activation/segments/policy.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import { AppError } from "../../kernel/errors.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { runOnce } from "../../kernel/idempotency/run-once.ts"
import { newId } from "../../kernel/ids.ts"
import { type Deadline, deadlineIn } from "../../kernel/outbound/deadline.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { findSensitivity } from "../../topics/library/confirm-sensitivity.ts"
import type { LinkRow } from "../../topics/library/record.ts"
import { findLinks } from "../../topics/library/store.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { listPrices } from "../../topics/prices/prices.ts"
import { type Deployment, deploymentAt, readDeployed, segmentOn, type SegmentState } from "./deployments.ts"
import { outboundConnections, type Place, placeOf } from "./destinations.ts"
import { AdcpFailure, signalNotFound } from "./failure.ts"
import type { ActivateSignalRequest } from "./requests.ts"
import type { TaskContext } from "./task.ts"

/** How long a buyer's agent waits for a platform; slower work continues in the background. */
const WAIT_MS = 15_000
const PAUSE_MS = 250

type Activated = { deployments: Deployment[] }

/**
 * Activates or deactivates a signal at its destinations, once per idempotency key: a repeated call gets the first answer. Only successes
 * are stored, so a failed call can be retried under its key.
 */
export async function activateSignal({ ctx }: TaskContext, requested: ActivateSignalRequest) {
  const { idempotency_key: key, context: _context, governance_context: _governance, ...request } = requested
  const caller = "keyId" in ctx.actor ? ctx.actor.keyId : ctx.actor.userId
  const once = await runOnce<Activated>(ctx, {
    key: `adcp activate_signal ${caller} ${canonicalJson(requested.account ?? null)} ${key}`,
    request: { workspace: ctx.workspace, ...request },
    run: async (own) => {
      const answer = await changeDeployments(own, requested)
      return { answer, stored: JSON.stringify(answer) }
    },
    read: (stored) => JSON.parse(stored) as Activated,
  })
  if (once.outcome === "answered") return once.replayed ? { ...once.answer, replayed: true } : once.answer
  if (once.outcome === "running") {
    throw new AdcpFailure("IDEMPOTENCY_IN_FLIGHT", "The call with this idempotency_key is still running", {
      field: "idempotency_key",
      retry_after: once.retryAfterSeconds,
    })
  }
  throw new AdcpFailure("IDEMPOTENCY_CONFLICT", "idempotency_key was used with another request", {
    field: "idempotency_key",
  })
}

async function changeDeployments(ctx: OrgContext, requested: ActivateSignalRequest): Promise<Activated> {
  const row = (await findLinks(ctx, [requested.signal_agent_segment_id])).get(requested.signal_agent_segment_id)
  if (!row) throw signalNotFound()
  const outbound = await outboundConnections(ctx)
  const places = requested.destinations.map((destination, i): Place => {
    const place = placeOf(outbound, destination)
    if (place) return place
    throw new AdcpFailure("REFERENCE_NOT_FOUND", "The organization has no connection of this name or kind", {
      field: `destinations[${i}].platform`,
    })
  })
  const isActivation = requested.action === "activate"
  const price = isActivation ? await acceptedPrice(ctx, row, requested.pricing_option_id) : null
  const deadline = deadlineIn(ctx.outside, WAIT_MS)
  for (const [i, { connection }] of places.entries()) {
    if (!connection) continue
    if (isActivation) await activateOn(ctx, row, connection, deadline, `destinations[${i}]`)
    else await deactivateOn(ctx, row, connection)
  }
  await record(ctx, row, places, isActivation, price)
  const deployed = await readDeployed(ctx, [row.id])
  return { deployments: places.map((place) => deploymentAt(row.id, deployed, place)) }
}

/** A priced signal is activated at one of its pricing options. */
async function acceptedPrice(ctx: OrgContext, row: LinkRow, id: string | undefined): Promise<PricingOption | null> {
  const { options, isSet } = priceOf(await listPrices(ctx), row)
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
  ctx: OrgContext,
  row: LinkRow,
  places: readonly Place[],
  live: boolean,
  price: PricingOption | null,
): Promise<void> {
  const at = ctx.now().toISOString()
  const caller = "keyId" in ctx.actor ? ctx.actor.keyId : ctx.actor.userId
  const statements = places.map(({ destination, connection }) => {
    const agentUrl = destination.type === "agent" ? destination.agent_url : ""
    const place = [ctx.org.id, row.id, connection?.id ?? "", agentUrl, destination.account ?? ""] as const
    return live
      ? ctx.d1
          .prepare(
            `INSERT INTO signal_deployments (id, org_id, org_topic_id, connection_id, agent_url, account, price, live,
               requested_by, activated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9)
             ON CONFLICT (org_id, org_topic_id, connection_id, agent_url, account) DO UPDATE SET
               price = excluded.price, requested_by = excluded.requested_by, live = 1, deactivated_at = NULL,
               activated_at = iif(live, activated_at, excluded.activated_at)`,
          )
          .bind(newId("dep"), ...place, price && JSON.stringify(price), caller, at)
      : ctx.d1
          .prepare(
            `UPDATE signal_deployments SET live = 0, deactivated_at = ? WHERE org_id = ? AND org_topic_id = ?
             AND connection_id = ? AND agent_url = ? AND account = ? AND live = 1`,
          )
          .bind(at, ...place)
  })
  await ctx.d1.batch(statements)
}
