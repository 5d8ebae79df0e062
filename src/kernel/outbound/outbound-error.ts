export type OutboundFailure =
  | "status"
  | "timeout"
  | "network"
  /** The URL guard rejected the URL. */
  | "refused"
  /** A redirect of a request with a body, which is not followed. */
  | "redirect"
  | "too_large"
  | "not_json"
  /** Not sent: no time, attempts or credentials left. */
  | "not_sent"

/** A failed outbound call. The message is safe to show: it contains no URL, header or body. */
export class OutboundError extends Error {
  readonly kind: OutboundFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** An earlier attempt may have taken effect. */
  earlierUnknown = false

  constructor(kind: OutboundFailure, message: string, details: { status?: number; retryAfterMs?: number } = {}) {
    super(message)
    this.name = "OutboundError"
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }

  /** There was no response, but the request may have taken effect: check before sending it again. */
  get outcomeUnknown(): boolean {
    return this.kind === "timeout" || this.kind === "network"
  }

  /** The other side is unavailable or busy: the same call may succeed later. */
  get isPassing(): boolean {
    return this.outcomeUnknown || this.status === 429 || (this.status ?? 0) >= 500
  }

  /** Like `outcomeUnknown`, but also true for 5xx and unreadable responses, and when an earlier attempt is in doubt. */
  get mayHaveTakenEffect(): boolean {
    const unreadable = this.kind === "not_json" || this.kind === "too_large" || this.kind === "redirect"
    return this.earlierUnknown || this.outcomeUnknown || unreadable || (this.status ?? 0) >= 500
  }
}
