import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId, randomBase62 } from "../../kernel/ids.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { findBatch } from "./batch-record.ts"
import { countKept, listKept } from "./kept-topics.ts"
import type { ImportUndo } from "./schema.ts"

export type Undo = {
  batchId: string
  orgId: string
  requestedBy: string
  removalId: string
  status: "running" | "completed" | "failed"
  failure: string | null
  after: number
  removed: number
  restored: number
  withdrawn: number
  shared: number
}

export const undoMessage = (batchId: string, org: string): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  org,
  queue: "strata-imports",
  body: { kind: "undo", batchId },
})

/** The state of an undo. Consumers know only the import's id. */
export const findUndo = ({ library }: Pick<Services, "library">, batchId: string): Promise<Undo | null> =>
  library
    .prepare(
      `SELECT u.batch_id AS batchId, u.org_id AS orgId, u.requested_by AS requestedBy, u.removal_id AS removalId, u.status,
         u.failure, u.after, u.removed, coalesce(r.restored, 0) AS restored, u.withdrawn, u.shared
       FROM import_undos AS u LEFT JOIN removals AS r ON r.id = u.removal_id WHERE u.batch_id = ?`,
    )
    .bind(batchId)
    .first<Undo>()

/** What undoing an import would remove, or has removed so far, and which topics it keeps. */
export async function showUndo(ctx: OrgContext, id: string): Promise<ImportUndo> {
  const batch = await findBatch(ctx, id)
  const undo = await findUndo(ctx, batch.id)
  const { removable, pushed, edited } = await countKept(ctx, batch)
  return {
    batchId: batch.id,
    status: undo?.status ?? "not_started",
    failure: undo?.failure ?? null,
    removed: undo?.removed ?? 0,
    restored: undo?.restored ?? 0,
    remaining: removable,
    withdrawn: undo?.withdrawn ?? 0,
    shared: undo?.shared ?? 0,
    kept: { pushed, edited },
    keptTopics: await listKept(ctx, batch),
    removalId: undo?.removalId ?? null,
  }
}

/**
 * Removes the topics that an import added to the library, in the background. Topics pushed or edited since are kept. A finished undo can be
 * started again for the topics it kept.
 */
export async function undoImport(ctx: OrgContext, id: string): Promise<ImportUndo> {
  const batch = await findBatch(ctx, id)
  if (batch.status === "processing") throw new AppError(409, "The import is still running, cancel it first")
  const [at, message] = [ctx.now().toISOString(), undoMessage(batch.id, ctx.org.id)]
  await ctx.library.batch([
    prepare(
      ctx.library,
      sql`INSERT INTO import_undos (batch_id, org_id, requested_by, removal_id, status, created_at, updated_at)
         VALUES (${batch.id}, ${ctx.org.id}, ${ctx.actor.userId}, ${newId("rem")}, 'running', ${at}, ${at})
         ON CONFLICT (batch_id) DO UPDATE SET status = 'running', failure = NULL, after = 0, requested_by = ${ctx.actor.userId},
           updated_at = ${at}, completed_at = NULL WHERE status <> 'running'`,
    ),
    actionEntry(ctx, "import.undone", batch.id, { filename: batch.filename }),
    ...writeOutbox(ctx.library, [message], at),
  ])
  await sendOutbox(ctx, [message])
  return showUndo(ctx, batch.id)
}
