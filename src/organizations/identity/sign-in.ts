import * as z from "zod"
import { actionEntry } from "../audit/entry.ts"
import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import type { IdentitySettings } from "../../kernel/ports/identity-settings.ts"
import { describeInvitation } from "../people/invitations.ts"
import { readCookie, setCookie, SIGN_IN_COOKIE } from "./cookies.ts"
import { mirrorPerson } from "./mirror-person.ts"
import { authorizationUrl, newAttempt, redeem, type SignInAttempt } from "./provider.ts"
import { openSession, sessionIdOf, shownId, type SignInFacts } from "./sessions.ts"
import { SignInRefusal } from "./sign-in-refusal.ts"

const ATTEMPT_SECONDS = 10 * 60
const CALLBACK_PATH = "/auth/callback"
const CLEARED_ATTEMPT = setCookie(SIGN_IN_COOKIE, "", 0)

type Redirect = { location: string; cookies: string[] }

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  invitation: z.string().optional(),
})

export const beginSignIn = (config: IdentitySettings, origin: string, returnTo: string | undefined) =>
  begin(config, origin, newAttempt(localPath(returnTo, origin)))

/** Starts a sign-in that accepts an invitation. The identity provider, not the link, decides who accepts it. */
export async function beginAccepting(services: Services, origin: string, token: string): Promise<Redirect> {
  const { email } = await describeInvitation(services, token)
  return begin(services.identity, origin, newAttempt("/library", token), email)
}

/** The attempt's secrets are kept in a cookie, so that only the browser that started the sign-in can complete it. */
async function begin(
  config: IdentitySettings,
  origin: string,
  attempt: SignInAttempt,
  loginHint?: string,
): Promise<Redirect> {
  if (!config.issuer) throw new AppError(500, "Sign-in is not configured")
  const url = await authorizationUrl(config, attempt, origin + CALLBACK_PATH, loginHint)
  return {
    location: url.href,
    cookies: [setCookie(SIGN_IN_COOKIE, btoa(JSON.stringify(attempt)), ATTEMPT_SECONDS)],
  }
}

export async function finishSignIn(
  services: Services,
  callback: URL,
  cookies: string | null,
  facts: Pick<SignInFacts, "address" | "userAgent"> = {},
): Promise<Redirect> {
  try {
    const attempt = Attempt.parse(JSON.parse(atob(readCookie(cookies, SIGN_IN_COOKIE) ?? "")))
    const session = await enter(services, attempt, callback, cookies, facts)
    return { location: localPath(attempt.returnTo, callback.origin), cookies: [session, CLEARED_ATTEMPT] }
  } catch (error) {
    services.log("sign_in.failed", { level: "warn", error: error instanceof Error ? error.message : String(error) })
    if (error instanceof SignInRefusal) {
      return { location: `/invitation?refused=${error.reason}`, cookies: [CLEARED_ATTEMPT] }
    }
    throw new AppError(400, "Sign-in failed, please try again")
  }
}

/** Always opens a new session, and ends the one the browser already had. */
async function enter(
  services: Services,
  attempt: SignInAttempt,
  callback: URL,
  cookies: string | null,
  facts: Pick<SignInFacts, "address" | "userAgent">,
): Promise<string> {
  const { identity, directory } = services
  const claims = await redeem(identity, attempt, callback)
  const person = await mirrorPerson(services, identity.issuer, claims, identity.claims, attempt.invitation)
  const { userId, orgId, operator } = person
  const providerSid = typeof claims["sid"] === "string" ? claims["sid"] : undefined
  const replaced = await sessionIdOf(cookies)
  const acting = { ...services, org: { id: orgId }, actor: { userId } }
  return openSession(services, userId, orgId, { ...facts, operator, providerSid }, (id) => [
    actionEntry(acting, "session.opened", shownId(id), {
      ...(facts.address && { address: facts.address }),
      ...(facts.userAgent && { userAgent: facts.userAgent.slice(0, 300) }),
    }),
    ...(replaced === null ? [] : [directory.prepare("DELETE FROM sessions WHERE id = ?").bind(replaced)]),
  ])
}

/**
 * Restricts `returnTo` to local paths, to prevent open redirects. Checks the resolved path too: `/.//evil.test` resolves to `//evil.test`,
 * which browsers treat as a host.
 */
function localPath(path: string | undefined, origin: string): string {
  if (!path?.startsWith("/")) return "/"
  const url = URL.parse(path, origin)
  if (url?.origin !== origin || url.pathname.startsWith("//")) return "/"
  return url.pathname + url.search + url.hash
}
