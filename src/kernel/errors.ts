export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 416 | 429 | 500 | 502 | 503

/** An error for the caller: `message` is the exact `error` string of the envelope. */
export class AppError extends Error {
  readonly status: ErrorStatus
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: ErrorStatus,
    message: string,
    details: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = "AppError"
    this.status = status
    this.details = details
    this.headers = headers
  }
}
