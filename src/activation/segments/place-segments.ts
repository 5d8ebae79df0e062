import type { OrgContext } from "../../kernel/context.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { RETRY_DELAYS_MS } from "../../kernel/outbound/outbound-fetch.ts"
import {
  attempt,
  type Calls,
  CALLS_PER_SEGMENT,
  type OpenedPlatform,
  type Placed,
  PlatformError,
  type Segment,
} from "../platforms/port.ts"
import type { Claim, ClaimedRow } from "./claims.ts"
import { findLost } from "./find-lost.ts"
import { reserve, type Texts } from "./reserve.ts"
import { segmentOf } from "./segment.ts"

/** The result of placing a segment on a platform. */
export type Placement =
  /** `found`: an earlier create succeeded, so the platform has what was sent then. */
  | { kind: "placed"; placed: Placed; found: boolean }
  | { kind: "refused"; error: string }
  /** The platform may have the segment: look it up before creating it again. */
  | { kind: "unknown"; error: string }
  /** The platform does not have it; the create can be retried. */
  | { kind: "retryable"; error: string }
  /** Neither looked up nor sent. */
  | { kind: "untried" }

/** A claimed activation whose segment is to be placed. */
export type Placing = {
  row: ClaimedRow
  /** What to send. */
  texts?: Texts
  /** Why nothing may be sent; the segment is only looked up. */
  refusal?: string
  /** An earlier create whose outcome is unknown. */
  lost?: Segment
  calls: Calls
  /** The row already contains what is sent first. */
  isStored?: boolean
}

export const DUPLICATE_NAME = "Duplicate name already active on connection"
const NOT_FOUND = "Segment not found on the platform"
/** Pauses the platform after this many consecutive segments without an answer. */
const MAX_UNANSWERED = 2

type Try = Placing & {
  placement?: Placement
  /** Why the last create failed. */
  failure?: PlatformError
  /** One of its creates may have succeeded, so a duplicate name may be its own. */
  maybeOurs: boolean
}

/** `unanswered`: consecutive segments that used up their calls; `answered`: the platform accepted or rejected at least one. */
type Responses = { unanswered: number; answered: boolean }

/**
 * Creates segments exactly once, in rounds: every create of a round is sent, then one lookup finds those that failed without an
 * answer, and only segments the platform does not have are sent again in the next round. Each is sent at most four times.
 */
export async function placeSegments(
  ctx: OrgContext,
  platform: OpenedPlatform,
  claim: Claim,
  items: readonly Placing[],
  deadline: Deadline,
): Promise<{ placements: Placement[]; stalled: boolean }> {
  const tries = items.map((item): Try => ({ ...item, maybeOurs: item.lost !== undefined }))
  const responses: Responses = { unanswered: 0, answered: false }
  const open = () => tries.filter(({ placement }) => placement === undefined)
  for (let mayResend = true; deadline.leftMs() > 0;) {
    await lookUp(ctx, platform, open(), responses)
    const ready = open()
    if (!mayResend || ready.length === 0 || responses.unanswered >= MAX_UNANSWERED) break
    await send(ctx, platform, claim, ready, responses, deadline)
    const pauseMs = Math.max(0, ...open().map(pauseBefore))
    mayResend = pauseMs < deadline.leftMs()
    if (mayResend && pauseMs > 0) await ctx.outside.wait(pauseMs)
  }
  return { placements: tries.map(placementOf), stalled: responses.unanswered > 0 && !responses.answered }
}

async function lookUp(ctx: OrgContext, platform: OpenedPlatform, open: readonly Try[], responses: Responses) {
  const lost = open.flatMap((one) => (one.lost ? [{ row: one.row, segment: one.lost }] : []))
  const found = await findLost(ctx, platform, lost)
  for (const one of open.filter((candidate) => candidate.lost)) {
    const result = found.get(one.row.id) ?? null
    if (result instanceof PlatformError) {
      one.placement = { kind: "unknown", error: result.message }
      responses.unanswered++
    } else if (result !== null) {
      one.placement = { kind: "placed", placed: { segmentId: result, live: true }, found: true }
      markAnswered(responses)
    } else {
      one.placement = afterMissing(one)
      if (one.placement?.kind === "unknown") responses.unanswered++
      else one.lost = undefined
    }
  }
}

/** The outcome if the platform does not have a lost segment; undefined if it is sent again. */
function afterMissing({ texts, refusal, failure, calls }: Try): Placement | undefined {
  if (!texts || failure?.duplicateName) return { kind: "refused", error: failure?.message ?? refusal ?? DUPLICATE_NAME }
  if (calls.left > 0) return undefined
  // The last create may still take effect, so the outcome is checked once more later.
  return failure ? { kind: "unknown", error: failure.message } : { kind: "retryable", error: NOT_FOUND }
}

/** Sends each create once. After two consecutive creates without an answer, the rest waits for the next round. */
async function send(
  ctx: OrgContext,
  platform: OpenedPlatform,
  claim: Claim,
  ready: readonly Try[],
  responses: Responses,
  deadline: Deadline,
) {
  const stored = await reserve(
    ctx,
    claim,
    platform.account,
    ready.filter(({ isStored }) => isStored !== true),
  )
  let silent = 0
  for (const one of ready) {
    one.isStored ||= stored.has(one.row.id)
    if (!one.isStored || !one.texts) {
      one.placement = { kind: "refused", error: one.refusal ?? DUPLICATE_NAME }
    } else if (silent < MAX_UNANSWERED && deadline.leftMs() > 0) {
      one.isStored = false
      await create(platform, one, segmentOf(one.row, one.texts), responses)
      silent = one.placement === undefined || one.placement.kind === "retryable" ? silent + 1 : 0
    }
  }
}

async function create(platform: OpenedPlatform, one: Try, segment: Segment, responses: Responses) {
  const result = await attempt(() => platform.create(segment, one.calls))
  if (!(result instanceof PlatformError)) {
    one.placement = { kind: "placed", placed: result, found: false }
    markAnswered(responses)
    return
  }
  one.failure = result
  if (result.duplicateName) markAnswered(responses)
  if (result.outcomeUnknown || (result.duplicateName && one.maybeOurs)) {
    one.lost = segment
    one.maybeOurs = true
  } else if (result.unanswered) {
    one.placement = { kind: "retryable", error: result.message }
    responses.unanswered++
  } else {
    one.placement = { kind: "refused", error: result.message }
    markAnswered(responses)
  }
}

const markAnswered = (responses: Responses) => Object.assign(responses, { unanswered: 0, answered: true })

/** Grows with the number of creates sent. A segment that is not resent needs no pause before its lookup. */
function pauseBefore({ lost, failure, calls }: Try): number {
  if (!lost || !failure || calls.left <= 0) return 0
  const sent = CALLS_PER_SEGMENT - calls.left
  return Math.max(RETRY_DELAYS_MS[Math.min(sent, RETRY_DELAYS_MS.length) - 1] ?? 0, failure.retryAfterMs ?? 0)
}

function placementOf({ placement, lost, failure }: Try): Placement {
  if (placement) return placement
  if (!failure) return { kind: "untried" }
  return { kind: lost ? "unknown" : "retryable", error: failure.message }
}
