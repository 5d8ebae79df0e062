import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { findConnection } from "./connections.ts"
import { hostDetails } from "./hosts.ts"

/** Rows changed per statement. */
const CHUNK = 2_000
const CALLS_KEPT = 20

/** Segments that may be live. The first condition matches the index. */
const HELD = `
  SELECT 1 AS held FROM activations INDEXED BY activations_live_name
  WHERE connection_id = ?1 AND (status = 'active' OR outcome_unknown = 1 OR (status = 'pending' AND platform_segment_id IS NOT NULL))
    AND +org_id = ?2 AND +status IN ('active', 'pending')`

const IS_GONE = "NOT EXISTS (SELECT 1 FROM connections WHERE id = ?1)"

/** Pending pushes that will never be sent. */
const dropPending = (where: string) => `
  UPDATE activations SET status = 'deactivated', deactivated_at = ?3 WHERE rowid IN (
    SELECT rowid FROM activations INDEXED BY activations_connection
    WHERE org_id = ?2 AND connection_id = ?1 AND status = 'pending' AND ${where} LIMIT ${CHUNK})`

/** Without the connection, unknown outcomes can no longer be checked. */
const FORGET_UNKNOWN = `
  UPDATE activations SET outcome_unknown = 0, intent = NULL WHERE rowid IN (
    SELECT rowid FROM activations INDEXED BY activations_unsettled
    WHERE connection_id = ?1 AND (outcome_unknown = 1 OR intent IS NOT NULL) AND +org_id = ?2 LIMIT ${CHUNK}) AND ${IS_GONE}`

/** Versions of imported files. */
const FORGET_VERSIONS = `
  DELETE FROM source_objects WHERE rowid IN (
    SELECT rowid FROM source_objects WHERE connection_id = ?1 AND +org_id = ?2 LIMIT ${CHUNK}) AND ${IS_GONE}`

const EMPTY_SANDBOX = `
  DELETE FROM sandbox_segments WHERE rowid IN (
    SELECT rowid FROM sandbox_segments WHERE connection_id = ?1 AND org_id = ?2 LIMIT ${CHUNK}) AND ${IS_GONE}`

/** Due schedule runs, except those that started a run: they keep the schedule's name. */
const FORGET_DUE = `
  DELETE FROM schedule_runs WHERE rowid IN (
    SELECT r.rowid FROM activation_schedules AS s CROSS JOIN schedule_runs AS r ON r.schedule_id = s.id
    WHERE s.connection_id = ?1 AND s.org_id = ?2 AND NOT (r.mode = 'live' AND r.status = 'done') LIMIT ${CHUNK}) AND ${IS_GONE}`

/** Cancels the connection's running syncs and pushes. Segments that may be live must be deactivated first, or they would be orphaned. */
export async function deleteConnection(ctx: OrgContext, id: string) {
  const { library, org, budget } = ctx
  const { name, config } = await findConnection(ctx, id)
  const held = new AppError(409, "Connection has active activations, deactivate them first")
  if (await library.prepare(`${HELD} LIMIT 1`).bind(id, org.id).first("held")) throw held
  const now = ctx.now().toISOString()
  const inChunks = async (text: string, ...values: string[]) => {
    const statement = library.prepare(text).bind(id, org.id, ...values)
    for (let changed = CHUNK; changed === CHUNK && budget.left() > CALLS_KEPT;)
      changed = (await statement.run()).meta.changes
  }
  // Before the deletion, so that an interrupted request can be repeated.
  await inChunks(dropPending("claim IS NULL AND platform_segment_id IS NULL AND outcome_unknown = 0"), now)
  const [deleted] = await library.batch([
    library.prepare(`DELETE FROM connections WHERE id = ?1 AND org_id = ?2 AND NOT EXISTS (${HELD})`).bind(id, org.id),
    entryIfChanged(ctx, "connection.deleted", id, { name, ...hostDetails(config) }),
    ...["sync_runs", "push_runs"].map((runs) =>
      library
        .prepare(
          `UPDATE ${runs} SET status = 'cancelled', failure = 'The connection was deleted', completed_at = ?3
           WHERE org_id = ?2 AND connection_id = ?1 AND status = 'running' AND ${IS_GONE}`,
        )
        .bind(id, org.id, now),
    ),
    library.prepare(FORGET_DUE).bind(id, org.id),
    library
      .prepare(`DELETE FROM activation_schedules WHERE connection_id = ?1 AND org_id = ?2 AND ${IS_GONE}`)
      .bind(id, org.id),
  ])
  if (deleted?.meta.changes === 0) {
    await findConnection(ctx, id)
    throw held
  }
  await inChunks(FORGET_UNKNOWN)
  await inChunks(FORGET_VERSIONS)
  await inChunks(EMPTY_SANDBOX)
  // Rows that other requests claimed or added in the meantime.
  await inChunks(dropPending(IS_GONE), now)
  return { deleted: true as const }
}
