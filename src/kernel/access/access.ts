import type { Permission } from "./roles.ts"
import type { Scope } from "./scopes.ts"

/** Who may call a route. */
export type Access =
  /** Anybody, without credentials. */
  | { by: "anyone" }
  /** People only; a valid API key is refused as lacking the scope. */
  | { by: "session"; permission?: Permission; refusal?: string }
  /** An API key with the scope, or a person with the permission. Without a scope every valid key will do. */
  | { by: "key"; scope?: Scope; permission?: Permission; refusal?: string }
  /** SDK keys alone. */
  | { by: "sdk"; scope: Scope }
  /** People who operate the service. */
  | { by: "operator" }
  /** The relay, with the token it shares with the service; it acts for no organization. */
  | { by: "relay" }
  /** Commands that run over all organizations, with the token they share with the service. */
  | { by: "maintenance" }

export const anyone = { by: "anyone" } as const satisfies Access
export const operator: Access = { by: "operator" }
export const maintenance = { by: "maintenance" } as const satisfies Access
export const relay = { by: "relay" } as const satisfies Access
export const session = (permission?: Permission): Access => ({ by: "session", permission })
export const key = (scope?: Scope, permission?: Permission, refusal?: string): Access => ({
  by: "key",
  scope,
  permission,
  refusal,
})
export const sdk = (scope: Scope): Access => ({ by: "sdk", scope })
