import type { OrgContext } from "../../kernel/context.ts"

type Details = Record<string, unknown>

const COLUMNS = "at, org_id, actor, action, target, details, request_id"

/**
 * An audit log row for the batch of the action itself, so that neither exists without the other. Triggers reject changes to
 * existing rows.
 */
export const actionEntry = (ctx: OrgContext, action: string, target: string, details: Details = {}) =>
  entry(ctx, "", action, target, details)

/** Written only if the previous statement in the batch changed a row. */
export const entryIfChanged = (ctx: OrgContext, action: string, target: string, details: Details = {}) =>
  entry(ctx, "WHERE changes() > 0", action, target, details)

/** Like `entryIfChanged`; `details` holds the number of changed rows under the name `counted`. */
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
