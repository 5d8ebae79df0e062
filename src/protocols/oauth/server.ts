import { OAuthAuthorizationServer, OAuthError } from "@cloudflare/workers-oauth-provider"
import { OAUTH_SCOPES } from "../../kernel/access/oauth-scopes.ts"
import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { findGrant, IDLE_SECONDS } from "../../organizations/grants/find-grant.ts"

/** What a token carries, sealed. All else about the grant is read from the database with every call. */
export type TokenProps = { grant: string }

type OAuthEnv = { OAUTH_KV: KVNamespace; isLive: (grant: string) => Promise<boolean> }

export const oauthEnv = (services: Services): OAuthEnv => ({
  OAUTH_KV: services.oauthStore,
  isLive: async (grant) => (await findGrant(services, grant)) !== null,
})

export const resourceAt = (origin: string) => `${origin}/mcp`

/** An installation has few addresses, and a request comes by one of them. */
let newest: { origin: string; server: OAuthAuthorizationServer<OAuthEnv> } | undefined

/** The authorization server of an address. Tokens of one address are worth nothing at another. */
export function serverAt(origin: string): OAuthAuthorizationServer<OAuthEnv> {
  if (newest?.origin !== origin) newest = { origin, server: openServer(origin) }
  return newest.server
}

function openServer(origin: string) {
  try {
    return new OAuthAuthorizationServer<OAuthEnv>({
      issuer: origin,
      resources: [resourceAt(origin)],
      clientRegistrationEndpoint: `${origin}/oauth/register`,
      scopesSupported: [...OAUTH_SCOPES],
      clientIdMetadataDocumentEnabled: true,
      // Our own line reports every request; the library's would hold what the client sent.
      onError: () => {},
      tokenExchangeCallback: async ({ env, props }) => {
        const { grant } = props as TokenProps
        if (!(await env.isLive(grant))) throw new OAuthError("invalid_grant", { description: "The access has ended" })
        return { refreshTokenIdleTTL: IDLE_SECONDS }
      },
    })
  } catch {
    throw new AppError(400, "OAuth needs an https address, or one of this machine")
  }
}
