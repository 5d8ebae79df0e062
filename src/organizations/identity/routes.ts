import * as z from "zod"
import { anyone, session } from "../../kernel/access/access.ts"
import { required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { ROLES } from "../../kernel/access/roles.ts"
import { closeSession, describeSession, describeVisitor, switchOrganization } from "./sessions.ts"
import { beginSignIn, finishSignIn } from "./sign-in.ts"

const Organization = z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })
const User = z.object({ id: z.string(), email: z.string(), name: z.string(), operator: z.boolean() })
const Session = z.object({ user: User, organization: Organization, organizations: z.array(Organization) })

export const identityRoutes: Route[] = [
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
      answer: { status: 200, schema: z.object({ signedOut: z.literal(true) }) },
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
      answer: { status: 200, schema: z.object({ session: Session.nullable() }) },
    },
    async (services, { c }) => ({ session: await describeVisitor(services, c.req.header("cookie") ?? null) }),
  ),
  route(
    {
      method: "post",
      path: "/auth/organization",
      summary: "Switch the active organization",
      access: session(),
      body: jsonObject({ organizationId: required("organizationId") }),
      answer: { status: 200, schema: z.object({ organization: Organization }) },
      errors: [404],
    },
    (ctx, { body }) => switchOrganization(ctx, body.organizationId),
  ),
]

function redirect({ location, cookies }: { location: string; cookies: string[] }) {
  const headers = new Headers({ Location: location })
  for (const cookie of cookies) headers.append("Set-Cookie", cookie)
  return new Response(null, { status: 302, headers })
}
