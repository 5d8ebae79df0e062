import type { Deadline } from "../../kernel/outbound/deadline.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import type { OrgContext } from "../../kernel/context.ts"

/** The segment a platform should hold for one topic. */
export type Segment = {
  name: string
  description: string
  /** The segment's id on file-based platforms: the same for every push of the topic. */
  audienceId: string
  orgTopicId: string
  /** The activation that delivery reports are matched to. */
  activationId: string
}

export type Placed = {
  segmentId: string
  /** False while files wait for delivery: the activation becomes active when the relay reports them delivered. */
  live: boolean
  /** Shown with the result. */
  note?: string
}

/** Remaining sends for a segment's request. Requests that share it do not multiply each other's retries. */
export type Calls = { left: number }
export const CALLS_PER_SEGMENT = 4
export const callsForOneSegment = (): Calls => ({ left: CALLS_PER_SEGMENT })

export type Limits = { name: number; description: number }

/**
 * One connection's platform. Every method throws a PlatformError if the platform rejects the call, is unreachable or is not
 * configured. Without `calls`, an operation has the full call budget of a segment.
 */
export type Platform = {
  limits: Limits
  /** Changes nothing. Returns a message for the user. */
  test(): Promise<string>
  /** Resent only after a 429. After any other failure without a response, look the segment up first. */
  create(segment: Segment, calls?: Calls): Promise<Placed>
  update(segmentId: string, segment: Segment, calls?: Calls): Promise<Placed>
  /** Also succeeds if the platform no longer has the segment. */
  deactivate(segmentId: string, calls?: Calls): Promise<void>
  /**
   * Starts a lookup of creates with unknown outcomes. A platform that can only be listed is listed once per lookup, so a lookup does not
   * see segments created after it started. Lookups do not count toward a segment's calls.
   */
  lookup(): Lookup
  /** All segments of the connection, on platforms that can list them. */
  segments?(): Promise<HeldSegment[]>
}

/** `account`: the fingerprint of the account behind the connection. Segment ids are only unique within an account. */
export type OpenedPlatform = Platform & { account: string }

/**
 * Finds a live segment by name; null if there is none. Some platforms do not report which segments are live, so ids in `taken`, which
 * belong or belonged to other activations, are never returned.
 */
type Lookup = (segment: Segment, taken?: ReadonlySet<string>) => Promise<string | null>

/** A segment that is not live exists but cannot be bought. */
export type HeldSegment = { id: string; name: string; live: boolean }

/** The calls to a platform; its static description is in knowledge/platforms. */
export type Adapter = {
  open: OpenPlatform
  account: AccountIdentity
}

/**
 * Settings that identify an account on a platform. Passwords and API keys that only prove identity are excluded, since they may be rotated.
 */
type AccountIdentity = {
  config: readonly string[]
  credentials: readonly string[]
  /** Default values of the installation for config fields that a connection leaves empty. */
  defaults?: (urls: OrgContext["platformUrls"]) => Record<string, string>
  /** Every connection is its own account. */
  perConnection?: true
}

export type OpenPlatform = (
  ctx: OrgContext,
  connection: Connection,
  credentials: Credentials,
  deadline: Deadline,
) => Platform | Promise<Platform>

type PlatformFailure = {
  outcomeUnknown?: boolean
  duplicateName?: boolean
  unanswered?: boolean
  status?: number
  retryAfterMs?: number
}

/** A failed platform call. The message is safe to show: it contains no URL, header or body. */
export class PlatformError extends Error {
  /** The request was sent but its effect is unknown: look the segment up before creating it again. */
  readonly outcomeUnknown: boolean
  /** The platform already has a segment of that name. With `outcomeUnknown`, it may be the one just created. */
  readonly duplicateName: boolean
  /** No response, or only a 429 or 5xx: the platform did not reject the request itself. */
  readonly unanswered: boolean
  readonly status: number | undefined
  /** From the Retry-After header. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, details: PlatformFailure = {}) {
    super(message)
    this.name = "PlatformError"
    this.outcomeUnknown = details.outcomeUnknown ?? false
    this.duplicateName = details.duplicateName ?? false
    this.unanswered = details.unanswered ?? false
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }
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
