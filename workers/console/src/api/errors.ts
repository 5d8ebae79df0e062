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

export const messageOf = (error: unknown) => inWords(error instanceof Error ? error.message : String(error))

const INITIALS = new Set(["api", "cpm", "csv", "dsp", "iab", "id", "s3", "sftp", "ttl", "url"])
const SPECIAL: Readonly<Record<string, string>> = { desc: "description", dspapi: "DSP", org: "organization" }
/** Names of the API's fields and values: "performance_score", "pageSize". Not within an address or a quotation. */
const NAME = /(?<![\w/.@:"“-])[a-z]{2,}[0-9]*(?:(?:_[a-z0-9]+)+|(?:[A-Z][a-z0-9]+)+)(?![\w/.@"”-])/g

/** A message of the API, which names its fields, as a person reads it. */
export function inWords(message: string): string {
  return message.replaceAll(NAME, (name, at: number) => {
    const parts = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).split("_")
    const words = parts.map((part) => SPECIAL[part] ?? (INITIALS.has(part) ? part.toUpperCase() : part)).join(" ")
    return at === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words
  })
}
