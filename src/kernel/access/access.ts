import type { Permission } from "./roles.ts"
import type { Scope } from "./scopes.ts"

/** Who may call a route. */
export type Access =
  /** No credentials needed. */
  | { by: "anyone" }
  /** Sessions only; a valid API key gets `Insufficient scopes`. */
  | { by: "session"; permission?: Permission; refusal?: string }
  /**
   * An API key with the scope (of several, any), or a session with the permission. Without a scope, any valid key. `buyers`: keys of
   * buyers too.
   */
  | { by: "key"; scope?: Scope | readonly Scope[]; permission?: Permission; refusal?: string; buyers?: true }
  /** SDK keys only. `briefs`: the key must also allow the analysis of briefs. */
  | { by: "sdk"; scope: Scope; briefs?: boolean }
  /** Sessions of operators; with a scope, also keys that have it and are held by an operator. */
  | { by: "operator"; scope?: Scope }
  /** The relay, by its bearer token; it does not act for an organization. */
  | { by: "relay" }
  /** Maintenance commands over all organizations, by their bearer token. */
  | { by: "maintenance" }

export const anyone = { by: "anyone" } as const satisfies Access
export const operator: Access = { by: "operator" }
export const operatorKey = (scope: Scope): Access => ({ by: "operator", scope })
export const maintenance = { by: "maintenance" } as const satisfies Access
export const relay = { by: "relay" } as const satisfies Access
export const session = (permission?: Permission): Access => ({ by: "session", permission })
export const key = (scope?: Scope | readonly Scope[], permission?: Permission, refusal?: string): Access => ({
  by: "key",
  scope,
  permission,
  refusal,
})
export const sdk = (scope: Scope, { briefs = false } = {}): Access => ({ by: "sdk", scope, briefs })
