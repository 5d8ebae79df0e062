import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { endGrant, listGrants } from "./grants.ts"
import { EndedGrant, GrantRecord } from "./schema.ts"

export const grantRoutes = [
  route(
    {
      method: "get",
      path: "/api/apps",
      summary: "List the apps that the caller connected by OAuth; owners see those of all members",
      access: session(),
      answer: { status: 200, schema: z.array(GrantRecord) },
    },
    (ctx) => listGrants(ctx),
  ),
  route(
    {
      method: "delete",
      path: "/api/apps/{id}",
      summary: "Disconnect an app; its next call is rejected",
      access: session(),
      answer: { status: 200, schema: EndedGrant },
      errors: [404],
    },
    (ctx, { params }) => endGrant(ctx, params.id),
  ),
] as const
