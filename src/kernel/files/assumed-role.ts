import { AwsV4Signer } from "aws4fetch"
import { sha256Hex } from "../ids.ts"
import { OutboundError } from "../outbound/outbound-error.ts"
import type { AwsCredentials } from "./s3.ts"

const LIFETIME_S = 3600
const REFRESH_BEFORE_MS = 5 * 60_000
const MAX_CACHED = 1000

type CachedRole = { credentials: AwsCredentials; expiresAt: number }

export type Role = {
  /** The organization that asks: none gets a session that another one opened. */
  orgId: string
  roleArn: string
  session: string
  region: string
  /** The `ExternalId` that the role's trust policy requires. */
  externalId?: string | undefined
  stsEndpoint?: string | undefined
  keys: AwsCredentials
}
/** Sends the request and returns the body of the answer. */
type Send = (request: { url: string; headers: Record<string, string>; body: string }) => Promise<string>

/** In memory only, since these are secrets. The cache key includes the credentials used to get them. */
const cache = new Map<string, CachedRole>()

/** Temporary credentials of the role, cached until shortly before they expire. */
export async function assumedRole(role: Role, now: Date, send: Send): Promise<AwsCredentials> {
  const { region, roleArn, session, externalId, keys } = role
  const url = role.stsEndpoint ?? `https://sts.${region}.amazonaws.com/`
  const key = await sha256Hex(JSON.stringify([url, role]))
  const cached = cache.get(key)
  if (cached && cached.expiresAt - REFRESH_BEFORE_MS > now.getTime()) return cached.credentials
  const form = new URLSearchParams({
    Action: "AssumeRole",
    Version: "2011-06-15",
    RoleArn: roleArn,
    RoleSessionName: session.slice(0, 64),
    DurationSeconds: String(LIFETIME_S),
    ...(externalId !== undefined && { ExternalId: externalId }),
  })
  const body = form.toString()
  const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" }
  const signer = new AwsV4Signer({ method: "POST", url, headers, body, service: "sts", region, ...keys })
  const signed = Object.fromEntries((await signer.sign()).headers)
  const assumed = credentialsIn(await send({ url, headers: signed, body }), now.getTime())
  store(key, assumed)
  return assumed.credentials
}

/** The response is XML with a few plain elements. */
function credentialsIn(xml: string, now: number): CachedRole {
  const element = (name: string) => new RegExp(`<${name}>([^<]{1,4096})</${name}>`).exec(xml)?.[1]?.trim()
  const [accessKeyId, secretAccessKey, sessionToken] = ["AccessKeyId", "SecretAccessKey", "SessionToken"].map(element)
  if (!accessKeyId || !secretAccessKey || !sessionToken) {
    throw new OutboundError("not_json", "the response contains no credentials")
  }
  const expiresAt = Date.parse(element("Expiration") ?? "")
  return {
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    expiresAt: Number.isNaN(expiresAt) ? now + LIFETIME_S * 1000 : expiresAt,
  }
}

function store(key: string, assumed: CachedRole) {
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  cache.set(key, assumed)
}
