import * as z from "zod"
import { MATCH_KEYS } from "../../organizations/connections/kinds.ts"
import { key } from "../../kernel/access/access.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { countMembers, deleteMembers, putMembers } from "./members.ts"

const path = "/api/topics/{id}/members/{matchKey}"
const write = key("topics:write", "topics:write")

const members = { orgTopicId: z.string(), matchKey: z.enum(MATCH_KEYS), count: z.int() }

export const memberRoutes: Route[] = [
  route(
    {
      method: "put",
      path,
      summary: "Replace a topic's match values: newline-separated text, at most 2,000,000 values and 100 MB",
      access: write,
      answer: { status: 200, schema: z.object({ ...members, duplicates: z.int(), updatedAt: z.string() }) },
      errors: [404, 413],
    },
    (ctx, { params, c }) => putMembers(ctx, params.id, params.matchKey, c.req.raw.body ?? new Blob([]).stream()),
  ),
  route(
    {
      method: "get",
      path,
      summary: "Count a topic's match values",
      access: key("topics:read"),
      answer: { status: 200, schema: z.object({ ...members, updatedAt: z.string().nullable() }) },
      errors: [404],
    },
    (ctx, { params }) => countMembers(ctx, params.id, params.matchKey),
  ),
  route(
    {
      method: "delete",
      path,
      summary: "Delete a topic's match values",
      access: write,
      answer: { status: 200, schema: z.object({ deleted: z.literal(true) }) },
      errors: [404],
    },
    (ctx, { params }) => deleteMembers(ctx, params.id, params.matchKey),
  ),
]
