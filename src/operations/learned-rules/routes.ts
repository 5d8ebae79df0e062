import { operator } from "../../kernel/access/access.ts"
import { Deleted, pageOf } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { deleteRule, listRules } from "./manage-rules.ts"
import { LearnedRule, RuleId, RuleQuery } from "./schema.ts"

export const learnedRuleRoutes = [
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
      body: RuleId,
      answer: { status: 200, schema: Deleted },
      errors: [404],
    },
    (ctx, { body }) => deleteRule(ctx, body.id),
  ),
] as const
