import type { OrgContext, Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { syncRuns } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { NoRoom } from "../../kernel/room.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { pageMessage } from "./messages.ts"
import { failRun, findInbound, type Run } from "./sync-runs.ts"
import { driveFiles } from "./sources/drive-files.ts"
import { importPage, nextPage } from "./sync-page.ts"

/**
 * Processes the next page of a run and queues the one after. Pages already done are skipped, so a repeated message is
 * harmless. An AppError fails the run, since there is no caller to report it to; the queue retries any other error.
 */
export async function driveRun(services: Services, runId: string): Promise<void> {
  const run = await readRow(services.library, syncRuns, sql`WHERE id = ${runId}`)
  if (run?.status !== "running") return
  const owner = { orgId: run.orgId, userId: run.createdBy, workspace: run.workspaceId }
  const ctx = await actingFor(services, owner)
  if (!ctx) return
  try {
    await drivePage(ctx, run)
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof NoRoom) throw error
    await failRun(ctx, runId, error.message)
  }
}

async function drivePage(ctx: OrgContext, run: Run) {
  const connection = await findInbound(ctx, run.connectionId)
  if (run.kind === "files") return driveFiles(ctx, connection, run)
  const next = [pageMessage(run.id, run.orgId)]
  const answer = await importPage(ctx, connection, run, await nextPage(ctx, run.id), { next, isRetried: true })
  // A client has already fetched this page, without queueing the next.
  if ("skipped" in answer) await ctx.library.batch(writeOutbox(ctx.home, next, ctx.now().toISOString()))
  await sendOutbox(ctx, next)
}
