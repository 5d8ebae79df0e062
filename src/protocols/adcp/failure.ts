type Recovery = "transient" | "correctable" | "terminal"

const RECOVERY = {
  INVALID_REQUEST: "correctable",
  VALIDATION_ERROR: "correctable",
  REFERENCE_NOT_FOUND: "correctable",
  VERSION_UNSUPPORTED: "correctable",
  IDEMPOTENCY_CONFLICT: "correctable",
  IDEMPOTENCY_IN_FLIGHT: "transient",
  POLICY_VIOLATION: "correctable",
  CONFIGURATION_ERROR: "terminal",
  CONFLICT: "transient",
  RATE_LIMITED: "transient",
  PERMISSION_DENIED: "correctable",
  ACCOUNT_NOT_FOUND: "correctable",
  ACCOUNT_SUSPENDED: "terminal",
  BILLING_NOT_SUPPORTED: "correctable",
  UNSUPPORTED_PROVISIONING: "correctable",
  INVALID_USAGE_DATA: "correctable",
  INVALID_PRICING_OPTION: "correctable",
  SERVICE_UNAVAILABLE: "transient",
  UNSUPPORTED_FEATURE: "correctable",
} as const satisfies Record<string, Recovery>

type Details = {
  field?: string
  suggestion?: string
  retry_after?: number
  issues?: { pointer: string; message: string; keyword: string }[]
  details?: Record<string, unknown>
}

/** An error of an AdCP task, in the protocol's terms. */
export class AdcpFailure extends Error {
  readonly error: { code: string; message: string; recovery: Recovery } & Details

  constructor(code: keyof typeof RECOVERY, message: string, details: Details = {}) {
    super(message)
    this.name = "AdcpFailure"
    this.error = { code, message, recovery: RECOVERY[code], ...details }
  }
}

/** The same error whether the signal does not exist or belongs to another organization. */
export const signalNotFound = () =>
  new AdcpFailure("REFERENCE_NOT_FOUND", "Signal not found", { field: "signal_agent_segment_id" })
