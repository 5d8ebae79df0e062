import {
  type Claim,
  claimDeadline,
  claimRows,
  type ClaimedRow,
  newClaim,
  releaseClaim,
  UNCLAIMED,
} from "../segments/claims.ts"
import { spendingAtMost } from "../segments/call-limit.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { commitPlacements, type Result } from "../segments/commit-placements.ts"
import { desiredSegment, type DesiredSegment } from "../segments/desired-segment.ts"
import { namingOf } from "../segments/naming.ts"
import { type Placement, placeSegments, type Placing } from "../segments/place-segments.ts"
import { lostSegment } from "../segments/segment.ts"
import { CALLS_PER_SEGMENT } from "../platforms/port.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { whyNotPushed } from "../segments/policy.ts"
import type { PushRun } from "./find-run.ts"
import { selectMore } from "./select-more.ts"

const BATCH_SIZE = 25
/** Maximum calls per batch: segments that do not fit stay pending. With fewer calls left, no batch is started. */
export const CALLS_PER_BATCH = 450

type Plan = { row: ClaimedRow; desired: DesiredSegment | undefined; refusal: string | undefined }

/** `stalled`: the platform did not respond, or only with 429 or 5xx, to every segment. */
export type PushedSegments = { results: readonly Result[]; stalled: boolean }

const CLAIM = `
  UPDATE activations SET claim = ?, claimed_until = ?, as_pushed = ? WHERE rowid IN (
    SELECT rowid FROM activations INDEXED BY activations_run
    WHERE run_id = ? AND status = 'pending' AND platform_segment_id IS NULL AND ${UNCLAIMED} ORDER BY rowid LIMIT ${BATCH_SIZE})`

/**
 * Pushes the next segments of a run. Each segment is stored before it is sent, so a restart knows what to look up. Results, history
 * and counters are committed in one batch, only while the claim is held.
 */
export async function pushBatch(
  ctx: OrgContext,
  connection: Connection,
  run: PushRun,
  deadline: Deadline,
): Promise<PushedSegments> {
  const limited = spendingAtMost(ctx, CALLS_PER_BATCH, deadline)
  const naming = await namingOf(ctx, connection)
  const claim = newClaim(ctx)
  const statement = ctx.library.prepare(CLAIM).bind(claim.token, claim.until, naming?.stamp ?? null, run.id, claim.at)
  let rows = await claimRows(ctx, claim, statement)
  // The activations of a large run are created on demand.
  if (rows.length === 0 && run.selection !== null && (await selectMore(ctx, connection, run.id, limited))) {
    rows = await claimRows(ctx, claim, statement)
  }
  const plans = rows.map((row): Plan => {
    const refusal = whyNotPushed(row, connection, naming)
    return { row, refusal, desired: naming && row.subject ? desiredSegment(naming, row.subject) : undefined }
  })
  try {
    const pushed = await pushAll(ctx, connection, claim, plans, claimDeadline(ctx, claim, limited))
    const commit = { runId: run.id, source: "push", stalled: pushed.stalled } as const
    await ctx.library.batch([
      ...commitPlacements(ctx, claim, pushed.results, commit),
      ...provenBy(ctx, connection, pushed),
    ])
    return pushed
  } catch (error) {
    await releaseClaim(ctx, claim, rows)
    throw error
  }
}

/** A segment that went live is as good as a test, unless the connection was changed meanwhile. */
function provenBy(ctx: OrgContext, { id, status, updatedAt }: Connection, { results }: PushedSegments) {
  if (status !== "untested" || !results.some((result) => result.status === "active")) return []
  const asRead = sql`id = ${id} AND org_id = ${ctx.org.id} AND status = 'untested' AND updated_at = ${updatedAt}`
  return [prepare(ctx.library, sql`UPDATE connections SET status = 'active' WHERE ${asRead}`)]
}

async function pushAll(
  ctx: OrgContext,
  connection: Connection,
  claim: Claim,
  plans: readonly Plan[],
  deadline: Deadline,
): Promise<PushedSegments> {
  const platform = await openPlatform(ctx, connection, deadline)
  // A segment that may already exist is looked up, even if it may not be sent now.
  const items = plans.filter(({ row, refusal }) => refusal === undefined || row.outcomeUnknown === 1).map(placingOf)
  const { placements, stalled } = await placeSegments(ctx, platform, claim, items, deadline)
  const pushed = new Map(items.map((item, i) => [item.row, resultOf(item, placements[i] ?? { kind: "untried" })]))
  const results = plans.map(
    ({ row, refusal }): Result => pushed.get(row) ?? { row, status: "error", error: refusal, attempts: row.attempts },
  )
  return { results, stalled }
}

const placingOf = ({ row, desired, refusal }: Plan): Placing => ({
  row,
  texts: refusal === undefined ? desired : undefined,
  refusal,
  lost: lostSegment(row),
  calls: { left: CALLS_PER_SEGMENT - row.attempts },
})

function resultOf({ row, calls, refusal }: Placing, placement: Placement): Result {
  const attempts = CALLS_PER_SEGMENT - calls.left
  if (placement.kind === "placed") {
    const { segmentId, live, note } = placement.placed
    return { row, status: live ? "active" : "pending", segmentId, note, attempts, found: placement.found }
  }
  if (placement.kind === "untried") return { row, status: "pending", unknown: row.outcomeUnknown === 1, attempts }
  const { kind, error } = placement
  if (kind === "refused") return { row, status: "error", error: refusal ?? error, attempts }
  return { row, status: calls.left > 0 ? "pending" : "error", error, unknown: kind === "unknown", attempts }
}
