import { ENGINE_VERSION } from "../knowledge/engine/version.ts"
import { SCOPES } from "../kernel/access/scopes.ts"
import { anyone, key } from "../kernel/access/access.ts"
import { route } from "../kernel/http/route.ts"
import { Health, Me } from "./schema.ts"

export const serviceRoutes = [
  route(
    {
      method: "get",
      path: "/health",
      summary: "Check the health of the service",
      access: anyone,
      answer: { status: 200, schema: Health },
    },
    async () => ({ status: "ok" as const, engineVersion: ENGINE_VERSION }),
  ),
  route(
    {
      method: "get",
      path: "/api/me",
      summary: "Retrieve the organization and scopes of the current credentials",
      access: key(),
      answer: { status: 200, schema: Me },
    },
    async ({ org, actor }) =>
      actor.kind === "session"
        ? { organization: org, credential: "session" as const, scopes: [...SCOPES] }
        : { organization: org, credential: "api_key" as const, scopes: [...actor.scopes] },
  ),
] as const
