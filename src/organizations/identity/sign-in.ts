import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import type { IdentitySettings } from "../../kernel/ports/identity-settings.ts"
import { readCookie, setCookie, SIGN_IN_COOKIE } from "./cookies.ts"
import { mirrorPerson } from "./mirror-person.ts"
import { authorizationUrl, newAttempt, redeem } from "./provider.ts"
import { openSession } from "./sessions.ts"

const ATTEMPT_SECONDS = 10 * 60
const CALLBACK_PATH = "/auth/callback"

type Redirect = { location: string; cookies: string[] }

const Attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnTo: z.string() })

/** The attempt's secrets are kept in a cookie, so that only the browser that started the sign-in can complete it. */
export async function beginSignIn(
  config: IdentitySettings,
  origin: string,
  returnTo: string | undefined,
): Promise<Redirect> {
  if (!config.issuer) throw new AppError(500, "Sign-in is not configured")
  const attempt = newAttempt(localPath(returnTo, origin))
  const url = await authorizationUrl(config, attempt, origin + CALLBACK_PATH)
  return {
    location: url.href,
    cookies: [setCookie(SIGN_IN_COOKIE, btoa(JSON.stringify(attempt)), ATTEMPT_SECONDS)],
  }
}

export async function finishSignIn(services: Services, callback: URL, cookies: string | null): Promise<Redirect> {
  try {
    const attempt = Attempt.parse(JSON.parse(atob(readCookie(cookies, SIGN_IN_COOKIE) ?? "")))
    const claims = await redeem(services.identity, attempt, callback)
    const { userId, orgId } = await mirrorPerson(services, services.identity.issuer, claims, services.identity.claims)
    const session = await openSession(services, userId, orgId)
    return {
      location: localPath(attempt.returnTo, callback.origin),
      cookies: [session, setCookie(SIGN_IN_COOKIE, "", 0)],
    }
  } catch (error) {
    services.log("sign_in.failed", { level: "warn", error: error instanceof Error ? error.message : String(error) })
    throw new AppError(400, "Sign-in failed, please try again")
  }
}

/**
 * Restricts `returnTo` to local paths, to prevent open redirects. The resolved path is checked too: `/.//evil.test` resolves to
 * `//evil.test`, which a browser takes for a host.
 */
function localPath(path: string | undefined, origin: string): string {
  if (!path?.startsWith("/")) return "/"
  const url = URL.parse(path, origin)
  if (url?.origin !== origin || url.pathname.startsWith("//")) return "/"
  return url.pathname + url.search + url.hash
}
