export type OutboundFailure = "status" | "timeout" | "network" | "refused" | "too_large" | "not_json"

/** Why a call to the outside failed. Its message is fit to be shown: it names no address, header or body. */
export class OutboundError extends Error {
  readonly kind: OutboundFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

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
}
