/** A call that came to nothing: what the service answered, or `status` 0 where no answer came. */
export class StrataError extends Error {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The answer's body as sent: for a refusal `{error}`, for a spent quota also `limit`, `used`, `remaining` and `resetsAt`. */
  readonly body: unknown

  constructor(status: number, message: string, body?: unknown, options?: { cause?: unknown }) {
    super(message, options)
    this.name = "StrataError"
    this.status = status
    this.body = body
  }
}
