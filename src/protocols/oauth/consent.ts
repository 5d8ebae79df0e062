import { AuthorizationError, authorizationErrorRedirect, CimdFetchError } from "@cloudflare/workers-oauth-provider"
import { OAUTH_SCOPES, scopesOf } from "../../kernel/access/oauth-scopes.ts"
import type { Role } from "../../kernel/access/roles.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { urlProblem } from "../../kernel/outbound/url-guard.ts"
import { createGrant } from "../../organizations/grants/grants.ts"
import type { ConsentDecision, ConsentRequest } from "./schema.ts"
import { oauthEnv, serverAt, type TokenProps } from "./server.ts"

type Asking = Pick<OrgContext, "outside">

/** Descriptions of apps are fetched from where their id says. */
export function guardClientId({ outside }: Asking, clientId: string | null | undefined): void {
  const problem = clientId?.startsWith("https:") ? urlProblem(clientId, outside) : undefined
  if (problem !== undefined) throw new AppError(400, `client_id is not allowed: ${problem}`)
}

/** What an app asks for, by the query of the consent page. Everything in it is the app's own, and may be wrong. */
async function readRequest(ctx: OrgContext, origin: string, query: string) {
  const asked = new URL(`${origin}/authorize`)
  asked.search = query
  guardClientId(ctx, asked.searchParams.get("client_id"))
  const oauth = serverAt(origin).getOAuthApi(oauthEnv(ctx))
  try {
    const request = await oauth.parseAuthRequest(new Request(asked))
    return { oauth, request, described: await oauth.describeConsent(request) }
  } catch (error) {
    if (error instanceof CimdFetchError) throw new AppError(400, "The app's description could not be read")
    if (!(error instanceof AuthorizationError)) throw error
    // The app learns of mistakes after its address was found to be its own.
    throw new AppError(400, error.description, { ...(error.redirectTo && { location: error.redirectTo }) })
  }
}

const MAX_NAME = 100

/** Names are the apps' own: nothing in them may hide, reorder or push away the text around them. */
const shownName = (name: string) =>
  name
    .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME) || "An app without a name"

const membershipsOf = async ({ directory, actor }: OrgContext) => {
  const { results } = await prepare(
    directory,
    sql`SELECT o.id, o.name, m.role FROM memberships AS m JOIN organizations AS o ON o.id = m.org_id
      WHERE m.user_id = ${actor.userId} ORDER BY o.name, o.id`,
  ).all<{ id: string; name: string; role: Role }>()
  return results
}

export async function describeConsent(ctx: OrgContext, origin: string, query: string): Promise<ConsentRequest> {
  const { request, described } = await readRequest(ctx, origin, query)
  const organizations = await membershipsOf(ctx)
  return {
    app: {
      name: shownName(described.clientName),
      domain: described.clientDomain ?? null,
      redirectHost: described.redirectHost,
      local: described.redirectIsLoopback,
    },
    requested: OAUTH_SCOPES.filter((scope) => request.scope.includes(scope)),
    // The one in use first.
    organizations: organizations
      .map((one) => Object.assign(one, { scopes: scopesOf(one.role) }))
      .sort((one, other) => Number(other.id === ctx.org.id) - Number(one.id === ctx.org.id)),
  }
}

/** Where the browser goes with the person's answer. */
export async function decideConsent(ctx: OrgContext, origin: string, decision: ConsentDecision): Promise<string> {
  const { oauth, request, described } = await readRequest(ctx, origin, decision.query)
  if (!decision.allow) return authorizationErrorRedirect(request, "access_denied")
  const { organizationId, workspace } = decision
  const organization = (await membershipsOf(ctx)).find(({ id }) => id === organizationId)
  if (!organization) throw new AppError(404, "Organization not found")
  const scopes = scopesOf(organization.role).filter((scope) => decision.scopes.includes(scope))
  if (scopes.length === 0) throw new AppError(400, "Choose what the app may do")
  const id = newId("grant")
  const props: TokenProps = { grant: id }
  // As the library sees it, each grant is a person of its own: it stores no more than that, and finds a grant's records by their names.
  const { redirectTo } = await oauth.completeAuthorization({ request, userId: id, metadata: {}, scope: scopes, props })
  const { clientId, redirectUri } = request
  const clientName = shownName(described.clientName)
  const grant = { id, workspace, clientId, clientName, redirectUri, scopes }
  await createGrant({ ...ctx, org: organization }, grant)
  return redirectTo
}
