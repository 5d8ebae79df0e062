import type { Work } from "./schema.ts"

/**
 * Unfinished background work that a queue drives. Client-driven work is excluded: it may pause for as long as its client likes. Each row
 * has `count`, `oldest` (created) and `touched` (last progress, or last resumed by the sweep).
 */
const UNFINISHED: Record<Work["kind"], string> = {
  imports: `
    SELECT count(*) AS count, min(created_at) AS oldest, min(updated_at) AS touched
    FROM import_batches INDEXED BY import_batches_open WHERE status = 'processing' AND source_key IS NOT NULL`,
  syncs: `
    SELECT count(*) AS count, min(created_at) AS oldest, min(updated_at) AS touched
    FROM sync_runs INDEXED BY sync_runs_open WHERE status = 'running' AND background = 1`,
  // A connection pushes one run at a time: a run is due once the previous one has ended.
  pushes: `
    SELECT coalesce(sum(runs), 0) AS count, min(created) AS oldest,
      min(max(created, coalesce(resume_at, ''), coalesce((
        SELECT completed_at FROM push_runs AS earlier
        WHERE earlier.org_id = due.org_id AND earlier.connection_id = due.connection_id AND earlier.created_at < created
        ORDER BY earlier.created_at DESC LIMIT 1
      ), ''))) AS touched
    FROM (
      SELECT org_id, connection_id, resume_at, min(created_at) AS created, count(*) AS runs
      FROM push_runs INDEXED BY push_runs_background WHERE status = 'running' AND background = 1 GROUP BY connection_id
    ) AS due`,
  jobs: `
    SELECT count(*) AS count, min(created_at) AS oldest, min(updated_at) AS touched
    FROM jobs INDEXED BY jobs_open WHERE status IN ('pending', 'processing') AND config ->> 'background' = 1`,
  deliveries: `
    SELECT count(*) AS count, min(created_at) AS oldest, min(available_at) AS touched
    FROM deliveries INDEXED BY deliveries_open WHERE status IN ('waiting', 'leased')`,
}

const KINDS = Object.keys(UNFINISHED) as Work["kind"][]

export const unfinishedWork = (d1: D1Database): D1PreparedStatement[] =>
  KINDS.map((kind) => d1.prepare(UNFINISHED[kind]))

type Row = { count: number; oldest: string | null; touched: string | null }

/** Reads the results of `unfinishedWork`, in their order. */
export const readWork = (results: readonly D1Result[]): Work[] =>
  KINDS.map((kind, i) => {
    const row = results[i]?.results[0] as Row | undefined
    return { kind, count: row?.count ?? 0, oldestAt: row?.oldest ?? null, touchedAt: row?.touched ?? null }
  })
