/** An error response, or status 0 if the server was not reached. */
export class ApiError extends Error {
  readonly status: number
  /** Further fields of the error response, such as the limits of a quota. */
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = "ApiError"
    this.status = status
    this.details = details
  }

  /** Whether the same request may succeed later. */
  get retryable(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

export async function readError(response: Response): Promise<ApiError> {
  const fallback = `The server responded with status ${response.status}`
  try {
    const { error, ...details } = (await response.json()) as { error?: unknown } & Record<string, unknown>
    return new ApiError(response.status, typeof error === "string" ? error : fallback, details)
  } catch {
    return new ApiError(response.status, fallback)
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
