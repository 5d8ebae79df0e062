/** What a key gets if none are named. */
export const DEFAULT_SCOPES = [
  "classify",
  "topics:read",
  "topics:write",
  "export",
  "sync",
  "activations",
  "mappings:read",
] as const

/** Scopes of service accounts: each is given by name. Nothing opens people, keys or the organization itself to a key. */
export const SERVICE_SCOPES = [
  "connections:read",
  "connections:write",
  "schedules:read",
  "schedules:write",
  "templates:read",
  "templates:write",
  "webhooks:read",
  "webhooks:write",
  "runs:read",
  "alerts:read",
  "alerts:write",
  "prices:write",
  "settings:read",
  "settings:write",
] as const

export const SCOPES = [...DEFAULT_SCOPES, ...SERVICE_SCOPES] as const

/** Templates are the installation's: only operators give a key this scope, and it counts while an operator holds the key. */
export const OPERATOR_SCOPE = "templates:write"
export const GRANTABLE_SCOPES = SCOPES.filter((scope) => scope !== OPERATOR_SCOPE)

export type Scope = (typeof SCOPES)[number]
