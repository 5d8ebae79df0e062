import type { OrgContext } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { demandRoom } from "../../../kernel/room.ts"
import { OutboundError } from "../../../kernel/outbound/outbound-error.ts"
import { sendOutbox, writeOutbox } from "../../../kernel/queues/outbox.ts"
import type { Connection } from "../../../organizations/connections/connections.ts"
import { pageMessage } from "../messages.ts"
import { failRun, type Run } from "../sync-runs.ts"
import { addFiles } from "./file-statements.ts"
import { importFile, type WaitingFile } from "./import-file.ts"
import { openFiles } from "./open-files.ts"

/** Limit per run. Split larger sources by prefix. */
const MAX_OBJECTS = 100_000

/** Runs the next step: lists up to 1,000 keys, or copies one file and opens its import. Then queues the step after it. */
export async function driveFiles(ctx: OrgContext, connection: Connection, run: Run): Promise<void> {
  try {
    await takeStep(ctx, connection, run)
  } catch (error) {
    if (!(error instanceof OutboundError) || error.isPassing) throw error
    await failRun(ctx, run.id, error.message)
  }
}

async function takeStep(ctx: OrgContext, connection: Connection, run: Run) {
  await demandRoom(ctx)
  const files = await openFiles(ctx, connection)
  const next = [pageMessage(run.id, run.orgId)]
  if (run.isListed) {
    const file = await nextFile(ctx, run.id)
    if (file) await importFile(ctx, files, run, file, next)
    return
  }
  const listing = await files.list(run.listedTo)
  if (run.listedObjects + listing.listed > MAX_OBJECTS) {
    throw new AppError(400, `The source has more than ${MAX_OBJECTS.toLocaleString("en")} objects, use a longer prefix`)
  }
  const at = ctx.now().toISOString()
  await ctx.library.batch([...addFiles(ctx, run, listing, at), ...writeOutbox(ctx.home, next, at)])
  await sendOutbox(ctx, next)
}

const nextFile = ({ library }: OrgContext, runId: string) =>
  library
    .prepare(
      `SELECT path, etag, size FROM sync_files INDEXED BY sync_files_waiting
       WHERE run_id = ? AND status = 'waiting' ORDER BY path LIMIT 1`,
    )
    .bind(runId)
    .first<WaitingFile>()
