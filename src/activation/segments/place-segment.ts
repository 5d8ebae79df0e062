import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, type Placed, type Platform, PlatformError, type Segment } from "../platforms/port.ts"

/** What became of a segment that the platform was asked to hold. */
export type Placement =
  /** `found`: an earlier create was not lost after all, so the platform holds what was sent then. */
  | { kind: "placed"; placed: Placed; found: boolean }
  | { kind: "refused"; error: string }
  /** It may be there: the platform has to be asked before anything is created again. */
  | { kind: "unknown"; error: string }
  /** It is not there, and may be tried again. */
  | { kind: "later"; error: string }

type Wish = {
  segment: Segment
  /** What left for the platform before, when nobody knows what became of it. */
  lost?: Segment
  /** Ids that are other activations' segments, whatever their names. */
  taken: (sent: Segment) => Promise<ReadonlySet<string>>
  /** Writes down what is about to be sent in place of what was lost. False where it may not be sent. */
  announce: () => Promise<boolean>
  calls: Calls
  deadline: Deadline
  /** Asks the platform; by default for a new segment. */
  ask?: (calls: Calls) => Promise<Placed>
}

export const DUPLICATE_NAME = "Duplicate name already active on connection"

/** Creates a segment, once: after an unknown outcome the platform is asked whether it holds the segment, before anything else. */
export async function placeSegment(platform: Platform, wish: Wish): Promise<Placement> {
  const { segment, calls, deadline, ask = (left) => platform.create(segment, left) } = wish
  let { lost } = wish
  let error = "There was no time left"
  while (calls.left > 0 && deadline.leftMs() > 0) {
    if (lost) {
      const sent = lost
      const taken = await wish.taken(sent)
      const found = await attempt(() => platform.find(sent, calls, taken))
      if (found instanceof PlatformError) return { kind: "unknown", error: found.message }
      if (found !== null) return { kind: "placed", placed: { segmentId: found, live: true }, found: true }
      lost = undefined
      error = "The platform does not hold the segment"
      if (!(await wish.announce())) return { kind: "refused", error: DUPLICATE_NAME }
      continue
    }
    const answer = await attempt(() => ask(calls))
    if (!(answer instanceof PlatformError)) return { kind: "placed", placed: answer, found: false }
    error = answer.message
    if (!answer.outcomeUnknown) return { kind: answer.unanswered && calls.left > 0 ? "later" : "refused", error }
    lost = segment
  }
  return { kind: lost ? "unknown" : "later", error }
}

/** A failure of the platform as a value; our own are thrown on. */
export async function attempt<T>(ask: () => Promise<T>): Promise<T | PlatformError> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}
