import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { pageOf } from "../../kernel/http/query.ts"
import { deleteRule, LearnedRule, listRules, RuleQuery } from "./manage-rules.ts"

export const learnedRuleRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/admin/learned-rules",
      summary: "List the rules the local engine learned from reviews, newest first",
      access: operator,
      query: RuleQuery,
      answer: { status: 200, schema: pageOf(LearnedRule) },
    },
    (ctx, { query }) => listRules(ctx, query),
  ),
  route(
    {
      method: "delete",
      path: "/api/admin/learned-rules",
      summary: "Delete a learned rule; takes effect immediately",
      access: operator,
      body: jsonObject({ id: required("id") }),
      answer: { status: 200, schema: z.object({ deleted: z.literal(true) }) },
      errors: [404],
    },
    (ctx, { body }) => deleteRule(ctx, body.id),
  ),
]
