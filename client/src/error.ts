/** An error response, for helpers that have no other way to report it. */
export class StrataApiError extends Error {
  override readonly name = "StrataApiError"
  readonly status: number
  readonly requestId: string | null

  constructor({ status, headers }: Response, message: string) {
    super(message)
    this.status = status
    this.requestId = headers.get("x-request-id")
  }
}
