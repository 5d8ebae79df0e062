import { hasPermission, type Permission, type Role } from "./roles.ts"

/** What an app may do for a person who connected it by OAuth. Every tool names the one it needs. */
export const OAUTH_SCOPES = ["read", "write", "push"] as const
export type OAuthScope = (typeof OAUTH_SCOPES)[number]

/** The permission without which a scope is worth nothing. */
const NEEDS: Record<OAuthScope, Permission | undefined> = { read: undefined, write: "topics:write", push: "activate" }

/** The scopes that a person of this role can give to an app. */
export const scopesOf = (role: Role): OAuthScope[] =>
  OAUTH_SCOPES.filter((scope) => NEEDS[scope] === undefined || hasPermission(role, NEEDS[scope]))

/** Where a client learns who gives out tokens for `/mcp` (RFC 9728). */
export const RESOURCE_METADATA = "/.well-known/oauth-protected-resource/mcp"
export const metadataUrl = (url: string) => new URL(RESOURCE_METADATA, url).href
