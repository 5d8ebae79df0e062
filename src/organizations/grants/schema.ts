import * as z from "zod"
import { OAUTH_SCOPES, type OAuthScope } from "../../kernel/access/oauth-scopes.ts"

export const GrantRecord = z.object({
  id: z.string(),
  /** What the app calls itself. */
  app: z.string(),
  /** Where the app's tokens were sent. */
  redirectHost: z.string(),
  scopes: z.array(z.enum(OAUTH_SCOPES)),
  /** The workspace that the app is limited to. */
  workspace: z.string().nullable(),
  /** Who connected it. */
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  own: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})
export type GrantRecord = z.output<typeof GrantRecord>

export type NewGrant = {
  id: string
  workspace: string
  clientId: string
  clientName: string
  redirectUri: string
  scopes: readonly OAuthScope[]
}

export const EndedGrant = z.object({ ended: z.literal(true) })
