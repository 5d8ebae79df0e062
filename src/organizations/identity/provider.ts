import * as oauth from "oauth4webapi"
import type { IdentitySettings } from "../../kernel/ports/identity-settings.ts"

export type SignInAttempt = {
  state: string
  nonce: string
  verifier: string
  returnTo: string
  /** The token of the invitation that this sign-in accepts. */
  invitation?: string
}

const DISCOVERY_LIFETIME_MS = 10 * 60_000
const discovered = new Map<string, { at: number; server: oauth.AuthorizationServer }>()

export const newAttempt = (returnTo: string, invitation?: string): SignInAttempt => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
  returnTo,
  ...(invitation !== undefined && { invitation }),
})

/** The provider's sign-in URL for this attempt. */
export async function authorizationUrl(
  config: IdentitySettings,
  attempt: SignInAttempt,
  redirectUri: string,
  /** Prefills the e-mail address in the provider's form. */
  loginHint?: string,
): Promise<URL> {
  const { authorization_endpoint: endpoint } = await discover(config)
  if (!endpoint) throw new Error("The identity provider has no authorization endpoint")
  const url = new URL(endpoint)
  url.search = new URLSearchParams({
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: config.scope,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    state: attempt.state,
    nonce: attempt.nonce,
    ...(loginHint !== undefined && { login_hint: loginHint }),
  }).toString()
  return url
}

/** Exchanges the code and returns the claims of the validated ID token, merged with userinfo if the provider has it. */
export async function redeem(
  config: IdentitySettings,
  attempt: SignInAttempt,
  callback: URL,
): Promise<Record<string, unknown> & { sub: string }> {
  const server = await discover(config)
  const client: oauth.Client = { client_id: config.clientId }
  const options = httpOptions(config)
  const authentication = config.clientSecret ? oauth.ClientSecretBasic(config.clientSecret) : oauth.None()
  const redirectUri = new URL(callback.pathname, callback.origin).href
  const parameters = oauth.validateAuthResponse(server, client, callback, attempt.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    redirectUri,
    attempt.verifier,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, options)
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  if (!claims) throw new Error("The identity provider sent no ID token")
  if (!server.userinfo_endpoint) return claims
  const userinfo = await oauth.userInfoRequest(server, client, tokens.access_token, options)
  return { ...claims, ...(await oauth.processUserInfoResponse(server, client, claims.sub, userinfo)) }
}

const keySets = new Map<string, { at: number; keys: JsonWebKey[] }>()
const KEYS_LIFETIME_MS = 10 * 60_000
/** Limits how often an unknown key id triggers a new key fetch. */
const KEYS_RETRY_MS = 30_000

/** The provider's signing key with this id; undefined if there is none. */
export async function findSigningKey(
  config: IdentitySettings,
  target: { kid?: string; kty: string },
): Promise<JsonWebKey | undefined> {
  const { jwks_uri: address } = await discover(config)
  if (!address) throw new Error("The identity provider has no keys")
  const known = keySets.get(address)
  const age = Date.now() - (known?.at ?? 0)
  const found = known && age < KEYS_LIFETIME_MS ? pick(known.keys, target) : undefined
  if (found || age < KEYS_RETRY_MS) return found
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The identity provider's keys answered ${response.status}`)
  const { keys } = (await response.json()) as { keys: JsonWebKey[] }
  keySets.set(address, { at: Date.now(), keys })
  return pick(keys, target)
}

const pick = (keys: readonly JsonWebKey[], { kid, kty }: { kid?: string; kty: string }) =>
  keys.find(
    (key) =>
      key.kty === kty && key.use !== "enc" && (kid === undefined || (key as JsonWebKey & { kid?: string }).kid === kid),
  )

async function discover(config: IdentitySettings): Promise<oauth.AuthorizationServer> {
  const known = discovered.get(config.issuer)
  if (known && Date.now() - known.at < DISCOVERY_LIFETIME_MS) return known.server
  const issuer = new URL(config.issuer)
  const response = await oauth.discoveryRequest(issuer, httpOptions(config))
  const server = await oauth.processDiscoveryResponse(issuer, response)
  discovered.set(config.issuer, { at: Date.now(), server })
  return server
}

const httpOptions = (config: IdentitySettings) => ({
  [oauth.allowInsecureRequests]: config.allowLoopback && new URL(config.issuer).hostname === "localhost",
  signal: AbortSignal.timeout(10_000),
})
