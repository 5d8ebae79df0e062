import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, callsForOneSegment, type Platform, PlatformError } from "../platforms/port.ts"
import { type Change, type Outcome, outOfTime, refused } from "./change-activations.ts"
import { type Claim, type ClaimedRow, UNCLAIMED, underClaim } from "./claims.ts"
import { commitDeactivations, type Deactivation, writeIntent } from "./commit-deactivations.ts"
import type { FoundActivation } from "./find-activations.ts"
import { attempt } from "./place-segment.ts"
import { lostSegment, othersOf } from "./segment.ts"

/** Live, waiting to be, or perhaps on the platform although it failed. */
const MAY_END = `(+status IN ('active', 'pending') OR (status = 'error' AND outcome_unknown = 1))`

const TAKE = `
  UPDATE activations SET claim = ?, claimed_until = ?
  WHERE id IN (SELECT value FROM json_each(?)) AND +org_id = ? AND +connection_id = ? AND ${MAY_END} AND ${UNCLAIMED}`

export const deactivation: Change = {
  chunk: 25,
  whyNot: ({ status, outcomeUnknown }: FoundActivation) =>
    status === "deactivated" || (status === "error" && outcomeUnknown === 0)
      ? `Activation is ${status}, cannot deactivate`
      : undefined,
  apply: deactivateSome,
}

/** Takes segments off a platform. What was never sent has nothing to be taken off, and is not asked about. */
async function deactivateSome(
  ctx: OrgContext,
  connection: Connection,
  ids: readonly string[],
  time: Deadline,
): Promise<Outcome[]> {
  const take = ({ token, until, at }: Claim) =>
    ctx.d1.prepare(TAKE).bind(token, until, JSON.stringify(ids), ctx.org.id, connection.id, at)
  const outcomes = await underClaim(ctx, time, take, async ({ claim, rows, deadline }) => {
    const platform = await openPlatform(ctx, connection, deadline)
    await writeIntent(ctx, claim, "deactivate").run()
    const done = await endAll(ctx, platform, rows, deadline)
    await ctx.d1.batch(commitDeactivations(ctx, claim, done, "deactivate"))
    return done.map(({ row, failure, untried: isUntried }) => {
      if (isUntried) return outOfTime(row.id)
      return failure ? refused(row.id, 502, "Platform deactivation failed") : { activationId: row.id }
    })
  })
  return outcomes ?? []
}

export async function endAll(ctx: OrgContext, platform: Platform, rows: readonly ClaimedRow[], deadline: Deadline) {
  const done: Deactivation[] = []
  for (const row of rows) done.push(await endSegment(ctx, platform, row, deadline))
  return done
}

export const untried = (row: ClaimedRow): Deactivation => ({
  row,
  failure: new PlatformError("There was no time left"),
  untried: true,
})

/** One segment off the platform, or why not. */
async function endSegment(
  ctx: OrgContext,
  platform: Platform,
  row: ClaimedRow,
  deadline: Deadline,
): Promise<Deactivation> {
  if (deadline.leftMs() <= 0) return untried(row)
  const calls = callsForOneSegment()
  const segmentId = await attempt(() => segmentIdOf(ctx, platform, row, calls))
  if (segmentId instanceof PlatformError) return { row, failure: segmentId }
  if (segmentId === null) return { row }
  const answer = await attempt(() => platform.deactivate(segmentId, calls))
  return answer instanceof PlatformError ? { row, segmentId, failure: answer } : { row, segmentId }
}

/** Null where the platform holds nothing for it. */
async function segmentIdOf(ctx: OrgContext, platform: Platform, row: ClaimedRow, calls: Calls): Promise<string | null> {
  if (row.platformSegmentId !== null) return row.platformSegmentId
  const lost = lostSegment(row)
  return lost ? platform.find(lost, calls, await othersOf(ctx, row, lost)) : null
}
