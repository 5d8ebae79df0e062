import type { Credentials } from "../../kernel/ports/vault.ts"
import type { INBOUND_AUTH_TYPES } from "./kinds.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"

export type AuthConfig = {
  auth_type?: (typeof INBOUND_AUTH_TYPES)[number]
  api_key_header?: string
  api_key_query?: string
}

/** Adds the credentials to the URL or the headers. Without `auth_type`, the type is inferred from the credentials. */
export function authorize(config: AuthConfig, credentials: Credentials, url: URL, headers: Record<string, string>) {
  const { token, username, password, api_key: key } = credentials
  const inferred =
    token !== undefined ? "bearer" : key !== undefined ? "api_key" : username !== undefined ? "basic" : undefined
  const type = config.auth_type ?? inferred
  if (type === "bearer") headers["authorization"] = `Bearer ${required("token", token)}`
  if (type === "basic") {
    const pair = new TextEncoder().encode(`${required("username", username)}:${password ?? ""}`)
    headers["authorization"] = `Basic ${btoa(String.fromCharCode(...pair))}`
  }
  if (type !== "api_key") return
  if (config.api_key_query) url.searchParams.set(config.api_key_query, required("api_key", key))
  else headers[config.api_key_header ?? "X-API-Key"] = required("api_key", key)
}

function required(name: string, value: string | number | boolean | undefined): string {
  if (value === undefined) throw new OutboundError("not_sent", `the credentials have no ${name}`)
  return String(value)
}
