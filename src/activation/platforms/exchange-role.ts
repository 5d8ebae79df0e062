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
const MAX_KEPT = 1000

type Kept = { credentials: AwsCredentials; expiresAt: number }
type Role = S3Settings & { roleArn: string; session: string }

/** In memory alone: they are as good as a password. Nobody finds them who does not have the same credentials. */
const kept = new Map<string, Kept>()

/** Credentials of the role, for as long as they are good and a little less. */
export async function assumedRole(
  { org, now, outside }: OrgContext,
  role: Role,
  { deadline, calls }: { deadline: Deadline; calls: Calls },
): Promise<AwsCredentials> {
  const { region, roleArn, session, accessKeyId, secretAccessKey } = role
  const url = role.stsEndpoint ?? `https://sts.${region}.amazonaws.com/`
  const key = await sha256Hex(JSON.stringify([org.id, url, region, roleArn, session, accessKeyId, secretAccessKey]))
  const found = kept.get(key)
  if (found && found.expiresAt - REFRESH_BEFORE_MS > now().getTime()) return found.credentials
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
  const answer = await callPlatform(
    { outside, deadline },
    { method: "POST", url, title: TITLE, headers: signed, body, calls, changes: false },
  )
  const assumed = credentialsIn(answer, now().getTime())
  keep(key, assumed)
  return assumed.credentials
}

/** The answer is XML of a handful of plain elements. */
function credentialsIn(xml: string, now: number): Kept {
  const element = (name: string) => new RegExp(`<${name}>([^<]{1,4096})</${name}>`).exec(xml)?.[1]?.trim()
  const [accessKeyId, secretAccessKey, sessionToken] = ["AccessKeyId", "SecretAccessKey", "SessionToken"].map(element)
  if (!accessKeyId || !secretAccessKey || !sessionToken) {
    throw new PlatformError(`${TITLE} failed: the answer holds no credentials`)
  }
  const expiresAt = Date.parse(element("Expiration") ?? "")
  return {
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    expiresAt: Number.isNaN(expiresAt) ? now + LIFETIME_S * 1000 : expiresAt,
  }
}

function keep(key: string, assumed: Kept) {
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, assumed)
}
