import type { Deadline } from "../../kernel/outbound/deadline.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import type { OrgContext } from "../../kernel/context.ts"

/** What a platform is to hold for one topic. */
export type Segment = {
  name: string
  description: string
  /** The segment's id on platforms that take files: the same for every push of the topic. */
  audienceId: string
  orgTopicId: string
  /** Whose segment it is: what is delivered later is reported to this activation. */
  activationId: string
}

export type Placed = {
  segmentId: string
  /** False where it was handed over for delivery, and becomes active when that is reported. */
  live: boolean
  /** Shown with the result. */
  note?: string
}

/** What is left of the calls a segment may cost. Requests that share it do not multiply each other's retries. */
export type Calls = { left: number }
export const CALLS_A_SEGMENT = 4
export const callsForOneSegment = (): Calls => ({ left: CALLS_A_SEGMENT })

export type Limits = { name: number; description: number }

/**
 * One connection's platform. Everything throws a PlatformError where the platform refuses, is out of reach or is not
 * configured; without `calls`, each operation has those of a segment to itself.
 */
export type Platform = {
  limits: Limits
  /** Changes nothing, and says what it found. */
  test(): Promise<string>
  create(segment: Segment, calls?: Calls): Promise<Placed>
  update(segmentId: string, segment: Segment, calls?: Calls): Promise<Placed>
  /** Comes back as well where the platform does not know the segment any more. */
  deactivate(segmentId: string, calls?: Calls): Promise<void>
  /**
   * The live segment the platform holds under this name, for when nobody knows what became of a create. Not all platforms tell
   * which segments are live, so those in `taken`, which other activations hold or held, are never it.
   */
  find(segment: Segment, calls?: Calls, taken?: ReadonlySet<string>): Promise<string | null>
  /** Everything it holds for the connection, on platforms that tell. */
  segments?(): Promise<HeldSegment[]>
}

/** One that is not live is there and cannot be bought. */
export type HeldSegment = { id: string; name: string; live: boolean }

export type OpenPlatform = (
  ctx: OrgContext,
  connection: Connection,
  credentials: Credentials,
  deadline: Deadline,
) => Platform | Promise<Platform>

type PlatformFailure = { outcomeUnknown?: boolean; duplicateName?: boolean; unanswered?: boolean; status?: number }

/** Why a platform did not do what it was asked. Its message is fit to be shown: it names no address, header or body. */
export class PlatformError extends Error {
  /** The request left and nobody knows what it did: `find` has to say before anything is created again. */
  readonly outcomeUnknown: boolean
  /** The platform holds another segment of that name. Together with `outcomeUnknown` it may be the one just created. */
  readonly duplicateName: boolean
  /** Nobody answered, or only to say "not now": it speaks against nothing that was asked. */
  readonly unanswered: boolean
  readonly status: number | undefined

  constructor(message: string, details: PlatformFailure = {}) {
    super(message)
    this.name = "PlatformError"
    this.outcomeUnknown = details.outcomeUnknown ?? false
    this.duplicateName = details.duplicateName ?? false
    this.unanswered = details.unanswered ?? false
    this.status = details.status
  }
}
