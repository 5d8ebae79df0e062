import type { Connection } from "../../organizations/connections/connections.ts"
import { takesFiles } from "../../knowledge/platforms/platforms.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { CALLS_PER_SEGMENT, callsForOneSegment, type OpenedPlatform } from "../platforms/port.ts"
import { type Change, type Outcome, outOfTime, refused } from "./change-activations.ts"
import { type Claim, type ClaimedRow, UNCLAIMED, withClaim } from "./claims.ts"
import { commitDeactivations, writeIntent } from "./commit-deactivations.ts"
import { commitPlacements, type Result } from "./commit-placements.ts"
import { deactivateRows } from "./deactivate.ts"
import type { FoundActivation } from "./find-activations.ts"
import { type Placement, placeSegments, type Placing } from "./place-segments.ts"
import { prepareRefreshes, type Refresh } from "./prepare-refreshes.ts"
import { replaceFiles } from "./refresh-files.ts"

const OLD_FAILED = "Failed to deactivate old segment on platform"
const NEW_FAILED = "Failed to create new segment on platform"

const CLAIM = `
  UPDATE activations SET claim = ?, claimed_until = ?
  WHERE id IN (SELECT value FROM json_each(?)) AND +org_id = ? AND +connection_id = ? AND +status = 'active' AND ${UNCLAIMED}`

export const refreshing: Change = {
  chunk: 10,
  calls: 2,
  whyNot: ({ status }: FoundActivation) =>
    status === "active" ? undefined : `Activation is ${status}, must be active to refresh`,
  apply: refreshSome,
}

/** Replaces segments with new ones under current names. Activations that may no longer be pushed are rejected first. */
async function refreshSome(
  ctx: OrgContext,
  connection: Connection,
  ids: readonly string[],
  time: Deadline,
): Promise<Outcome[]> {
  const claimBy = ({ token, until, at }: Claim) =>
    ctx.library.prepare(CLAIM).bind(token, until, JSON.stringify(ids), ctx.org.id, connection.id, at)
  const outcomes = await withClaim(ctx, time, claimBy, async ({ claim, rows, deadline }) => {
    const surplus = rows.filter(({ primaryId }) => primaryId !== null)
    const { refreshes, refusals } = await prepareRefreshes(
      ctx,
      connection,
      claim,
      rows.filter(({ primaryId }) => primaryId === null),
    )
    const platform = await openPlatform(ctx, connection, deadline)
    await writeIntent(ctx, claim, "refresh").run()
    const merged = await deactivateSurplus(ctx, platform, claim, surplus, deadline)
    const replace = takesFiles(connection.platform) ? replaceFiles : replaceSegments
    const replaced = await replace(ctx, platform, claim, refreshes, deadline)
    return [...refusals, ...replaced, ...withNewest(merged, replaced)]
  })
  return outcomes ?? []
}

/** A topic has one segment per connection: the surplus of a merge is deactivated, and the primary activation is returned. */
async function deactivateSurplus(
  ctx: OrgContext,
  platform: OpenedPlatform,
  claim: Claim,
  surplus: readonly ClaimedRow[],
  deadline: Deadline,
): Promise<Outcome[]> {
  if (surplus.length === 0) return []
  const ended = await deactivateRows(ctx, platform, surplus, deadline)
  await ctx.library.batch(commitDeactivations(ctx, claim, ended, "refresh"))
  return ended.map(({ row, failure, untried }) => {
    if (untried) return outOfTime(row.id)
    if (failure) return refused(row.id, 502, OLD_FAILED)
    return { activationId: row.id, newActivationId: row.primaryId ?? undefined }
  })
}

/** The primary activation may have been replaced in the same call. */
function withNewest(merged: readonly Outcome[], replaced: readonly Outcome[]): Outcome[] {
  const newest = new Map(
    replaced.flatMap((one) => (one.refusal || !one.newActivationId ? [] : [[one.activationId, one.newActivationId]])),
  )
  return merged.map((one) => {
    if (one.refusal || !one.newActivationId) return one
    return { activationId: one.activationId, newActivationId: newest.get(one.newActivationId) ?? one.newActivationId }
  })
}

/** Deactivates all old segments, commits, then creates the new ones. The commit in between lets a restart resume. */
async function replaceSegments(
  ctx: OrgContext,
  platform: OpenedPlatform,
  claim: Claim,
  refreshes: readonly Refresh[],
  deadline: Deadline,
): Promise<Outcome[]> {
  const ended = await deactivateRows(
    ctx,
    platform,
    refreshes.map(({ row }) => row),
    deadline,
  )
  const deactivated = refreshes.filter((_, i) => !ended[i]?.failure)
  const successors = deactivated.map(({ row, desired }) => ({ row, desired, id: newId("act") }))
  const cells = JSON.stringify(successors.map(cellsOf))
  const answers = await ctx.library.batch<{ id: string }>([
    ...commitDeactivations(ctx, claim, ended, "refresh"),
    ctx.library
      .prepare(INSERT_SUCCESSORS)
      .bind(cells, claim.token, claim.until, ctx.now().toISOString(), platform.account),
  ])
  const inserted = new Set(answers.at(-1)?.results.map(({ id }) => id))
  const items = successors.filter(({ id }) => inserted.has(id)).map(placingOf)
  const { placements } = await placeSegments(ctx, platform, claim, items, deadline)
  const results = placements.flatMap((placement, i) => resultOf(placement, items[i]) ?? [])
  await ctx.library.batch(commitPlacements(ctx, claim, results, { runId: null, source: "refresh" }))
  const placed = new Set(results.filter(({ segmentId }) => segmentId).map(({ row }) => row.id))
  return refreshes.map(({ row }, i) => {
    if (ended[i]?.untried) return outOfTime(row.id)
    if (ended[i]?.failure) return refused(row.id, 502, OLD_FAILED)
    const next = successors.find((one) => one.row.id === row.id)
    if (!next || !placed.has(next.id)) return refused(row.id, 502, NEW_FAILED)
    return { activationId: row.id, newActivationId: next.id }
  })
}

type Successor = Refresh & { id: string }

/** If another activation has taken the name since, no successor is inserted. */
const INSERT_SUCCESSORS = `
  INSERT OR IGNORE INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, account, status,
    pushed_name, pushed_description, engine_version_at_push, outcome_unknown, attempts, claim, claimed_until, created_at)
  SELECT r.value ->> 1, old.org_id, old.workspace_id, old.org_topic_id, old.topic_id, old.connection_id, old.platform, ?5,
    'pending', r.value ->> 2, r.value ->> 3, r.value ->> 4, 1, 1, ?2, ?3, ?4
  FROM json_each(?1) AS r CROSS JOIN activations AS old ON old.id = r.value ->> 0
  WHERE old.status = 'deactivated' AND old.claim IS NULL RETURNING id`

const cellsOf = ({ row, id, desired }: Successor) => [
  row.id,
  id,
  desired.name,
  desired.description,
  desired.engineVersion,
]

const successorRow = (row: ClaimedRow, id: string): ClaimedRow => ({
  ...row,
  id,
  status: "pending",
  platformSegmentId: null,
  attempts: 0,
  checks: 0,
  outcomeUnknown: 0,
})

const placingOf = ({ row, id, desired }: Successor): Placing => ({
  row: successorRow(row, id),
  texts: desired,
  calls: callsForOneSegment(),
  isStored: true,
})

function resultOf(placement: Placement, item: Placing | undefined): Result | undefined {
  if (!item) return undefined
  const { row, calls } = item
  const attempts = CALLS_PER_SEGMENT - calls.left
  if (placement.kind === "placed") {
    const { segmentId, live, note } = placement.placed
    return { row, status: live ? "active" : "pending", segmentId, note, attempts }
  }
  if (placement.kind === "refused") return { row, status: "error", error: placement.error, attempts }
  // The topic now has no segment, so the service retries a create without a response itself.
  const error = placement.kind === "untried" ? undefined : placement.error
  return { row, status: "pending", error, unknown: true, attempts }
}
