import { UNCLAIMED } from "../segments/claims.ts"
import { namingOf, templateKeyOf } from "../segments/naming.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId, newIdSql } from "../../kernel/ids.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { runMessage } from "./messages.ts"
import { findOutbound } from "./find-run.ts"
import type { NewPush } from "./schema.ts"
import { selectTopics } from "./select-topics.ts"

/** Activations of a connection that a new run may take over: unclaimed, so not being pushed right now. */
const WAITING = `status = 'pending' AND run_id IS NOT NULL AND platform_segment_id IS NULL AND ${UNCLAIMED}`
const MAYBE_LIVE = `(outcome_unknown = 1 OR intent IS NOT NULL) AND status = 'error' AND ${UNCLAIMED}`

/** Opens a run with one pending activation a topic, however many there are; topics that are on the connection are left out. */
export async function createPushRun(ctx: OrgContext, connectionId: string, { background, ...choice }: NewPush) {
  const connection = await findOutbound(ctx, connectionId)
  await requireTemplate(ctx, connection)
  const runId = newId("run")
  const at = ctx.now().toISOString()
  const messages = background ? [runMessage(runId)] : []
  const selection = (await selectTopics(ctx, choice)) ?? sql(`FROM org_topics AS t WHERE 0`)
  const statements = [
    openRun(ctx, connection, runId, background, at),
    ...moveFromOtherRuns(ctx, connection, runId, selection, at),
    addPending(ctx, connection, runId, selection, at),
    countSegments(runId, selection, at),
  ]
  const answers = await ctx.d1.batch<Started>([
    ...statements.map((statement) => prepare(ctx.d1, statement)),
    ...writeOutbox(ctx.d1, messages, at),
  ])
  await sendOutbox(ctx, messages)
  const started = answers[statements.length - 1]?.results[0]
  if (!started) throw new Error("The push run was not inserted")
  return { runId, ...started }
}

type Started = { totalSegments: number; skipped: number; status: "running" | "completed" }

export async function requireTemplate(ctx: OrgContext, connection: Connection) {
  const naming = await namingOf(ctx, connection)
  if (!naming) throw new AppError(400, `template_key: output template ${templateKeyOf(connection)} does not exist`)
  return naming
}

const openRun = ({ org, workspace, actor }: OrgContext, { id }: Connection, runId: string, bg: boolean, at: string) =>
  sql(
    `INSERT INTO push_runs (id, org_id, workspace_id, connection_id, created_by, status, total_segments, errors, background,
       created_at) VALUES (?, ?, ?, ?, ?, 'running', 0, '[]', ?, ?)`,
    runId,
    org.id,
    workspace,
    id,
    actor.userId,
    bg ? 1 : 0,
    at,
  )

/**
 * Moves pending activations of other runs into this one; otherwise an abandoned run would block its topics forever. Failed
 * activations with an unknown outcome move too, so the next push looks the segment up first.
 */
function moveFromOtherRuns({ org }: OrgContext, { id }: Connection, runId: string, chosen: Sql, at: string): Sql[] {
  const here = `org_id = ? AND connection_id = ?`
  const inSelection = `org_topic_id IN (SELECT t.id ${chosen.text})`
  return [
    sql(
      `UPDATE push_runs SET total_segments = total_segments - moved.n FROM (
         SELECT run_id, count(*) AS n FROM activations
         WHERE ${here} AND ${WAITING} AND ${inSelection} GROUP BY run_id
       ) AS moved WHERE push_runs.id = moved.run_id`,
      org.id,
      id,
      at,
      ...chosen.values,
    ),
    ...[
      { index: "activations_connection", of: WAITING },
      { index: "activations_unsettled", of: MAYBE_LIVE },
    ].map(({ index, of }) =>
      sql(
        `UPDATE OR IGNORE activations INDEXED BY ${index} SET run_id = ?, status = 'pending', attempts = 0, error = NULL,
           claim = NULL, claimed_until = iif(outcome_unknown, ?, NULL)
         WHERE ${here} AND ${of} AND ${inSelection}`,
        runId,
        at,
        org.id,
        id,
        at,
        ...chosen.values,
      ),
    ),
    sql(
      `UPDATE push_runs SET status = 'completed', completed_at = ? WHERE ${here} AND status = 'running' AND id <> ?
       AND NOT EXISTS (
         SELECT 1 FROM activations WHERE run_id = push_runs.id AND status = 'pending' AND platform_segment_id IS NULL)`,
      at,
      org.id,
      id,
      runId,
    ),
  ]
}

/** Topics with an unsettled activation are left for the next run, since their segment may turn out to be live. */
const addPending = ({ org }: OrgContext, { id, platform }: Connection, runId: string, chosen: Sql, at: string) =>
  sql(
    `INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, run_id, platform, status, created_at)
     SELECT ${newIdSql("act")}, ?, t.workspace_id, t.id, t.topic_id, ?, ?, ?, 'pending', ? ${chosen.text} AND NOT EXISTS (
       SELECT 1 FROM activations AS live
       WHERE live.connection_id = ? AND live.org_topic_id = t.id AND live.status IN ('pending', 'active')
     ) AND t.id NOT IN (
       SELECT org_topic_id FROM activations INDEXED BY activations_unsettled WHERE connection_id = ? AND outcome_unknown = 1)`,
    org.id,
    id,
    runId,
    platform,
    at,
    ...chosen.values,
    id,
    id,
  )

const countSegments = (runId: string, chosen: Sql, at: string) =>
  sql(
    `UPDATE push_runs SET total_segments = all_of.n, skipped = max(0, (SELECT count(*) ${chosen.text}) - all_of.n),
       status = iif(all_of.n = 0, 'completed', status), completed_at = iif(all_of.n = 0, ?, completed_at)
     FROM (SELECT count(*) AS n FROM activations WHERE run_id = ?) AS all_of WHERE push_runs.id = ?
     RETURNING total_segments AS totalSegments, skipped, status`,
    ...chosen.values,
    at,
    runId,
    runId,
  )
