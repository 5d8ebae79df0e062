import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { newIdSql } from "../../kernel/ids.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { UNCLAIMED } from "../segments/claims.ts"
import { END_RUN } from "../segments/commit-placements.ts"
import type { SelectedPage } from "./select-topics.ts"

/** Topics per page; takes the database a few hundred milliseconds. */
export const TOPICS_PER_PAGE = 2_000

/** Activations that a new run may take over: unclaimed, so no call is pushing them. */
const WAITING = `a.status = 'pending' AND a.run_id IS NOT NULL AND a.platform_segment_id IS NULL AND ${UNCLAIMED}`
const MAYBE_LIVE = `(a.outcome_unknown = 1 OR a.intent IS NOT NULL) AND a.status = 'error' AND ${UNCLAIMED}`

type Run = { id: string; at: string }
export type Filled = { totalSegments: number; skipped: number; status: "running" | "completed" }

/**
 * Adds a page of topics to a run, one pending activation each. Topics already active on the connection are skipped. The last
 * statement returns the run's totals.
 */
export function fillPage(ctx: OrgContext, connection: Connection, run: Run, page: SelectedPage): D1PreparedStatement[] {
  const ids = JSON.stringify(page.ids)
  return [
    ...moveFromOtherRuns(ctx, connection, run, ids).map((statement) => prepare(ctx.library, statement)),
    prepare(ctx.library, addPending(ctx, connection, run, ids)),
    prepare(ctx.library, count(run, page, ids)),
    ctx.library.prepare(END_RUN).bind(run.id, run.at),
    ctx.library
      .prepare("SELECT total_segments AS totalSegments, skipped, status FROM push_runs WHERE id = ?")
      .bind(run.id),
  ]
}

/** The activations of a page's topics on the connection, found by topic. */
const OF_PAGE = `json_each(?) AS page CROSS JOIN activations AS a INDEXED BY activations_topic
  ON a.org_topic_id = page.value AND a.connection_id = ? AND a.org_id = ?`

/**
 * Moves pending activations of other runs into this one; otherwise an abandoned run would block its topics forever. Failed
 * activations with an unknown outcome move too, so the next push looks the segment up first.
 */
function moveFromOtherRuns({ org }: OrgContext, { id: connectionId }: Connection, run: Run, ids: string): Sql[] {
  const ofPage = [ids, connectionId, org.id] as const
  return [
    sql(
      `UPDATE push_runs SET total_segments = total_segments - moved.n FROM (
         SELECT a.run_id, count(*) AS n FROM ${OF_PAGE} WHERE ${WAITING} AND a.run_id <> ? GROUP BY a.run_id
       ) AS moved WHERE push_runs.id = moved.run_id`,
      ...ofPage,
      run.at,
      run.id,
    ),
    ...[WAITING, MAYBE_LIVE].map((of) =>
      sql(
        `UPDATE OR IGNORE activations SET run_id = ?, status = 'pending', attempts = 0, checks = 0, error = NULL, claim = NULL,
           claimed_until = iif(outcome_unknown, ?, NULL)
         WHERE rowid IN (SELECT a.rowid FROM ${OF_PAGE} WHERE ${of} AND a.run_id IS NOT ?)`,
        run.id,
        run.at,
        ...ofPage,
        run.at,
        run.id,
      ),
    ),
    sql(
      `UPDATE push_runs SET status = 'completed', completed_at = ? WHERE org_id = ? AND connection_id = ?
       AND status = 'running' AND selection IS NULL AND id <> ? AND NOT EXISTS (
         SELECT 1 FROM activations WHERE run_id = push_runs.id AND status = 'pending' AND platform_segment_id IS NULL)`,
      run.at,
      org.id,
      connectionId,
      run.id,
    ),
  ]
}

/** Topics with an unsettled activation are left to the next run, since their segment may be live. */
const addPending = ({ org }: OrgContext, { id: connectionId, platform }: Connection, run: Run, ids: string) =>
  sql(
    `INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, run_id, platform, status, created_at)
     SELECT ${newIdSql("act")}, ?, t.workspace_id, t.id, t.topic_id, ?, ?, ?, 'pending', ?
     FROM json_each(?) AS page CROSS JOIN org_topics AS t ON t.id = page.value
     WHERE t.org_id = ? AND t.hidden = 0 AND NOT EXISTS (
       SELECT 1 FROM activations AS a INDEXED BY activations_topic WHERE a.org_topic_id = t.id AND a.connection_id = ?
         AND (a.status IN ('pending', 'active') OR a.outcome_unknown = 1))`,
    org.id,
    connectionId,
    run.id,
    platform,
    run.at,
    ids,
    org.id,
    connectionId,
  )

/** Also records where the next page starts. */
const count = (run: Run, { ids, next }: SelectedPage, json: string) =>
  sql(
    `UPDATE push_runs SET total_segments = total_segments + added.n, skipped = skipped + ? - added.n, selected_to = ?,
       selection = iif(?, selection, NULL)
     FROM (
       SELECT count(*) AS n FROM json_each(?) AS page
       CROSS JOIN activations AS a INDEXED BY activations_topic ON a.org_topic_id = page.value AND a.run_id = ?
     ) AS added WHERE push_runs.id = ?`,
    ids.length,
    next,
    next === null ? 0 : 1,
    json,
    run.id,
    run.id,
  )
