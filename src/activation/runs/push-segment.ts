import type { Claim, ClaimedRow } from "../segments/claims.ts"
import type { Result } from "../segments/commit-placements.ts"
import type { DesiredSegment } from "../segments/desired-segment.ts"
import { placeSegment } from "../segments/place-segment.ts"
import { lostSegment, othersOf, segmentOf } from "../segments/segment.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { CALLS_PER_SEGMENT, type Platform } from "../platforms/port.ts"

export type Plan = { row: ClaimedRow; desired: DesiredSegment | undefined; refusal: string | undefined }

/** A name that is taken is left alone: the row is then not among those that come back. */
const ANNOUNCE = `
  UPDATE OR IGNORE activations SET pushed_name = r.value ->> 1, pushed_description = r.value ->> 2,
    engine_version_at_push = r.value ->> 3, outcome_unknown = 1, attempts = attempts + ?3
  FROM json_each(?1) AS r WHERE activations.id = r.value ->> 0 AND activations.claim = ?2 RETURNING activations.id`

/** Writes down what is about to be sent, and takes its name. The ids of those that may be sent. */
export async function announce(
  { d1 }: Pick<OrgContext, "d1">,
  claim: Claim,
  plans: readonly Plan[],
  calls: number,
): Promise<ReadonlySet<string>> {
  const words = plans.flatMap(({ row, desired }) =>
    desired ? [[row.id, desired.name, desired.description, desired.engineVersion]] : [],
  )
  if (words.length === 0) return new Set()
  const { results } = await d1.prepare(ANNOUNCE).bind(JSON.stringify(words), claim.token, calls).all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}

/** One segment, with what is left of the calls it may cost. `answered`: the platform had something to say. */
export async function pushSegment(
  ctx: OrgContext,
  platform: Platform,
  claim: Claim,
  plan: Plan,
  deadline: Deadline,
): Promise<{ result: Result; answered: boolean }> {
  const { row, desired, refusal } = plan
  const calls = { left: CALLS_PER_SEGMENT - row.attempts }
  const lost = lostSegment(row)
  const segment = desired ? segmentOf(row, desired) : lost
  if (!segment) throw new Error("There is nothing to push")
  const placement = await placeSegment(platform, {
    segment,
    lost,
    calls,
    deadline,
    taken: (sent) => othersOf(ctx, row, sent),
    announce: async () => refusal === undefined && (await announce(ctx, claim, [plan], 0)).has(row.id),
  })
  const attempts = CALLS_PER_SEGMENT - calls.left
  if (placement.kind === "placed") {
    const { segmentId, live, note } = placement.placed
    const { found } = placement
    return { result: { row, status: live ? "active" : "pending", segmentId, note, attempts, found }, answered: true }
  }
  const { kind, error } = placement
  if (kind === "refused") return { result: { row, status: "error", error: refusal ?? error, attempts }, answered: true }
  const status = calls.left > 0 ? "pending" : "error"
  return { result: { row, status, error, unknown: kind === "unknown", attempts }, answered: false }
}
