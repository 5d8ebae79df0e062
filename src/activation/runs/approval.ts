import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { needsApproval } from "../segments/policy.ts"
import { cancelPushRun } from "./end-run.ts"
import { findOutbound, findPushRun, type PushRun } from "./find-run.ts"
import { runMessage } from "./messages.ts"
import type { Decision } from "./schema.ts"

const DECIDE = `UPDATE push_runs SET approval = ?2, decided_by = ?3, decided_at = ?4, decision_comment = ?5, background = 1
  WHERE id = ?1 AND approval = 'waiting' AND status = 'running'`

/** Approves a waiting run. From then on the queue pushes it, even if a client pushed it before. */
export async function approvePush(
  ctx: OrgContext,
  connectionId: string,
  runId: string,
  { comment }: Decision = { comment: null },
) {
  const { run, details } = await findWaiting(ctx, connectionId, runId, "approve")
  const at = ctx.now().toISOString()
  const messages = [runMessage(run.id, ctx.org.id)]
  const [decided] = await ctx.library.batch([
    ctx.library.prepare(DECIDE).bind(run.id, "approved", ctx.actor.userId, at, comment),
    entryIfChanged(ctx, "push.approved", run.id, { ...details, ...(comment && { comment }) }),
    ...writeOutbox(ctx.library, messages, at),
  ])
  if (decided?.meta.changes === 0) await findWaiting(ctx, connectionId, runId, "approve")
  await sendOutbox(ctx, messages)
  return { runId: run.id, approval: "approved" as const }
}

/** Ends a waiting run and drops its pending segments. */
export async function refusePush(
  ctx: OrgContext,
  connectionId: string,
  runId: string,
  { comment }: Decision = { comment: null },
) {
  const { run, details } = await findWaiting(ctx, connectionId, runId, "refuse")
  await cancelPushRun(ctx, connectionId, run.id)
  await ctx.library.batch([
    ctx.library
      .prepare(
        `UPDATE push_runs SET approval = 'refused', decided_by = ?2, decided_at = ?3, decision_comment = ?4, failure = 'The push was refused'
         WHERE id = ?1 AND approval = 'waiting' AND status = 'cancelled'`,
      )
      .bind(run.id, ctx.actor.userId, ctx.now().toISOString(), comment),
    entryIfChanged(ctx, "push.refused", run.id, { ...details, ...(comment && { comment }) }),
  ])
  return { runId: run.id, approval: "refused" as const }
}

async function findWaiting(
  ctx: OrgContext,
  connectionId: string,
  runId: string,
  decision: "approve" | "refuse",
): Promise<{ run: PushRun; details: Record<string, unknown> }> {
  const connection = await findOutbound(ctx, connectionId)
  const run = await findPushRun(ctx, connection.id, runId)
  if (run.status !== "running") throw new AppError(409, `Run is ${run.status}, cannot ${decision}`)
  if (run.approval !== "waiting") throw new AppError(409, "The push does not wait for approval")
  if (decision === "approve" && needsApproval(connection) && run.createdBy === ctx.actor.userId)
    throw new AppError(403, "A second person has to approve this push")
  const { id, name } = connection
  return {
    run,
    details: { connection: id, connectionName: name, segments: run.totalSegments, requestedBy: run.createdBy },
  }
}
