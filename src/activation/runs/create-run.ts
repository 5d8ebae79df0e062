import { UNCLAIMED } from "../segments/claims.ts"
import { namingOf, templateKeyOf } from "../segments/naming.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { runMessage } from "./messages.ts"
import { findOutbound } from "./find-run.ts"
import type { NewPush } from "./schema.ts"
import { selectTopics } from "./select-topics.ts"

/** Of a connection's activations, those that a new run may take along. What is being pushed this very moment is not. */
const WAITING = `status = 'pending' AND run_id IS NOT NULL AND platform_segment_id IS NULL AND ${UNCLAIMED}`
const MAY_BE_THERE = `(outcome_unknown = 1 OR intent IS NOT NULL) AND status = 'error' AND ${UNCLAIMED}`

/** Unguessable, as every id: made where the rows are, because only the statement knows how many there will be. */
const NEW_ID = `'act_' || lower(hex(randomblob(16)))`

/** Opens a run with one pending activation a topic, however many there are; topics that are on the connection are left out. */
export async function createPushRun(ctx: OrgContext, connectionId: string, { background, ...choice }: NewPush) {
  const connection = await findOutbound(ctx, connectionId)
  await demandTemplate(ctx, connection)
  const runId = newId("run")
  const at = ctx.now().toISOString()
  const messages = background ? [runMessage(runId)] : []
  const selection = (await selectTopics(ctx, choice)) ?? sql(`FROM org_topics AS t WHERE 0`)
  const statements = [
    openRun(ctx, connection, runId, background, at),
    ...takeAlong(ctx, connection, runId, selection, at),
    addPending(ctx, connection, runId, selection, at),
    countSegments(runId, selection, at),
  ]
  const answers = await ctx.d1.batch<Started>([
    ...statements.map((statement) => prepare(ctx.d1, statement)),
    ...writeOutbox(ctx.d1, messages, at),
  ])
  await sendOutbox(ctx, messages)
  const started = answers[statements.length - 1]?.results[0]
  if (!started) throw new Error("The run is not there")
  return { runId, ...started }
}

type Started = { totalSegments: number; skipped: number; status: "running" | "completed" }

export async function demandTemplate(ctx: OrgContext, connection: Connection) {
  const naming = await namingOf(ctx, connection)
  if (!naming) throw new AppError(400, `template_key: there is no output template ${templateKeyOf(connection)}`)
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
 * What still waits in another run waits in this one from now on, or a run that nobody drives would keep its topics for good. So
 * does a segment that failed and may be on the platform all the same: whoever pushes it next has to know.
 */
function takeAlong({ org }: OrgContext, { id }: Connection, runId: string, chosen: Sql, at: string): Sql[] {
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
      { index: "activations_unsettled", of: MAY_BE_THERE },
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

/** What the platform is being asked about this moment may turn out to be live, and waits for the next run. */
const addPending = ({ org }: OrgContext, { id, platform }: Connection, runId: string, chosen: Sql, at: string) =>
  sql(
    `INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, run_id, platform, status, created_at)
     SELECT ${NEW_ID}, ?, t.workspace_id, t.id, t.topic_id, ?, ?, ?, 'pending', ? ${chosen.text} AND NOT EXISTS (
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
