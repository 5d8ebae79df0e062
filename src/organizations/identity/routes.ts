import * as z from "zod"
import { anyone, session } from "../../kernel/access/access.ts"
import { callerAddress } from "../../kernel/http/caller-address.ts"
import { readForm } from "../../kernel/http/read-input.ts"
import { route } from "../../kernel/http/route.ts"
import { InvitationToken } from "../people/schema.ts"
import { endByProvider } from "./end-by-provider.ts"
import { closeSession, endAllSessions, endSession, listSessions } from "./own-sessions.ts"
import {
  EndedSession,
  OrganizationChoice,
  Session,
  SessionRecord,
  SignedOut,
  SignInLocation,
  SwitchedOrganization,
  Visitor,
} from "./schema.ts"
import { describeSession, describeVisitor } from "./describe-session.ts"
import { switchOrganization } from "./sessions.ts"
import { beginAccepting, beginSignIn, finishSignIn } from "./sign-in.ts"

export const identityRoutes = [
  route(
    {
      method: "get",
      path: "/auth/login",
      summary: "Sign in",
      access: anyone,
      query: z.object({ returnTo: z.string().optional() }),
      answer: { status: 302, description: "To the identity provider" },
      headers: { Location: "The identity provider's page", "Set-Cookie": "The started sign-in" },
    },
    async ({ identity }, { query, c }) =>
      redirect(await beginSignIn(identity, new URL(c.req.url).origin, query.returnTo)),
  ),
  route(
    {
      method: "get",
      path: "/auth/callback",
      summary: "Complete sign-in",
      access: anyone,
      answer: { status: 302, description: "To the page that the person came from" },
      headers: { Location: "The page", "Set-Cookie": "The session" },
      errors: [400],
    },
    async (services, { c }) =>
      redirect(
        await finishSignIn(services, new URL(c.req.url), c.req.header("cookie") ?? null, {
          address: callerAddress(c.req.raw),
          userAgent: c.req.header("user-agent"),
        }),
      ),
  ),
  route(
    {
      method: "post",
      path: "/auth/invitation/accept",
      summary: "Begin the sign-in that accepts an invitation",
      access: anyone,
      body: InvitationToken,
      answer: { status: 200, schema: SignInLocation },
      errors: [404],
    },
    async (services, { body, headers, c }) => {
      const { location, cookies } = await beginAccepting(services, new URL(c.req.url).origin, body.token)
      for (const cookie of cookies) headers.push(["Set-Cookie", cookie])
      return { location }
    },
  ),
  route(
    {
      method: "post",
      path: "/auth/logout",
      summary: "Sign out",
      access: session(),
      answer: { status: 200, schema: SignedOut },
    },
    async (ctx, { headers }) => {
      headers.push(["Set-Cookie", await closeSession(ctx)])
      return { signedOut: true as const }
    },
  ),
  route(
    {
      method: "get",
      path: "/auth/sessions",
      summary: "List the person's own sessions",
      access: session(),
      answer: { status: 200, schema: z.array(SessionRecord) },
    },
    (ctx) => listSessions(ctx),
  ),
  route(
    {
      method: "delete",
      path: "/auth/sessions/{id}",
      summary: "End one of the person's own sessions",
      access: session(),
      answer: { status: 200, schema: EndedSession },
      errors: [404],
    },
    (ctx, { params }) => endSession(ctx, params.id),
  ),
  route(
    {
      method: "delete",
      path: "/auth/sessions",
      summary: "Sign out everywhere",
      access: session(),
      answer: { status: 200, schema: SignedOut },
    },
    async (ctx, { headers }) => {
      headers.push(["Set-Cookie", await endAllSessions(ctx)])
      return { signedOut: true as const }
    },
  ),
  route(
    {
      method: "post",
      path: "/auth/backchannel-logout",
      summary: "End sessions at the identity provider's request (OpenID Connect Back-Channel Logout)",
      access: anyone,
      rawBody: {
        mediaType: "application/x-www-form-urlencoded",
        description: "`logout_token`, signed by the provider",
      },
      answer: { status: 200, schema: SignedOut },
    },
    async (services, { c }) => {
      await endByProvider(services, await readForm(c.req.raw))
      return { signedOut: true as const }
    },
  ),
  route(
    {
      method: "get",
      path: "/auth/session",
      summary: "Retrieve the current session",
      access: session(),
      answer: { status: 200, schema: Session },
    },
    (ctx) => describeSession(ctx),
  ),
  route(
    {
      method: "get",
      path: "/auth/visitor",
      summary: "Retrieve the current session, or null if not signed in",
      access: anyone,
      answer: { status: 200, schema: Visitor },
    },
    async (services, { c }) => ({ session: await describeVisitor(services, c.req.header("cookie") ?? null) }),
  ),
  route(
    {
      method: "post",
      path: "/auth/organization",
      summary: "Switch the active organization",
      access: session(),
      body: OrganizationChoice,
      answer: { status: 200, schema: SwitchedOrganization },
      errors: [404],
    },
    (ctx, { body }) => switchOrganization(ctx, body.organizationId),
  ),
] as const

function redirect({ location, cookies }: { location: string; cookies: string[] }) {
  const headers = new Headers({ Location: location })
  for (const cookie of cookies) headers.append("Set-Cookie", cookie)
  return new Response(null, { status: 302, headers })
}
