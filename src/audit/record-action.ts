import type { OrgContext } from "../context.ts"
import { auditLog } from "../db/schema/index.ts"

/** Appends to the audit log; its rows are never changed or removed. */
export async function recordAction(
  ctx: OrgContext,
  action: string,
  target: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db.insert(auditLog).values({
    at: ctx.now().toISOString(),
    orgId: ctx.org.id,
    actor: ctx.actor.userId,
    action,
    target,
    details,
    requestId: ctx.requestId,
  })
}
