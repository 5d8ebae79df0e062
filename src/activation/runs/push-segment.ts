import type { Claim, ClaimedRow } from "../segments/claims.ts"
import type { Result } from "../segments/commit-placements.ts"
import type { DesiredSegment } from "../segments/desired-segment.ts"
import { placeSegment } from "../segments/place-segment.ts"
import { lostSegment, segmentIdsOfOthers, segmentOf } from "../segments/segment.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { CALLS_PER_SEGMENT, type Platform } from "../platforms/port.ts"

export type Plan = { row: ClaimedRow; desired: DesiredSegment | undefined; refusal: string | undefined }

/** Skips rows whose name is already taken: they are not returned. */
const RESERVE = `
  UPDATE OR IGNORE activations SET pushed_name = r.value ->> 1, pushed_description = r.value ->> 2,
    engine_version_at_push = r.value ->> 3, outcome_unknown = 1, attempts = attempts + ?3
  FROM json_each(?1) AS r WHERE activations.id = r.value ->> 0 AND activations.claim = ?2 RETURNING activations.id`

/** Stores what is about to be sent and reserves the names. Returns the ids that may be sent. */
export async function reserve(
  { d1 }: Pick<OrgContext, "d1">,
  claim: Claim,
  plans: readonly Plan[],
  calls: number,
): Promise<ReadonlySet<string>> {
  const texts = plans.flatMap(({ row, desired }) =>
    desired ? [[row.id, desired.name, desired.description, desired.engineVersion]] : [],
  )
  if (texts.length === 0) return new Set()
  const { results } = await d1.prepare(RESERVE).bind(JSON.stringify(texts), claim.token, calls).all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}

/** Pushes one segment within its remaining call budget. `answered`: the platform accepted or rejected it. */
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
  if (!segment) throw new Error("The activation has no segment to push")
  const placement = await placeSegment(platform, {
    segment,
    lost,
    calls,
    deadline,
    taken: (sent) => segmentIdsOfOthers(ctx, row, sent),
    reserve: async () => refusal === undefined && (await reserve(ctx, claim, [plan], 0)).has(row.id),
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
