/** A failed call: the service's error response, or `status` 0 if there was no response. */
export class StrataError extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number
  /** The response body: `{error}`, and for an exceeded quota also `limit`, `used`, `remaining` and `resetsAt`. */
  readonly body: unknown

  constructor(status: number, message: string, body?: unknown, options?: { cause?: unknown }) {
    super(message, options)
    this.name = "StrataError"
    this.status = status
    this.body = body
  }
}
