export const SCOPES = [
  "classify",
  "topics:read",
  "topics:write",
  "export",
  "sync",
  "activations",
  "mappings:read",
] as const

export type Scope = (typeof SCOPES)[number]
