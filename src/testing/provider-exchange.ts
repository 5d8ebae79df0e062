import { newToken } from "./provider-answers.ts"
import type { Batch } from "./provider-batches.ts"
import type { Script, SeenRequest } from "./provider-scripts.ts"

export type Account = {
  scripts: Script[]
  requests: SeenRequest[]
  batches: Batch[]
  paused: Set<string>
  cached: Set<string>
}
export type Exchange = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  account: Account
  url: string
}
export type Answer =
  /** `dropsAfterBody`: the connection drops once the body is sent. */
  { status: number; body: unknown; headers?: Record<string, string>; dropsAfterBody?: boolean } | "hang" | "drop"

const ERROR_TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
}

export const failure = (status: number, message: string) => ({
  status,
  body: { type: "error", error: { type: ERROR_TYPES[status] ?? "api_error", message }, request_id: newToken("req") },
})
