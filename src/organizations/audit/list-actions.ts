import type { Services } from "../../kernel/context.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import type { AuditPage, AuditQuery } from "./schema.ts"

type Row = Omit<AuditPage["data"][number], "details"> & { details: string }

/** Newest first. Each filter has an index in that order; with several filters, the first picks the index. */
export async function listActions({ directory }: Pick<Services, "directory">, query: AuditQuery): Promise<AuditPage> {
  const { actor, action, orgId, target, from, to, cursor, limit } = query
  const index = actor ? "audit_actor" : orgId ? "audit_org" : action ? "audit_action" : "audit_at"
  const conditions = [
    ...(actor ? [sql("a.actor = ?", actor)] : []),
    ...(orgId ? [sql("a.org_id = ?", orgId)] : []),
    ...(action ? [sql("a.action = ?", action)] : []),
    ...(target ? [sql("a.target = ?", target)] : []),
    ...(cursor ? [sql("(a.at, a.seq) < (?, ?)", cursor.at, cursor.seq)] : []),
    sql("a.at >= ? AND a.at <= ?", from ?? "", to ?? "9999"),
  ]
  const { text, values } = join(conditions, " AND ")
  const { results } = await prepare(
    directory,
    sql(
      `SELECT a.seq AS id, a.at, a.org_id AS orgId, a.actor, u.email AS actorEmail, a.action, a.target, a.details,
         a.request_id AS requestId
       FROM audit_log AS a INDEXED BY ${index} LEFT JOIN users AS u ON u.id = a.actor
       WHERE ${text} ORDER BY a.at DESC, a.seq DESC LIMIT ?`,
      ...values,
      limit + 1,
    ),
  ).all<Row>()
  const page = results.slice(0, limit)
  const last = results.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(entryOf),
    next: last ? `${last.at}~${last.id}` : null,
  }
}

const entryOf = (row: Row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> })
