import type { OrgContext } from "../../kernel/context.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import { asRecord } from "./response-fields.ts"
import { callPlatformForJson, type Transport } from "./call-platform.ts"
import { PlatformError } from "./port.ts"

const AUTH_TIMEOUT_MS = 10_000
const REFRESH_BEFORE_MS = 60_000
/** For a platform that returns no expires_in. */
const DEFAULT_LIFETIME_S = 300
const MAX_CACHED = 1000
const TITLE = "Marketplace token request"

export type TokenRequest = { url: string; clientId: string; username: string; password: string; orgId: string }
export type Tokens = {
  current: () => Promise<string>
  /** Replaces a token that the platform rejected. */
  replace: (rejected: string) => Promise<string>
}
type CachedToken = { token: string; expiresAt: number }

/** In memory only, since tokens are secrets. The cache key includes the credentials used to get them. */
const cache = new Map<string, CachedToken>()

/** Concurrent calls share one token request; if it fails, it fails for all of them. */
export async function openTokens(
  { org, now }: Pick<OrgContext, "org" | "now">,
  transport: Transport,
  request: TokenRequest,
): Promise<Tokens> {
  const { url, clientId, username, password, orgId } = request
  const key = await sha256Hex(JSON.stringify([org.id, username, clientId, orgId, url, password]))
  let pending: Promise<string> | undefined
  const renew = () =>
    (pending ??= requestToken(transport, request).then(({ token, lifetimeMs }) => {
      store(key, { token, expiresAt: now().getTime() + lifetimeMs })
      pending = undefined
      return token
    }))
  const cached = () => {
    const found = cache.get(key)
    return found && found.expiresAt - REFRESH_BEFORE_MS > now().getTime() ? found.token : undefined
  }
  return {
    current: async () => cached() ?? renew(),
    replace: async (rejected) => {
      if (cache.get(key)?.token === rejected) cache.delete(key)
      return cached() ?? renew()
    },
  }
}

async function requestToken(transport: Transport, { url, clientId, username, password }: TokenRequest) {
  const form = new URLSearchParams({
    grant_type: "password",
    username,
    password,
    scope: "openid",
    client_id: clientId,
    response_type: "token",
  })
  const response = asRecord(
    await callPlatformForJson(transport, {
      method: "POST",
      url,
      title: TITLE,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: form.toString(),
      timeoutMs: AUTH_TIMEOUT_MS,
      changes: false,
    }),
  )
  const { access_token: token, expires_in: seconds } = response
  // Anything else could not be sent in a header.
  if (typeof token !== "string" || !/^[\x21-\x7e]+$/.test(token)) {
    throw new PlatformError(`${TITLE} failed: the response contains no token`)
  }
  const lifetime = Number(seconds)
  return { token, lifetimeMs: (lifetime > 0 ? lifetime : DEFAULT_LIFETIME_S) * 1000 }
}

function store(key: string, token: CachedToken) {
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  cache.set(key, token)
}
