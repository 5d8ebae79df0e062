import { claimDeadline, claimRows, newClaim, releaseClaim, UNCLAIMED } from "../segments/claims.ts"
import { commitPlacements, type Result } from "../segments/commit-placements.ts"
import { desiredSegment } from "../segments/desired-segment.ts"
import { namingOf } from "../segments/naming.ts"
import { DUPLICATE_NAME } from "../segments/place-segment.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { whyNotPushed } from "../segments/policy.ts"
import { type Plan, pushSegment, reserve } from "./push-segment.ts"
import type { PushRun } from "./find-run.ts"

const BATCH_SIZE = 25
/** Consecutive segments without a response after which the rest of the batch is left pending. */
const MAX_UNANSWERED = 2

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
  const naming = await namingOf(ctx, connection)
  const claim = newClaim(ctx)
  const statement = ctx.d1.prepare(CLAIM).bind(claim.token, claim.until, naming?.stamp ?? null, run.id, claim.at)
  const rows = await claimRows(ctx, claim, statement)
  const plans = rows.map((row): Plan => {
    const refusal = whyNotPushed(row, connection, naming)
    return { row, refusal, desired: naming && row.subject ? desiredSegment(naming, row.subject) : undefined }
  })
  try {
    const pushed = await pushAll(ctx, connection, claim, plans, claimDeadline(ctx, claim, deadline))
    const commit = { runId: run.id, source: "push", stalled: pushed.stalled } as const
    await ctx.d1.batch(commitPlacements(ctx, claim, pushed.results, commit))
    return pushed
  } catch (error) {
    await releaseClaim(ctx, claim).run()
    throw error
  }
}

async function pushAll(
  ctx: OrgContext,
  connection: Connection,
  claim: ReturnType<typeof newClaim>,
  plans: readonly Plan[],
  deadline: Deadline,
): Promise<PushedSegments> {
  const platform = await openPlatform(ctx, connection, deadline)
  const isLost = ({ row }: Plan) => row.outcomeUnknown === 1
  const fresh = plans.filter((plan) => !isLost(plan) && plan.refusal === undefined)
  const reserved = await reserve(ctx, claim, fresh, 1)
  const results: Result[] = []
  let [unanswered, answered] = [0, false]
  for (const plan of plans) {
    const { row, refusal } = plan
    const { attempts } = row
    // A segment that may already exist is looked up, even if it may not be sent now.
    if (!isLost(plan) && (refusal !== undefined || !reserved.has(row.id))) {
      results.push({ row, status: "error", error: refusal ?? DUPLICATE_NAME, attempts })
    } else if (unanswered >= MAX_UNANSWERED || deadline.leftMs() <= 0) {
      results.push({ row, status: "pending", unknown: isLost(plan), attempts })
    } else {
      const pushed = await pushSegment(ctx, platform, claim, plan, deadline)
      answered ||= pushed.answered
      unanswered = pushed.answered ? 0 : unanswered + 1
      results.push(pushed.result)
    }
  }
  return { results, stalled: unanswered > 0 && !answered }
}
