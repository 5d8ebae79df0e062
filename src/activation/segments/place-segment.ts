import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, type Placed, type Platform, PlatformError, type Segment } from "../platforms/port.ts"

/** The result of placing a segment on a platform. */
export type Placement =
  /** `found`: an earlier create had succeeded, so the platform has what was sent then. */
  | { kind: "placed"; placed: Placed; found: boolean }
  | { kind: "refused"; error: string }
  /** The platform may have the segment: look it up before creating it again. */
  | { kind: "unknown"; error: string }
  /** The platform does not have it; the create can be retried. */
  | { kind: "retryable"; error: string }

type PlaceRequest = {
  segment: Segment
  /** An earlier create whose outcome is unknown. */
  lost?: Segment
  /** Segment ids that belong or belonged to other activations. */
  taken: (sent: Segment) => Promise<ReadonlySet<string>>
  /** Stores what is about to be sent in place of `lost`. False if it must not be sent. */
  reserve: () => Promise<boolean>
  calls: Calls
  deadline: Deadline
}

export const DUPLICATE_NAME = "Duplicate name already active on connection"

/** Creates a segment exactly once: after an unknown outcome, the platform is searched before the create is sent again. */
export async function placeSegment(platform: Platform, request: PlaceRequest): Promise<Placement> {
  const { segment, calls, deadline } = request
  let { lost } = request
  let error = "Time limit reached"
  while (calls.left > 0 && deadline.leftMs() > 0) {
    if (lost) {
      const sent = lost
      const taken = await request.taken(sent)
      const found = await attempt(() => platform.find(sent, calls, taken))
      if (found instanceof PlatformError) return { kind: "unknown", error: found.message }
      if (found !== null) return { kind: "placed", placed: { segmentId: found, live: true }, found: true }
      lost = undefined
      error = "Segment not found on the platform"
      if (!(await request.reserve())) return { kind: "refused", error: DUPLICATE_NAME }
      continue
    }
    const result = await attempt(() => platform.create(segment, calls))
    if (!(result instanceof PlatformError)) return { kind: "placed", placed: result, found: false }
    error = result.message
    if (!result.outcomeUnknown) return { kind: result.unanswered && calls.left > 0 ? "retryable" : "refused", error }
    lost = segment
  }
  return { kind: lost ? "unknown" : "retryable", error }
}

/** Returns a PlatformError instead of throwing it; other errors are rethrown. */
export async function attempt<T>(call: () => Promise<T>): Promise<T | PlatformError> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}
