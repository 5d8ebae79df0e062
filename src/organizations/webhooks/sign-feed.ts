import type { Services } from "../../kernel/context.ts"
import { randomBase62 } from "../../kernel/ids.ts"

/** Events of a feed of signals, as AdCP names them. */
export const FEED_EVENTS = [
  "signal.created",
  "signal.updated",
  "signal.priced",
  "signal.removed",
  "wholesale_feed.bulk_change",
] as const

const VALID_SECONDS = 300
const SEED_BYTES = 32
const NONCE_BYTES = 16
/** What comes before the seed in an Ed25519 key in PKCS #8. */
const PKCS8_PREFIX = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

/** `id` names the key in the organization's key set. */
export type FeedKey = { id: string; seed: Uint8Array<ArrayBuffer> }

type Port = Pick<Services, "library" | "vault">

/** The key that signs the organization's feed webhooks; it is made when first needed. */
export async function feedKey({ library, vault }: Port, orgId: string): Promise<FeedKey> {
  const owner = { orgId, connectionId: "signal_feeds" }
  const made = await vault.seal(owner, { seed: unpadded(crypto.getRandomValues(new Uint8Array(SEED_BYTES))) })
  const sealed = await library
    .prepare(
      `INSERT INTO signal_feeds (org_id, version, signing_key) VALUES (?1, ?2, ?3)
       ON CONFLICT (org_id) DO UPDATE SET signing_key = coalesce(signing_key, excluded.signing_key) RETURNING signing_key AS sealed`,
    )
    .bind(orgId, randomBase62(16), made)
    .first<string>("sealed")
  const { seed } = await vault.open(owner, sealed)
  return { id: `signals-${orgId}`, seed: bytesOf(String(seed)) }
}

const importKey = ({ seed }: FeedKey) =>
  crypto.subtle.importKey("pkcs8", new Uint8Array([...PKCS8_PREFIX, ...seed]), { name: "Ed25519" }, true, ["sign"])

/** The public half, for the key set that receivers read. */
export async function publicKeyOf(key: FeedKey) {
  const { x } = (await crypto.subtle.exportKey("jwk", await importKey(key))) as JsonWebKey
  const use = { use: "sig", key_ops: ["verify"], adcp_use: "request-signing" }
  return { kid: key.id, kty: "OKP", crv: "Ed25519", alg: "EdDSA", ...use, x }
}

type Signed = { url: string; body: string; at: Date; nonce?: string }

/** Headers of AdCP's webhook profile of RFC 9421: the signature covers method, address and body. */
export async function feedHeaders(key: FeedKey, { url, body, at, nonce }: Signed): Promise<Record<string, string>> {
  const created = Math.floor(at.getTime() / 1000)
  const digest = `sha-256=:${base64(new Uint8Array(await crypto.subtle.digest("SHA-256", textOf(body))))}:`
  const random = nonce ?? unpadded(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  const parameters =
    `("@method" "@target-uri" "@authority" "content-type" "content-digest");created=${created};expires=${created + VALID_SECONDS};` +
    `nonce="${random}";keyid="${key.id}";alg="ed25519";tag="adcp/webhook-signing/v1"`
  const target = new URL(url)
  const covered = [
    ["@method", "POST"],
    ["@target-uri", target.href],
    ["@authority", target.host],
    ["content-type", "application/json"],
    ["content-digest", digest],
    ["@signature-params", parameters],
  ]
  const base = covered.map(([name, value]) => `"${name}": ${value}`).join("\n")
  const signature = await crypto.subtle.sign("Ed25519", await importKey(key), textOf(base))
  return {
    "content-type": "application/json",
    "user-agent": "Strata-Webhooks/1",
    "content-digest": digest,
    "signature-input": `sig1=${parameters}`,
    signature: `sig1=:${unpadded(new Uint8Array(signature))}:`,
  }
}

const textOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** AdCP 3.1 writes signatures in base64url without padding, but digests as RFC 9530 does. */
const unpadded = (bytes: Uint8Array) => base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))
