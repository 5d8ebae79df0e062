import { claimRows, newClaim, releaseClaim, UNCLAIMED, within } from "../segments/claims.ts"
import { commitPlacements, type Result } from "../segments/commit-placements.ts"
import { desiredSegment } from "../segments/desired-segment.ts"
import { namingOf } from "../segments/naming.ts"
import { DUPLICATE_NAME } from "../segments/place-segment.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { whyNotPushed } from "../segments/policy.ts"
import { announce, type Plan, pushSegment } from "./push-segment.ts"
import type { PushRun } from "./find-run.ts"

const BATCH_SIZE = 25
/** Segments in a row that a platform may leave unanswered before the others are spared the wait. */
const PATIENCE = 2

/** `stalled`: the platform does not answer, or asks for patience, and nothing got through to it. */
export type PushedSegments = { results: readonly Result[]; stalled: boolean }

const TAKE = `
  UPDATE activations SET claim = ?, claimed_until = ?, as_pushed = ? WHERE rowid IN (
    SELECT rowid FROM activations INDEXED BY activations_run
    WHERE run_id = ? AND status = 'pending' AND platform_segment_id IS NULL AND ${UNCLAIMED} ORDER BY rowid LIMIT ${BATCH_SIZE})`

/**
 * Pushes the next segments of a run. What is about to be sent is written down before it is, so that a restart knows what to look
 * for; what came of it is committed with histories and counters in one batch, by whoever still holds the claim.
 */
export async function pushBatch(
  ctx: OrgContext,
  connection: Connection,
  run: PushRun,
  deadline: Deadline,
): Promise<PushedSegments> {
  const naming = await namingOf(ctx, connection)
  const claim = newClaim(ctx)
  const take = ctx.d1.prepare(TAKE).bind(claim.token, claim.until, naming?.stamp ?? null, run.id, claim.at)
  const rows = await claimRows(ctx, claim, take)
  const plans = rows.map((row): Plan => {
    const refusal = whyNotPushed(row, connection, naming)
    return { row, refusal, desired: naming && row.subject ? desiredSegment(naming, row.subject) : undefined }
  })
  try {
    const pushed = await pushAll(ctx, connection, claim, plans, within(ctx, claim, deadline))
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
  const announced = await announce(ctx, claim, fresh, 1)
  const results: Result[] = []
  let [unanswered, answered] = [0, false]
  for (const plan of plans) {
    const { row, refusal } = plan
    const { attempts } = row
    // What may be there already is looked for, whatever speaks against sending it now.
    if (!isLost(plan) && (refusal !== undefined || !announced.has(row.id))) {
      results.push({ row, status: "error", error: refusal ?? DUPLICATE_NAME, attempts })
    } else if (unanswered >= PATIENCE || deadline.leftMs() <= 0) {
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
