import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { attempt, type OpenedPlatform, PlatformError } from "../platforms/port.ts"
import { type Change, type Outcome, outOfTime, refused } from "./change-activations.ts"
import { type Claim, type ClaimedRow, UNCLAIMED, withClaim } from "./claims.ts"
import { commitDeactivations, type Deactivation, writeIntent } from "./commit-deactivations.ts"
import type { FoundActivation } from "./find-activations.ts"
import { findLost, type Found } from "./find-lost.ts"
import { lostSegment } from "./segment.ts"

/** Active, pending, or failed with an unknown outcome. */
const CAN_DEACTIVATE = `(+status IN ('active', 'pending') OR (status = 'error' AND outcome_unknown = 1))`

const CLAIM = `
  UPDATE activations SET claim = ?, claimed_until = ?
  WHERE id IN (SELECT value FROM json_each(?)) AND +org_id = ? AND +connection_id = ? AND ${CAN_DEACTIVATE} AND ${UNCLAIMED}`

export const deactivation: Change = {
  chunk: 25,
  calls: 1,
  whyNot: ({ status, outcomeUnknown }: FoundActivation) =>
    status === "deactivated" || (status === "error" && outcomeUnknown === 0)
      ? `Activation is ${status}, cannot deactivate`
      : undefined,
  apply: deactivateSome,
}

/** Deactivates segments on a platform. Activations that were never sent need no platform call. */
async function deactivateSome(
  ctx: OrgContext,
  connection: Connection,
  ids: readonly string[],
  time: Deadline,
): Promise<Outcome[]> {
  const claimBy = ({ token, until, at }: Claim) =>
    ctx.library.prepare(CLAIM).bind(token, until, JSON.stringify(ids), ctx.org.id, connection.id, at)
  const outcomes = await withClaim(ctx, time, claimBy, async ({ claim, rows, deadline }) => {
    const platform = await openPlatform(ctx, connection, deadline)
    await writeIntent(ctx, claim, "deactivate").run()
    const done = await deactivateRows(ctx, platform, rows, deadline)
    await ctx.library.batch(commitDeactivations(ctx, claim, done, "deactivate"))
    return done.map(({ row, failure, untried: isUntried }) => {
      if (isUntried) return outOfTime(row.id)
      return failure ? refused(row.id, 502, "Platform deactivation failed") : { activationId: row.id }
    })
  })
  return outcomes ?? []
}

/** Deactivates segments one by one; segments of lost creates are first looked up together. */
export async function deactivateRows(
  ctx: OrgContext,
  platform: OpenedPlatform,
  rows: readonly ClaimedRow[],
  deadline: Deadline,
) {
  const lost = rows.flatMap((row) => {
    const segment = row.platformSegmentId === null ? lostSegment(row) : undefined
    return segment ? [{ row, segment }] : []
  })
  const found = deadline.leftMs() > 0 ? await findLost(ctx, platform, lost) : new Map<string, Found>()
  const done: Deactivation[] = []
  for (const row of rows) {
    done.push(await deactivateRow(platform, row, row.platformSegmentId ?? found.get(row.id) ?? null, deadline))
  }
  return done
}

export const untried = (row: ClaimedRow): Deactivation => ({
  row,
  failure: new PlatformError("Time limit reached"),
  untried: true,
})

/** Deactivates one segment; null if the platform has no segment for the activation. */
async function deactivateRow(
  platform: OpenedPlatform,
  row: ClaimedRow,
  segmentId: Found,
  deadline: Deadline,
): Promise<Deactivation> {
  if (deadline.leftMs() <= 0) return untried(row)
  if (segmentId instanceof PlatformError) return { row, failure: segmentId }
  if (segmentId === null) return { row }
  const result = await attempt(() => platform.deactivate(segmentId))
  return result instanceof PlatformError ? { row, segmentId, failure: result } : { row, segmentId }
}
