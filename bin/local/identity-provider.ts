import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import type { Configuration } from "oidc-provider"
import { DEMO_ORGANIZATIONS, DEMO_PEOPLE } from "./demo-people.ts"
import { NEVER_IDLE } from "./local-server.ts"

type Options = {
  port?: number
  redirectUri: string | ((issuer: string) => string[])
  /** Like Google, Okta and Entra: only the standard scopes, and no claims about organizations. */
  standardOnly?: boolean
  /** The private key that signs tokens, for tests that sign their own. */
  signingKey?: JsonWebKey
  /** The https address that a proxy gives it, instead of loopback. */
  publicIssuer?: string
}

const STANDARD_SCOPES = ["openid", "email", "profile"]

/**
 * A real OpenID Connect provider on loopback, for the local run and the tests. An e-mail address is enough to sign in: the demo accounts
 * have organizations, every other address has none. It rejects unknown scopes, as most providers do.
 */
export async function startIdentityProvider(options: Options) {
  const { port = 0, redirectUri, standardOnly = false, signingKey, publicIssuer } = options
  const server = createServer(NEVER_IDLE)
  server.listen(port, "localhost")
  await once(server, "listening")
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const scopes = standardOnly ? STANDARD_SCOPES : [...STANDARD_SCOPES, "organizations"]
  const redirectUris = typeof redirectUri === "string" ? [redirectUri] : redirectUri(issuer)
  const provider = await withoutNotices(async () => {
    const { Provider } = await import("oidc-provider")
    return new Provider(publicIssuer ?? issuer, configuration(redirectUris, scopes, signingKey))
  })
  provider.proxy = publicIssuer !== undefined
  const handle = provider.callback()
  server.on("request", (request, response) => {
    const unknown = unknownScope(request.url ?? "", scopes)
    if (unknown !== undefined)
      response.writeHead(400, { "Content-Type": "text/plain" }).end(`invalid_scope: ${unknown}`)
    else if (request.url?.startsWith("/interaction/")) void interact()
    else void handle(request, response)

    async function interact() {
      try {
        if (request.method !== "POST") {
          await provider.interactionDetails(request, response)
          response.setHeader("Content-Type", "text/html; charset=utf-8").end(signInPage(request.url ?? ""))
          return
        }
        const login = new URLSearchParams(await bodyOf(request)).get("login")?.trim().toLowerCase() ?? ""
        if (!/^[^\s@]+@[^\s@]+$/.test(login)) {
          response.writeHead(400, { "Content-Type": "text/html; charset=utf-8" }).end(signInPage(request.url ?? ""))
          return
        }
        await provider.interactionFinished(request, response, { login: { accountId: login } })
      } catch (error) {
        response.writeHead(400, { "Content-Type": "text/plain" }).end(String(error))
      }
    }
  })
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

/** oidc-provider warns about in-memory keys and storage, and about a Node that is not LTS. It has no option to turn that off. */
async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes("oidc-provider WARNING")) warn(...args)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

/** oidc-provider itself ignores unknown scopes. */
function unknownScope(path: string, known: readonly string[]): string | undefined {
  const url = new URL(path, "http://localhost")
  if (url.pathname !== "/auth") return undefined
  return url.searchParams
    .get("scope")
    ?.split(" ")
    .find((scope) => !known.includes(scope))
}

const configuration = (redirectUris: string[], scopes: string[], signingKey?: JsonWebKey): Configuration => ({
  ...(signingKey && { jwks: { keys: [signingKey] } }),
  clients: [
    {
      client_id: "strata",
      client_secret: "local-demo-secret",
      redirect_uris: redirectUris,
      response_types: ["code"],
      grant_types: ["authorization_code"],
      backchannel_logout_uri: new URL("/auth/backchannel-logout", redirectUris[0]).href,
      backchannel_logout_session_required: true,
    },
  ],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name"],
    ...(scopes.includes("organizations") && { organizations: ["organizations", "operator"] }),
  },
  scopes,
  cookies: { keys: ["local-demo-cookie-key"] },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  // For back-channel logout. The default fetch refuses loopback addresses and times out after 2.5 s.
  fetch: (input, { headers, body, redirect } = {}) =>
    fetch(input, { method: "POST", headers, body, redirect, signal: AbortSignal.timeout(60_000) }),
  interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  pkce: { required: () => true },
  ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_, email) => ({ accountId: email, claims: async () => claimsOf(email) }),
  // Grants every requested scope, so that there is no consent page.
  loadExistingGrant: async (ctx) => {
    const { client, params, session } = ctx.oidc
    const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
    grant.addOIDCScope(typeof params?.["scope"] === "string" ? params["scope"] : "openid")
    await grant.save()
    return grant
  },
})

function claimsOf(email: string) {
  const person = DEMO_PEOPLE.find((known) => known.email === email)
  return {
    sub: email,
    email,
    email_verified: true,
    name: person?.name ?? email.split("@")[0],
    operator: person?.operator ?? false,
    organizations: person ? [{ ...DEMO_ORGANIZATIONS[person.organization], role: person.role }] : [],
  }
}

const signInPage = (action: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in to the Strata demo</title>
<style>body{font:1.1rem/1.5 system-ui;display:grid;place-items:center;min-height:90vh}label,input,button{display:block;font:inherit;margin:.4rem 0}</style></head>
<body><main><h1>Strata demo sign-in</h1>
<form method="post" action="${action.replaceAll(/[^\w/-]/g, "")}">
<label for="login">E-mail address</label><input id="login" name="login" type="email" list="people" required autofocus>
<datalist id="people">${DEMO_PEOPLE.map(({ email }) => `<option value="${email}">`).join("")}</datalist>
<button type="submit">Sign in</button></form></main></body></html>`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ""
  for await (const chunk of request) body += String(chunk)
  return body
}
