import { operator, session } from "../../kernel/access/access.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AS_CSV } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { exportActions } from "./export-actions.ts"
import { listActions } from "./list-actions.ts"
import { AuditPage, AuditQuery, OwnAuditQuery } from "./schema.ts"

export const auditRoutes = [
  route(
    {
      method: "get",
      path: "/api/audit",
      summary: "List the organization's audit log entries, newest first; with format=csv all of them as a file",
      access: session("audit:read"),
      query: OwnAuditQuery,
      answer: { status: 200, schema: AuditPage },
      alsoAnswers: AS_CSV,
    },
    (ctx, { query }) => answer(ctx, { ...query, orgId: ctx.org.id }),
  ),
  route(
    {
      method: "get",
      path: "/api/admin/audit",
      summary: "List audit log entries of all organizations, newest first; with format=csv all of them as a file",
      access: operator,
      query: AuditQuery,
      answer: { status: 200, schema: AuditPage },
      alsoAnswers: AS_CSV,
    },
    (ctx, { query }) => answer(ctx, query),
  ),
] as const

async function answer(ctx: OrgContext, query: AuditQuery): Promise<AuditPage | Response> {
  if (query.format === "json") return listActions(ctx, query)
  const { fileName, body } = await exportActions(ctx, query)
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  }
  return new Response(body, { headers })
}
