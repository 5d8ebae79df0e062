import { authorizationUrl, newAttempt } from "../../src/organizations/identity/provider.ts"
import type { EnvironmentConfig } from "./environments.ts"
import type { Problem } from "./problem.ts"

/** Parameters of error pages, and of redirects that end a sign-in. */
const REFUSED = /[?&#](error|authError|error_code)=([^&#]*)/

/**
 * Starts a sign-in as the Worker would, and stops at the provider's answer. A provider refuses unknown clients, scopes and redirect
 * addresses here, before a person signs in.
 */
export async function providerProblems(env: string, { vars }: EnvironmentConfig, origin: string): Promise<Problem[]> {
  const { OIDC_ISSUER: issuer = "", OIDC_CLIENT_ID: clientId = "", OIDC_SCOPE: scope = "openid profile email" } = vars
  const callback = `${origin}/auth/callback`
  const identity = {
    issuer,
    clientId,
    scope,
    allowLoopback: false,
    claims: { organizations: "", operator: "" },
    operators: [],
    signUp: "invited",
    newPlan: "free",
  } as const
  let url: URL
  try {
    url = await authorizationUrl(identity, newAttempt("/"), callback)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      {
        what: `the identity provider ${issuer} does not answer as one (${reason})`,
        remedy: `set OIDC_ISSUER under [env.${env}.vars] so that <OIDC_ISSUER>/.well-known/openid-configuration answers and names the same issuer`,
      },
    ]
  }
  const refusal = await refusalOf(url)
  if (refusal === undefined) return []
  return [
    {
      what: `the identity provider refuses the sign-in (${refusal}): client ${clientId}, scopes ${scope}`,
      remedy: `register the redirect address ${callback} for OIDC_CLIENT_ID at the provider, and set OIDC_SCOPE under [env.${env}.vars] to scopes that it knows (docs/identity.md)`,
    },
  ]
}

async function refusalOf(url: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) })
    const text = (await answer.text()).slice(0, 200)
    if (answer.status >= 400)
      return /<html/i.test(text) ? `status ${answer.status}` : `status ${answer.status}: ${text}`
    return REFUSED.exec(answer.headers.get("location") ?? "")?.[2]
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
