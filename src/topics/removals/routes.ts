import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listRemovals } from "./list-removals.ts"
import { restoreRemoval } from "./restore-removal.ts"
import { Removal, RemovalsQuery, RestoredRemoval } from "./schema.ts"

export const removalRoutes = [
  route(
    {
      method: "get",
      path: "/api/topics/removals",
      summary: "List removals of topics from the library that can still be restored, newest first",
      access: key("topics:read"),
      query: RemovalsQuery,
      answer: { status: 200, schema: z.array(Removal) },
    },
    (ctx, { query }) => listRemovals(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/removals/{removalId}/restore",
      summary: "Put removed topics back into the library, within 30 days",
      access: key("topics:write", "topics:write"),
      idempotent: true,
      answer: { status: 200, schema: RestoredRemoval },
      errors: [404],
    },
    (ctx, { params }) => restoreRemoval(ctx, params.removalId),
  ),
] as const
