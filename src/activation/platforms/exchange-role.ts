import { AwsV4Signer } from "aws4fetch"
import type { OrgContext } from "../../kernel/context.ts"
import type { AwsCredentials } from "../../kernel/files/s3.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import { callPlatform } from "./call-platform.ts"
import type { S3Settings } from "./exchange-settings.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, PlatformError } from "./port.ts"

const TITLE = "AWS AssumeRole"
const LIFETIME_S = 3600
const REFRESH_BEFORE_MS = 5 * 60_000
const MAX_CACHED = 1000

type CachedRole = { credentials: AwsCredentials; expiresAt: number }
type Role = S3Settings & { roleArn: string; session: string }

/** In memory only, since these are secrets. The cache key includes the credentials used to get them. */
const cache = new Map<string, CachedRole>()

/** Temporary credentials of the role, cached until shortly before they expire. */
export async function assumedRole(
  { org, now, outside }: OrgContext,
  role: Role,
  { deadline, calls }: { deadline: Deadline; calls: Calls },
): Promise<AwsCredentials> {
  const { region, roleArn, session, accessKeyId, secretAccessKey } = role
  const url = role.stsEndpoint ?? `https://sts.${region}.amazonaws.com/`
  const key = await sha256Hex(JSON.stringify([org.id, url, region, roleArn, session, accessKeyId, secretAccessKey]))
  const cached = cache.get(key)
  if (cached && cached.expiresAt - REFRESH_BEFORE_MS > now().getTime()) return cached.credentials
  const form = new URLSearchParams({
    Action: "AssumeRole",
    Version: "2011-06-15",
    RoleArn: roleArn,
    RoleSessionName: session.slice(0, 64),
    DurationSeconds: String(LIFETIME_S),
  })
  const body = form.toString()
  const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" }
  const signer = new AwsV4Signer({
    method: "POST",
    url,
    headers,
    body,
    service: "sts",
    region,
    accessKeyId,
    secretAccessKey,
  })
  const signed = Object.fromEntries((await signer.sign()).headers)
  const response = await callPlatform(
    { outside, deadline },
    { method: "POST", url, title: TITLE, headers: signed, body, calls, changes: false },
  )
  const assumed = credentialsIn(response, now().getTime())
  store(key, assumed)
  return assumed.credentials
}

/** The response is XML with a few plain elements. */
function credentialsIn(xml: string, now: number): CachedRole {
  const element = (name: string) => new RegExp(`<${name}>([^<]{1,4096})</${name}>`).exec(xml)?.[1]?.trim()
  const [accessKeyId, secretAccessKey, sessionToken] = ["AccessKeyId", "SecretAccessKey", "SessionToken"].map(element)
  if (!accessKeyId || !secretAccessKey || !sessionToken) {
    throw new PlatformError(`${TITLE} failed: the response contains no credentials`)
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
