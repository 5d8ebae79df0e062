import type { OrgContext } from "../../kernel/context.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { runOnce } from "../../kernel/idempotency/run-once.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { callOutside } from "../../kernel/outbound/outbound-fetch.ts"
import type { Buyer } from "../buyers/buyer.ts"
import { AdcpFailure } from "./failure.ts"

const SKEW_S = 60
/** Approvals that live longer would need the issuer's list of revoked ones. */
const MAX_LIFE_S = 15 * 60
const MAX_BYTES = 64 * 1024
const TIMEOUT_MS = 5_000
const CRITICAL = ["authorized_commitment", "authorized_task", "authorized_payload_hash"]

type Json = Record<string, unknown>
type Request = Json & { governance_context?: string | undefined }

/**
 * A governed buyer's activation needs an approval that its governance agent signed for this agent and this request, used once. Whatever
 * cannot be verified is refused.
 */
export async function requireApproval(
  ctx: OrgContext,
  buyer: Buyer | null,
  requested: Json,
  url: string,
): Promise<void> {
  if (!buyer || buyer.governanceUrl === null) return
  const token = (requested as Request).governance_context
  if (token === undefined)
    throw denied("A governance agent is registered for this account: call check_governance first")
  const why = await whyInvalid(ctx, buyer, token, requested, url)
  if (why !== undefined) throw denied(`governance_context is not valid: ${why}`)
}

function denied(explanation: string) {
  const finding = { category_id: "governance_context", severity: "critical", explanation }
  return new AdcpFailure("PERMISSION_DENIED", explanation, {
    field: "governance_context",
    details: { findings: [finding] },
  })
}

async function whyInvalid(
  ctx: OrgContext,
  buyer: Buyer,
  token: string,
  requested: Json,
  url: string,
): Promise<string | undefined> {
  const [head = "", body = "", signature = "", ...rest] = token.split(".")
  const [header, claims] = [jsonIn(head), jsonIn(body)]
  if (!header || !claims || rest.length > 0) return "it is no compact JWS"
  const alg = ALGORITHMS[String(header["alg"])]
  if (!alg) return "alg must be EdDSA or ES256"
  if (header["typ"] !== "adcp-gov+jws") return "typ must be adcp-gov+jws"
  const critical = Array.isArray(header["crit"]) ? header["crit"] : []
  if (critical.some((name) => !CRITICAL.includes(String(name)))) return "crit names an unknown extension"
  if (CRITICAL.some((name) => (claims[name] !== undefined) !== (header[name] === true && critical.includes(name)))) {
    return "an extension is not marked as critical"
  }
  if (claims["iss"] !== buyer.governanceUrl) return "iss is not the registered governance agent"
  const key = await keyOf(ctx, buyer, String(claims["iss"]), header["kid"])
  if (typeof key === "string") return key
  const signed = new Uint8Array(new TextEncoder().encode(`${head}.${body}`))
  const isGenuine = await verify(alg, key, signature, signed)
  if (!isGenuine) return "the signature does not match"
  if (claims["aud"] !== url) return "aud is not this agent"
  const now = ctx.now().getTime() / 1000
  const [issued, expires, notBefore = 0] = [claims["iat"], claims["exp"], claims["nbf"]].map((at) =>
    at === undefined ? undefined : Number(at),
  )
  if (!(issued !== undefined && issued <= now + SKEW_S && notBefore <= now + SKEW_S)) return "it is not valid yet"
  if (!(expires !== undefined && expires > now - SKEW_S)) return "it has expired"
  if (expires - issued > MAX_LIFE_S) return "it is valid for more than 15 minutes"
  if (typeof claims["sub"] !== "string" || claims["sub"] === "") return "sub is missing"
  if (claims["phase"] !== "intent" || claims["media_buy_id"] !== undefined) return "phase must be intent"
  if (claims["authorized_task"] !== "activate_signal") return "it is for another task"
  if (claims["authorized_payload_hash"] !== (await hashOfPayload(requested))) return "it is for another request"
  const id = claims["jti"]
  if (typeof id !== "string" || id === "") return "jti is missing"
  return (await isFirstUse(ctx, `${buyer.governanceUrl} ${id}`)) ? undefined : "it was used before"
}

const ALGORITHMS: Readonly<Record<string, { name: string; namedCurve?: string; hash?: string }>> = {
  EdDSA: { name: "Ed25519" },
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
}

async function verify(alg: { name: string }, jwk: JsonWebKey, signature: string, signed: Uint8Array<ArrayBuffer>) {
  try {
    const key = await crypto.subtle.importKey("jwk", jwk, alg, false, ["verify"])
    return await crypto.subtle.verify(alg, key, bytesOf(signature), signed)
  } catch {
    return false
  }
}

/** The brand's own file says who may approve for it, and where that agent's keys are. */
async function keyOf(ctx: OrgContext, buyer: Buyer, issuer: string, kid: unknown): Promise<JsonWebKey | string> {
  const brand = await fetchJson(ctx, `https://${buyer.brand}/.well-known/brand.json`)
  const agents = (Array.isArray(brand?.["agents"]) ? brand["agents"] : []) as Json[]
  const agent = agents.find(({ type, url }) => type === "governance" && url === issuer)
  if (!agent) return "the brand's brand.json does not name the governance agent"
  const address =
    typeof agent["jwks_uri"] === "string" ? agent["jwks_uri"] : `${new URL(issuer).origin}/.well-known/jwks.json`
  const set = await fetchJson(ctx, address)
  const keys = (Array.isArray(set?.["keys"]) ? set["keys"] : []) as (JsonWebKey & { kid?: string })[]
  const key = keys.find((one) => one.kid === kid && kid !== undefined)
  if (!key) return "its key is unknown"
  if (key.use !== "sig" || key.key_ops?.includes("verify") !== true) return "its key is not for signatures"
  return key
}

async function fetchJson({ outside }: OrgContext, url: string): Promise<Json | undefined> {
  try {
    const request = { url, timeoutMs: TIMEOUT_MS, budgetMs: TIMEOUT_MS, retries: 1, maxBytes: MAX_BYTES }
    const { text } = await callOutside(outside, request)
    return objectIn(text)
  } catch (error) {
    if (error instanceof OutboundError) return undefined
    throw error
  }
}

function objectIn(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined
  } catch {
    return undefined
  }
}

function jsonIn(part: string): Json | undefined {
  try {
    return objectIn(new TextDecoder().decode(bytesOf(part)))
  } catch {
    return undefined
  }
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))

async function hashOfPayload({ governance_context: _token, context: _context, ...payload }: Request): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson(payload))
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}

/** Approvals expire long before their ids are forgotten. */
async function isFirstUse(ctx: OrgContext, id: string): Promise<boolean> {
  const once = await runOnce<true>(ctx, {
    key: `adcp governance ${id}`,
    request: null,
    run: () => Promise.resolve({ answer: true as const, stored: "1" }),
    read: () => true as const,
  })
  return once.outcome === "answered" && !once.replayed
}
