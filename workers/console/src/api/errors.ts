/** A refusal of the service, or status 0 where it was not reached. */
export class ApiError extends Error {
  readonly status: number
  /** What a refusal says beyond its message, such as the limits of a quota. */
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = "ApiError"
    this.status = status
    this.details = details
  }

  /** Whether asking again may help. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

export async function readError(answer: Response): Promise<ApiError> {
  const fallback = `The service answered ${answer.status}`
  try {
    const { error, ...details } = (await answer.json()) as { error?: unknown } & Record<string, unknown>
    return new ApiError(answer.status, typeof error === "string" ? error : fallback, details)
  } catch {
    return new ApiError(answer.status, fallback)
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
