import type { OrgContext } from "../../kernel/context.ts"

type Details = Record<string, unknown>

const COLUMNS = "at, org_id, actor, action, target, details, request_id"

/**
 * A row of the audit log, for the batch that does what it tells of: there is no deed without its entry. Triggers see to it that its
 * rows are never changed or removed.
 */
export const actionEntry = (ctx: OrgContext, action: string, target: string, details: Details = {}) =>
  entry(ctx, "", action, target, details)

/** Written only where the statement right before it in the batch has changed something. */
export const entryIfChanged = (ctx: OrgContext, action: string, target: string, details: Details = {}) =>
  entry(ctx, "WHERE changes() > 0", action, target, details)

/** The same, with how many rows that statement has changed under this name. */
export const entryOfChanges = (ctx: OrgContext, action: string, target: string, counted: string) =>
  ctx.d1
    .prepare(
      `INSERT INTO audit_log (${COLUMNS}) SELECT ?, ?, ?, ?, ?, json_object(?, changes()), ? WHERE changes() > 0`,
    )
    .bind(ctx.now().toISOString(), ctx.org.id, ctx.actor.userId, action, target, counted, ctx.requestId)

function entry(ctx: OrgContext, condition: string, action: string, target: string, details: Details) {
  return ctx.d1
    .prepare(`INSERT INTO audit_log (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ? ${condition}`)
    .bind(ctx.now().toISOString(), ctx.org.id, ctx.actor.userId, action, target, JSON.stringify(details), ctx.requestId)
}
