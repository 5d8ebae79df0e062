import * as z from "zod"
import { anyone, session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { OrganizationChoice, Session, SignedOut, SwitchedOrganization, Visitor } from "./schema.ts"
import { closeSession, describeSession, describeVisitor, switchOrganization } from "./sessions.ts"
import { beginSignIn, finishSignIn } from "./sign-in.ts"

export const identityRoutes = [
  route(
    {
      method: "get",
      path: "/auth/login",
      summary: "Sign in",
      access: anyone,
      query: z.object({ returnTo: z.string().optional() }),
      answer: { status: 302 },
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
      answer: { status: 302 },
    },
    async (services, { c }) =>
      redirect(await finishSignIn(services, new URL(c.req.url), c.req.header("cookie") ?? null)),
  ),
  route(
    {
      method: "post",
      path: "/auth/logout",
      summary: "Sign out",
      access: session(),
      answer: { status: 200, schema: SignedOut },
    },
    async (ctx, { c }) => {
      c.header("Set-Cookie", await closeSession(ctx))
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
