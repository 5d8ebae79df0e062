import type { OrgContext } from "../../kernel/context.ts"
import { csvLine } from "../../kernel/files/csv.ts"
import { streamText } from "../../kernel/files/stream.ts"
import { actionEntry } from "./entry.ts"
import { listActions } from "./list-actions.ts"
import type { AuditPage, AuditQuery } from "./schema.ts"

const PAGE_SIZE = 500
const COLUMNS = ["at", "orgId", "actor", "actorEmail", "action", "target", "details", "requestId"] as const

/** Streams all matching entries as CSV. The export is itself an audited action and appears as the first line. */
export async function exportActions(ctx: OrgContext, query: AuditQuery) {
  const { actor, action, orgId, target, from, to } = query
  const filters = { actor, action, orgId, target, from, to }
  await actionEntry(ctx, "audit_log.exported", filters.orgId ?? "", { filters }).run()
  const body = await streamText(csvFile(ctx, filters), ctx.now, async (error) =>
    ctx.log("audit_export.failed", { level: "error", error: String(error) }),
  )
  return { fileName: `audit-${ctx.now().toISOString().slice(0, 10)}.csv`, body }
}

type Filters = Omit<AuditQuery, "format" | "limit" | "cursor">

async function* csvFile(ctx: OrgContext, filters: Filters): AsyncGenerator<string> {
  yield csvLine([...COLUMNS], false)
  let cursor: AuditQuery["cursor"]
  for (;;) {
    if (ctx.budget.left() < 2) throw new Error("The audit log is too long for one file; choose a shorter period")
    const { data, next } = await listActions(ctx, { ...filters, format: "csv", limit: PAGE_SIZE, cursor })
    if (data.length > 0) yield data.map(lineOf).join("")
    const last = data.at(-1)
    if (next === null || !last) return
    cursor = { at: last.at, seq: last.id }
  }
}

const lineOf = (entry: AuditPage["data"][number]) =>
  csvLine(
    COLUMNS.map((column) => (column === "details" ? JSON.stringify(entry.details) : entry[column])),
    false,
  )
