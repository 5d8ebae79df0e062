import * as z from "zod"
import type { IdentitySettings } from "../../kernel/ports/identity-settings.ts"
import { findSigningKey } from "./provider.ts"

const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout"
/** Tokens are used immediately; this allows for retries and clock skew. */
const MAX_AGE_SECONDS = 10 * 60
const CLOCK_SKEW_SECONDS = 60

/** Supported signature algorithms. Only asymmetric ones: `none` and shared secrets prove nothing here. */
const ALGORITHMS: Record<
  string,
  { kty: string; key: SubtleCryptoImportKeyAlgorithm; verify: SubtleCryptoSignAlgorithm }
> = {
  RS256: {
    kty: "RSA",
    key: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
    verify: { name: "RSASSA-PKCS1-v1_5" },
  },
  PS256: { kty: "RSA", key: { name: "RSA-PSS", hash: "SHA-256" }, verify: { name: "RSA-PSS", saltLength: 32 } },
  ES256: { kty: "EC", key: { name: "ECDSA", namedCurve: "P-256" }, verify: { name: "ECDSA", hash: "SHA-256" } },
  EdDSA: { kty: "OKP", key: { name: "Ed25519" }, verify: { name: "Ed25519" } },
}

const Header = z.object({ alg: z.string(), kid: z.string().optional() })
const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: z.number(),
  exp: z.number().optional(),
  sub: z.string().optional(),
  sid: z.string().optional(),
  nonce: z.never("A logout token has no nonce").optional(),
  events: z.object({ [LOGOUT_EVENT]: z.looseObject({}) }),
})

export type Logout = { issuer: string; subject?: string; sid?: string; issuedAt: Date }

/** Validates a logout token according to OpenID Connect Back-Channel Logout 1.0, section 2.6; throws if it is invalid. */
export async function readLogoutToken(config: IdentitySettings, token: string, now: Date): Promise<Logout> {
  const [header = "", payload = "", signature = "", ...rest] = token.split(".")
  if (rest.length > 0) throw new Error("The logout token is not a JWS")
  const { alg, kid } = Header.parse(jsonOf(header))
  const claims = Claims.parse(jsonOf(payload))
  // Checked before the signature, so that forged tokens do not trigger a key fetch.
  if (claims.iss !== config.issuer) throw new Error("The logout token is from another issuer")
  if (![claims.aud].flat().includes(config.clientId)) throw new Error("The logout token is for another client")
  const seconds = now.getTime() / 1000
  if (claims.iat > seconds + CLOCK_SKEW_SECONDS) throw new Error("The logout token is from the future")
  const end = Math.min(claims.exp ?? Number.POSITIVE_INFINITY, claims.iat + MAX_AGE_SECONDS)
  if (end + CLOCK_SKEW_SECONDS < seconds) throw new Error("The logout token has expired")
  if (claims.sub === undefined && claims.sid === undefined) throw new Error("The logout token has neither sub nor sid")

  const algorithm = ALGORITHMS[alg]
  if (!algorithm) throw new Error(`The logout token is signed with ${alg}`)
  const jwk = await findSigningKey(config, { kid, kty: algorithm.kty })
  if (!jwk) throw new Error("The logout token is signed with an unknown key")
  const key = await crypto.subtle.importKey("jwk", publicPart(jwk), algorithm.key, false, ["verify"])
  const signed = new TextEncoder().encode(`${header}.${payload}`)
  const genuine = await crypto.subtle.verify(algorithm.verify, key, bytesOf(signature), signed)
  if (!genuine) throw new Error("The logout token has a wrong signature")
  return { issuer: claims.iss, subject: claims.sub, sid: claims.sid, issuedAt: new Date(claims.iat * 1000) }
}

/** Drops usage restrictions, which could conflict with importing the key for verification. */
function publicPart({ kty, crv, n, e, x, y }: JsonWebKey): JsonWebKey {
  return { kty, crv, n, e, x, y }
}

const jsonOf = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)))

function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const text = atob(part.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
