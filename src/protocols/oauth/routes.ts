import * as z from "zod"
import { anyone, session } from "../../kernel/access/access.ts"
import { RESOURCE_METADATA } from "../../kernel/access/oauth-scopes.ts"
import { readForm } from "../../kernel/http/read-input.ts"
import { type HttpContext, route } from "../../kernel/http/route.ts"
import type { endpoints as Endpoints } from "./endpoints.ts"
import { ConsentAnswer, ConsentDecision, ConsentQuestion, ConsentRequest } from "./schema.ts"

/** Loaded with the first request: the library is large, and few callers need it. */
let endpoints: typeof Endpoints | undefined
const load = async () => (endpoints ??= (await import("./endpoints.ts")).endpoints)

const originOf = (c: HttpContext) => new URL(c.req.url).origin

const OAuthError = z.looseObject({ error: z.string(), error_description: z.string().optional() })
const oauthError = (status: number, description: string) => ({ status, schema: OAuthError, description })
const MAX_REGISTRATION = 16 * 1024

/** Who gives out tokens for `/mcp` (RFC 9728). Apps also look for it without the endpoint's path. */
const resourceMetadata = <const P extends string>(path: P) =>
  route(
    {
      method: "get",
      path,
      summary: "Describe how `/mcp` is protected (RFC 9728)",
      access: anyone,
      answer: { status: 200, schema: z.looseObject({ resource: z.string() }) },
    },
    async (_, { c }) => {
      const origin = originOf(c)
      return Response.json({
        resource: `${origin}/mcp`,
        resource_name: "Strata",
        authorization_servers: [origin],
        // What every app needs; more is asked for when a tool needs it.
        scopes_supported: ["read"],
        bearer_methods_supported: ["header"],
        resource_documentation: `${origin}/docs`,
      })
    },
  )

export const oauthRoutes = [
  resourceMetadata(RESOURCE_METADATA),
  resourceMetadata("/.well-known/oauth-protected-resource"),
  route(
    {
      method: "get",
      path: "/.well-known/oauth-authorization-server",
      summary: "Describe the authorization server for `/mcp` (RFC 8414)",
      access: anyone,
      answer: { status: 200, schema: z.looseObject({ issuer: z.string() }) },
    },
    async (services, { c }) => {
      const { serverAt, oauthEnv } = await load()
      return serverAt(originOf(c)).fetch(c.req.raw, oauthEnv(services), c.executionCtx as ExecutionContext)
    },
  ),
  route(
    {
      method: "post",
      path: "/oauth/register",
      summary: "Register an app that will ask people for access to `/mcp` (RFC 7591)",
      access: anyone,
      body: z.record(z.string(), z.unknown(), "Request body must be a JSON object"),
      bodyLimit: MAX_REGISTRATION,
      answer: { status: 201, schema: z.looseObject({ client_id: z.string() }) },
      alsoAnswers: [oauthError(400, "Invalid client metadata")],
      errors: [413, 429],
    },
    async (services, { body, c }) => {
      const { registerClient } = await load()
      return registerClient(services, c.req.raw, body, c.executionCtx as ExecutionContext)
    },
  ),
  route(
    {
      method: "post",
      path: "/oauth/token",
      summary: "Exchange a code or a refresh token for an access token, or revoke a token",
      access: anyone,
      rawBody: { mediaType: "application/x-www-form-urlencoded", description: "As OAuth 2.1 and RFC 7009 say" },
      answer: { status: 200, schema: z.looseObject({}), description: "The tokens" },
      alsoAnswers: [
        { status: 200, mediaType: "text/plain", description: "A revocation, whose answer is empty" },
        oauthError(400, "The request, the code or the refresh token is not valid"),
        oauthError(401, "Unknown app, or its secret is wrong"),
      ],
      errors: [413],
    },
    async (services, { c }) => {
      const { answerTokenRequest } = await load()
      return answerTokenRequest(services, c.req.raw, await readForm(c.req.raw), c.executionCtx as ExecutionContext)
    },
  ),
  route(
    {
      method: "post",
      path: "/auth/consent",
      summary: "Describe what an app asks for, by the query of `/authorize`",
      access: session(),
      body: ConsentQuestion,
      answer: { status: 200, schema: ConsentRequest },
    },
    async (ctx, { body, c }) => (await load()).describeConsent(ctx, originOf(c), body.query),
  ),
  route(
    {
      method: "post",
      path: "/auth/consent/decision",
      summary: "Allow or refuse what an app asks for; the answer is where the browser goes next",
      access: session(),
      body: ConsentDecision,
      answer: { status: 200, schema: ConsentAnswer },
      errors: [404],
    },
    async (ctx, { body, c }) => ({ location: await (await load()).decideConsent(ctx, originOf(c), body) }),
  ),
] as const
