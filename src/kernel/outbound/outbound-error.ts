export type OutboundFailure =
  | "status"
  | "timeout"
  | "network"
  /** An address that may not be called. */
  | "refused"
  /** An answer that points elsewhere, where a body is not sent on to. */
  | "redirect"
  | "too_large"
  | "not_json"
  /** There was no time, no try or no key left to send the request with. */
  | "not_sent"

/** Why a call to the outside failed. Its message is fit to be shown: it names no address, header or body. */
export class OutboundError extends Error {
  readonly kind: OutboundFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** One of the attempts before this one may have taken effect. */
  earlierUnknown = false

  constructor(kind: OutboundFailure, message: string, details: { status?: number; retryAfterMs?: number } = {}) {
    super(message)
    this.name = "OutboundError"
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }

  /** The request may have taken effect although no answer came: ask before it is sent again. */
  get outcomeUnknown(): boolean {
    return this.kind === "timeout" || this.kind === "network"
  }

  /** The other side is away or busy: the same call may succeed later. */
  get isPassing(): boolean {
    return this.outcomeUnknown || this.status === 429 || (this.status ?? 0) >= 500
  }

  /** As `outcomeUnknown`, for callers that also mistrust a server's failure and an answer nobody can read. */
  get mayHaveTakenEffect(): boolean {
    const unread = this.kind === "not_json" || this.kind === "too_large" || this.kind === "redirect"
    return this.earlierUnknown || this.outcomeUnknown || unread || (this.status ?? 0) >= 500
  }
}
