import { operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listActions } from "./list-actions.ts"
import { AuditPage, AuditQuery } from "./schema.ts"

export const auditRoutes = [
  route(
    {
      method: "get",
      path: "/api/admin/audit",
      summary: "List audit log entries, newest first",
      access: operator,
      query: AuditQuery,
      answer: { status: 200, schema: AuditPage },
    },
    (ctx, { query }) => listActions(ctx, query),
  ),
] as const
