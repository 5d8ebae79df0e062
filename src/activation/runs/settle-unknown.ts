import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { type Deadline, deadlineIn } from "../../kernel/outbound/deadline.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import { CALLS_PER_SEGMENT, callsForOneSegment, PlatformError } from "../platforms/port.ts"
import { withConnectionLock } from "../segments/lock-connection.ts"
import { type ChangeName, dropRequests, requestChanges, settleMessage } from "../segments/background-changes.ts"
import { sendPushes, wakeConnection } from "./wake.ts"
import { spendingAtMost } from "../segments/call-limit.ts"
import { changeAll, type Outcome } from "../segments/change-activations.ts"
import { type Claim, type ClaimedRow, withClaim } from "../segments/claims.ts"
import { commitPlacements, type Result } from "../segments/commit-placements.ts"
import { commitDeactivations } from "../segments/commit-deactivations.ts"
import { deactivateRows, deactivation } from "../segments/deactivate.ts"
import { findLost, type Found } from "../segments/find-lost.ts"
import { failAbandoned } from "../segments/left-behind.ts"
import { type Placement, placeSegments, type Placing } from "../segments/place-segments.ts"
import { refreshing } from "../segments/refresh.ts"
import { lostSegment } from "../segments/segment.ts"

const BUDGET_MS = 25_000
/** With fewer calls left, the message is sent again. A lookup may read hundreds of pages of a platform's list. */
export const CALLS_PER_SETTLE = 800
/** Calls that lookups reserve for interrupted changes. */
const CALLS_FOR_INTENTS = 300
const BATCH_SIZE = 25

const UNSETTLED = `connection_id = ? AND (outcome_unknown = 1 OR intent IS NOT NULL) AND claimed_until <= ?`

/** Settles what interrupted work left on a connection: looks up lost creates and finishes changes. */
export async function settleConnection(services: Services, connectionId: string): Promise<void> {
  const connection = await readRow(services.library, connections, sql`WHERE id = ${connectionId}`)
  if (!connection) return
  const owner = { orgId: connection.orgId, userId: connection.createdBy, workspace: "" }
  const ctx = await actingFor(services, owner)
  if (!ctx) return
  if (services.budget.left() < CALLS_PER_SETTLE) return sendPushes(services, [settleMessage(connection.id)])
  const settlement = await withConnectionLock(ctx, connection.id, 0, async () => {
    const deadline = spendingAtMost(ctx, CALLS_PER_SETTLE, deadlineIn(ctx.outside, BUDGET_MS))
    await failAbandoned(ctx, connection.id)
    await settleCreates(ctx, connection, spendingAtMost(ctx, CALLS_PER_SETTLE - CALLS_FOR_INTENTS, deadline))
    const hasProgress = await settleIntents(ctx, connection, deadline)
    return { isMore: hasProgress && (await isMoreDue(ctx, connection.id)) }
  })
  if (settlement?.isMore) await sendPushes(services, [settleMessage(connection.id)])
  if (settlement) await wakeConnection(services, connection.orgId, connection.id)
}

const CLAIM = `
  UPDATE activations SET claim = ?, claimed_until = ? WHERE rowid IN (
    SELECT rowid FROM activations INDEXED BY activations_unsettled
    WHERE ${UNSETTLED} AND outcome_unknown = 1 AND status IN ('pending', 'error') ORDER BY claimed_until LIMIT ${BATCH_SIZE})`

/** A topic has one segment per connection: if it has another activation by now, the lost segment is deactivated. */
async function settleCreates(ctx: OrgContext, connection: Connection, deadline: Deadline) {
  const claimBy = ({ token, until, at }: Claim) => ctx.library.prepare(CLAIM).bind(token, until, connection.id, at)
  await withClaim(ctx, deadline, claimBy, async ({ claim, rows, deadline: time }) => {
    const platform = await openPlatform(ctx, connection, time)
    const { surplus = [], own = [] } = Object.groupBy(rows, ({ primaryId }) => (primaryId === null ? "own" : "surplus"))
    const ended = await deactivateRows(ctx, platform, surplus, time)
    const { replacing = [], pushed = [] } = Object.groupBy(own, isReplacing)
    const lost = pushed.flatMap((row) => {
      const segment = lostSegment(row)
      return segment ? [{ row, segment }] : []
    })
    const found = await findLost(ctx, platform, lost)
    const items = replacing.map(placingOf)
    const { placements } = await placeSegments(ctx, platform, claim, items, time)
    const results: Result[] = [
      ...pushed.map((row) => settled(row, found.get(row.id))),
      ...items.map((item, i) => placed(item, placements[i] ?? { kind: "untried" })),
    ]
    // The rows may belong to several runs, each with its own counters.
    const statements = Array.from(
      Map.groupBy(results, ({ row }) => row.runId),
      ([runId, ofRun]) => commitPlacements(ctx, claim, ofRun, { runId, source: "reconcile" }),
    )
    await ctx.library.batch([...statements.flat(), ...commitDeactivations(ctx, claim, ended, "deactivate")])
  })
}

const unsettled = (row: ClaimedRow, error?: string): Result => ({
  row,
  status: row.status === "error" ? "error" : "pending",
  error,
  unknown: true,
  attempts: row.attempts,
})

/** The old segment of a refresh is already deactivated, so the new one must be created. */
const isReplacing = ({ runId, status }: ClaimedRow) => (runId === null && status === "pending" ? "replacing" : "pushed")

/** A lost create becomes active if the platform has the segment; otherwise it counts as never sent. */
function settled(row: ClaimedRow, found: Found | undefined): Result {
  if (found === undefined) return unsettled(row)
  if (found instanceof PlatformError) return unsettled(row, found.message)
  const { attempts } = row
  if (found !== null) return { row, status: "active", segmentId: found, found: true, attempts }
  return { row, status: row.status === "error" ? "error" : "pending", error: row.error ?? undefined, attempts }
}

const placingOf = (row: ClaimedRow): Placing => ({
  row,
  texts: { name: row.pushedName ?? "", description: row.pushedDescription ?? "" },
  lost: lostSegment(row),
  calls: callsForOneSegment(),
})

function placed({ row, calls }: Placing, placement: Placement): Result {
  if (placement.kind === "placed") {
    const { segmentId, live, note } = placement.placed
    const attempts = CALLS_PER_SEGMENT - calls.left
    return { row, status: live ? "active" : "pending", segmentId, note, attempts, found: true }
  }
  if (placement.kind === "untried") return unsettled(row)
  const { kind, error } = placement
  return kind === "refused" ? { row, status: "error", error, attempts: row.attempts } : unsettled(row, error)
}

type Intent = ChangeName | `${ChangeName}_requested`

/**
 * Finishes interrupted deactivations and refreshes, and performs requested ones. An interrupted refresh that is now blocked becomes a
 * deactivation, since its old segment may be gone; a requested one is dropped. True if anything changed.
 */
async function settleIntents(ctx: OrgContext, connection: Connection, deadline: Deadline): Promise<boolean> {
  const { results } = await ctx.library
    .prepare(
      `SELECT id, intent FROM activations INDEXED BY activations_unsettled
       WHERE ${UNSETTLED} AND status = 'active' AND intent IS NOT NULL ORDER BY claimed_until LIMIT ${BATCH_SIZE}`,
    )
    .bind(connection.id, ctx.now().toISOString())
    .all<{ id: string; intent: Intent }>()
  const intents = new Map(results.map(({ id, intent }) => [id, intent]))
  const idsOf = (change: ChangeName) => results.filter(({ intent }) => intent.startsWith(change)).map(({ id }) => id)
  const refreshed = await changeAll(ctx, idsOf("refresh"), refreshing, deadline)
  const isRejected = ({ refusal }: Outcome) => refusal?.status === 409 && !refusal.transient
  const blocked = refreshed.filter(isRejected).map(({ activationId }) => activationId)
  const toDeactivate = [...idsOf("deactivate"), ...blocked.filter((id) => intents.get(id) === "refresh")]
  const outcomes = [...refreshed, ...(await changeAll(ctx, toDeactivate, deactivation, deadline))]
  const requested = outcomes.filter(({ activationId }) => intents.get(activationId)?.endsWith("_requested"))
  const rejected = requested.filter(isRejected).map(({ activationId }) => activationId)
  if (rejected.length > 0) await dropRequests(ctx, rejected)
  const late = requested.filter(({ refusal }) => refusal?.outOfTime).map(({ activationId }) => activationId)
  for (const change of ["deactivate", "refresh"] as const) {
    await requestChanges(
      ctx,
      change,
      late.filter((id) => intents.get(id) === `${change}_requested`),
    )
  }
  return outcomes.some(({ refusal }) => refusal === undefined)
}

/** One message may not settle all requested changes. */
async function isMoreDue({ library, now }: OrgContext, connectionId: string): Promise<boolean> {
  const due = library.prepare(
    `SELECT 1 AS due FROM activations INDEXED BY activations_unsettled WHERE ${UNSETTLED} LIMIT 1`,
  )
  return (await due.bind(connectionId, now().toISOString()).first("due")) !== null
}
