import type { OrgContext } from "../../kernel/context.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import { asRecord } from "./answers.ts"
import { callPlatformForJson, type Reach } from "./call-platform.ts"
import { PlatformError } from "./port.ts"

const AUTH_TIMEOUT_MS = 10_000
const REFRESH_BEFORE_MS = 60_000
/** For a platform that does not say how long a token is good. */
const DEFAULT_LIFETIME_S = 300
const MAX_KEPT = 1000
const TITLE = "Marketplace token request"

export type TokenRequest = { url: string; clientId: string; username: string; password: string; orgId: string }
export type Tokens = {
  current: () => Promise<string>
  /** Another one than this, which the platform does not take any more. */
  after: (spent: string) => Promise<string>
}
type Kept = { token: string; expiresAt: number }

/** In memory alone: a token is as good as a password. Nobody finds one who does not have the same credentials. */
const kept = new Map<string, Kept>()

/** Calls that need a token at the same time wait for one request, and where that is refused it stays refused for them all. */
export async function openTokens(
  { org, now }: Pick<OrgContext, "org" | "now">,
  reach: Reach,
  request: TokenRequest,
): Promise<Tokens> {
  const { url, clientId, username, password, orgId } = request
  const key = await sha256Hex(JSON.stringify([org.id, username, clientId, orgId, url, password]))
  let underway: Promise<string> | undefined
  const renew = () =>
    (underway ??= requestToken(reach, request).then(({ token, lifetimeMs }) => {
      keep(key, { token, expiresAt: now().getTime() + lifetimeMs })
      underway = undefined
      return token
    }))
  const good = () => {
    const found = kept.get(key)
    return found && found.expiresAt - REFRESH_BEFORE_MS > now().getTime() ? found.token : undefined
  }
  return {
    current: async () => good() ?? renew(),
    after: async (spent) => {
      if (kept.get(key)?.token === spent) kept.delete(key)
      return good() ?? renew()
    },
  }
}

async function requestToken(reach: Reach, { url, clientId, username, password }: TokenRequest) {
  const form = new URLSearchParams({
    grant_type: "password",
    username,
    password,
    scope: "openid",
    client_id: clientId,
    response_type: "token",
  })
  const answer = asRecord(
    await callPlatformForJson(reach, {
      method: "POST",
      url,
      title: TITLE,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: form.toString(),
      timeoutMs: AUTH_TIMEOUT_MS,
      changes: false,
    }),
  )
  const { access_token: token, expires_in: seconds } = answer
  // What is no token could not even be sent in a header.
  if (typeof token !== "string" || !/^[\x21-\x7e]+$/.test(token)) {
    throw new PlatformError(`${TITLE} failed: the answer holds no token`)
  }
  const lifetime = Number(seconds)
  return { token, lifetimeMs: (lifetime > 0 ? lifetime : DEFAULT_LIFETIME_S) * 1000 }
}

function keep(key: string, token: Kept) {
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, token)
}
