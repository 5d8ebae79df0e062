import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { sql } from "../../kernel/db/sql.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { TURN_MS } from "../../kernel/queues/turns.ts"
import { entryOfRows } from "../../organizations/audit/entry.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { keepRemoved } from "../../topics/history/keep-removed.ts"
import { dropVectors, type Withdrawn, withdrawTopics } from "../../topics/operators/withdraw-topics.ts"
import { type Batch, findAnyBatch } from "./batch-record.ts"
import { KEEP_REASON, LINKS } from "./kept-topics.ts"
import { findUndo, type Undo, undoMessage } from "./undo-import.ts"

/** Links per step: deleting one takes about 110 µs, archiving its topic about the same. */
const PAGE = 500

/** Works on an undo for as long as a message may take, then sends the next message. */
export async function runUndo(services: Services, batchId: string): Promise<void> {
  const batch = await findAnyBatch(services, batchId)
  const first = await findUndo(services, batchId)
  if (!batch || first?.status !== "running") return
  const { orgId, requestedBy: userId } = first
  const ctx = await actingFor(services, { orgId, userId, workspace: batch.workspaceId })
  if (!ctx) return
  const limit = limitOfRequest(ctx, TURN_MS)
  for (let undo: Undo | null = first; undo?.status === "running"; undo = await findUndo(services, batchId)) {
    await undoPage(ctx, batch, undo)
    if (limit.isReached()) return sendNext(services, batchId, orgId)
  }
}

async function sendNext(services: Services, batchId: string, orgId: string): Promise<void> {
  const message = undoMessage(batchId, orgId)
  await services.library.batch(writeOutbox(services.library, [message], services.now().toISOString()))
  await sendOutbox(services, [message])
}

type Link = { seq: number; topicId: string; isNew: number }

/** Writes one page of links and the new cursor in one batch. A worker that lost the race writes nothing. */
async function undoPage(ctx: OrgContext, batch: Batch, undo: Undo): Promise<void> {
  const { library } = ctx
  const links = await readPage(ctx, batch, undo.after)
  const at = ctx.now().toISOString()
  const last = links.at(-1)
  if (!last) {
    const removed = sql`SELECT removed FROM import_undos WHERE batch_id = ${batch.id}`
    await library.batch([
      library
        .prepare(
          `UPDATE import_undos SET status = 'completed', updated_at = ?2, completed_at = ?2
           WHERE batch_id = ?1 AND status <> 'completed'`,
        )
        .bind(batch.id, at),
      // One entry for all pages; the removal has the topics.
      entryOfRows(
        ctx,
        "topics.deleted",
        ctx.workspace,
        { import: batch.id, filename: batch.filename, removal: undo.removalId },
        { deleted: removed },
        sql`changes() > 0 AND (${removed}) > 0`,
      ),
    ])
    return
  }
  const json = JSON.stringify(links.map(({ seq }) => seq))
  const doomed = sql(
    `SELECT link.seq FROM json_each(?) AS given CROSS JOIN org_topics AS link ON link.seq = given.value
     WHERE link.org_id = ? AND link.batch_id = ? AND ${KEEP_REASON} IS NULL
       AND (SELECT after FROM import_undos WHERE batch_id = ?) = ?`,
    json,
    ctx.org.id,
    batch.id,
    batch.id,
    undo.after,
  )
  const removal = { id: undo.removalId, batchId: batch.id, isNewTopic: isNewTopic("removed") }
  const newTopics = links.filter(({ isNew }) => isNew === 1).map(({ topicId }) => topicId)
  const answers = await ctx.together.batch<Withdrawn>([
    ...keepRemoved(ctx, removal, doomed),
    library.prepare(`DELETE FROM org_topics WHERE seq IN (${doomed.text})`).bind(...doomed.values),
    ...withdrawTopics(ctx, newTopics, at),
    library
      .prepare(
        `UPDATE import_undos SET after = ?2, updated_at = ?3,
           removed = removed + (
             SELECT count(*) FROM json_each(?4) AS given WHERE NOT EXISTS (SELECT 1 FROM org_topics WHERE seq = given.value)
           ),
           withdrawn = withdrawn + (${countTopics("t.archived_at = ?3")}),
           shared = shared + (${countTopics(`${isLive("t")} AND NOT EXISTS (
             SELECT 1 FROM org_topics AS own
             WHERE own.topic_id = t.id AND own.org_id = import_undos.org_id AND own.workspace_id = ?7
           )`)})
         WHERE batch_id = ?1 AND after = ?6`,
      )
      .bind(batch.id, last.seq, at, json, JSON.stringify(newTopics), undo.after, batch.workspaceId),
  ])
  await dropVectors(ctx, answers.at(-2)?.results ?? [])
}

/** SQL for whether a link and its topic were created at the same time, which means by the import. */
const isNewTopic = (link: string) =>
  `coalesce((SELECT t.created_at = ${link}.created_at FROM topics AS t WHERE t.id = ${link}.topic_id), 0)`

/** SQL that counts the new topics ?5 of a page. */
const countTopics = (which: string) =>
  `SELECT count(*) FROM json_each(?5) AS given CROSS JOIN topics AS t ON t.id = given.value WHERE ${which}`

async function readPage({ library, org }: OrgContext, batch: Batch, after: number): Promise<Link[]> {
  const { results } = await library
    .prepare(
      `SELECT link.seq, link.topic_id AS topicId, ${isNewTopic("link")} AS isNew
       FROM ${LINKS} AND link.seq > ?3 ORDER BY link.seq LIMIT ${PAGE}`,
    )
    .bind(org.id, batch.id, after)
    .all<Link>()
  return results
}

/** Ends an undo whose retries are exhausted. Removed topics stay removed; the undo can be started again. */
export async function giveUpUndo({ library, now }: Services, batchId: string, reason: string): Promise<void> {
  await library
    .prepare(
      `UPDATE import_undos SET status = 'failed', failure = ?2, completed_at = ?3 WHERE batch_id = ?1 AND status = 'running'`,
    )
    .bind(batchId, reason, now().toISOString())
    .run()
}

/** Undos without progress. */
export async function stalledUndos({ library }: Services, before: string, limit: number): Promise<Stalled[]> {
  const { results } = await library
    .prepare(
      `SELECT batch_id AS id, org_id AS org FROM import_undos INDEXED BY import_undos_open
       WHERE status = 'running' AND updated_at <= ? ORDER BY updated_at LIMIT ?`,
    )
    .bind(before, limit)
    .all<{ id: string; org: string }>()
  return results.map(({ id, org }) => ({
    message: undoMessage(id, org),
    touch: (db, at) => db.prepare("UPDATE import_undos SET updated_at = ?2 WHERE batch_id = ?1").bind(id, at),
  }))
}
