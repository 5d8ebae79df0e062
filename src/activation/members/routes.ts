import { key } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { countMembers, deleteMembers, putMembers } from "./members.ts"
import { Members, ReplacedMembers } from "./schema.ts"

const path = "/api/topics/{id}/members/{matchKey}"
const write = key("topics:write", "topics:write")

export const memberRoutes = [
  route(
    {
      method: "put",
      path,
      summary: "Replace a topic's match values: newline-separated text, at most 2,000,000 values and 100 MB",
      access: write,
      answer: { status: 200, schema: ReplacedMembers },
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
      answer: { status: 200, schema: Members },
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
      answer: { status: 200, schema: Deleted },
      errors: [404],
    },
    (ctx, { params }) => deleteMembers(ctx, params.id, params.matchKey),
  ),
] as const
