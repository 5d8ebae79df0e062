import * as z from "zod"
import { ENGINE_VERSION } from "../knowledge/engine/version.ts"
import { SCOPES } from "../kernel/access/scopes.ts"
import { anyone, key } from "../kernel/access/access.ts"
import { type Route, route } from "../kernel/http/route.ts"

export const serviceRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/health",
      summary: "Check the health of the service",
      access: anyone,
      answer: { status: 200, schema: z.object({ status: z.literal("ok"), engineVersion: z.string() }) },
    },
    async () => ({ status: "ok" as const, engineVersion: ENGINE_VERSION }),
  ),
  route(
    {
      method: "get",
      path: "/api/me",
      summary: "Retrieve the organization and scopes of the current credentials",
      access: key(),
      answer: {
        status: 200,
        schema: z.object({
          organization: z.object({ id: z.string(), name: z.string(), plan: z.string() }),
          credential: z.enum(["session", "api_key"]),
          scopes: z.array(z.enum(SCOPES)),
        }),
      },
    },
    async ({ org, actor }) =>
      actor.kind === "session"
        ? { organization: org, credential: "session" as const, scopes: [...SCOPES] }
        : { organization: org, credential: "api_key" as const, scopes: [...actor.scopes] },
  ),
]
