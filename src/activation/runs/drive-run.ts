import { eq } from "drizzle-orm"
import { findConnection } from "../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { pushRuns } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { failPushRun } from "./end-run.ts"
import { holdConnection } from "../segments/hold-connection.ts"
import { pushBatch } from "./push-batch.ts"
import { MAX_STALLS, NO_ANSWER } from "./push-next.ts"
import type { PushRun } from "./find-run.ts"
import { wakeConnection } from "./wake.ts"

/** The share of one message: others wait behind it. */
const BUDGET_MS = 25_000
/** A batch makes about ten statements; an invocation may make 1,000. */
const MAX_BATCHES = 40

/**
 * Pushes the segments of a background run until it is done or this message has had its share, then sends for the next. A
 * connection that is held is left to its holder. A refusal ends the run, since nobody is there to hear it.
 */
export async function drivePushRun(services: Services, runId: string): Promise<void> {
  const run = await services.db.select().from(pushRuns).where(eq(pushRuns.id, runId)).get()
  if (!run) return
  const owner = { orgId: run.orgId, userId: run.createdBy, workspace: run.workspaceId }
  const ctx = run.status === "running" ? await actingFor(services, owner) : null
  const pushed = ctx && (await holdConnection(ctx, run.connectionId, 0, () => pushAway(ctx, run)))
  // A platform that does not answer is left alone until the cron comes by.
  if (pushed !== null && !pushed.rests) await wakeConnection(services, run.connectionId)
}

async function pushAway(ctx: OrgContext, run: PushRun): Promise<{ rests: boolean }> {
  try {
    const connection = await findConnection(ctx, run.connectionId)
    const deadline = deadlineIn(ctx.outside, BUDGET_MS)
    for (let batches = 0; batches < MAX_BATCHES && deadline.leftMs() > 0; batches++) {
      const { results, stalled } = await pushBatch(ctx, connection, run, deadline)
      if (stalled && run.stalls + 1 >= MAX_STALLS) await failPushRun(ctx, run.id, NO_ANSWER)
      if (stalled) return { rests: true }
      // Done, or what is left is in the hands of somebody who died: those claims have to run out first.
      if (results.length === 0) return { rests: !(await isOver(ctx, run.id)) }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failPushRun(ctx, run.id, error.message)
  }
  return { rests: false }
}

async function isOver({ d1 }: Services, runId: string): Promise<boolean> {
  return (await d1.prepare("SELECT status FROM push_runs WHERE id = ?").bind(runId).first("status")) !== "running"
}
