import type { Services } from "../../kernel/context.ts"

/**
 * A run that is cancelled or fails leaves the activations of a batch in progress to that batch. If the batch ends without a result
 * for them, they would stay pending forever, so they are failed here. A retry of the run resumes them.
 */
const LEFT = `run_id = ?1 AND status = 'pending' AND platform_segment_id IS NULL AND claim IS NULL`

const COUNT = `
  UPDATE push_runs SET
    error_count = error_count + (SELECT count(*) FROM activations WHERE ${LEFT}),
    processed_segments = processed_segments + (SELECT count(*) FROM activations WHERE ${LEFT})
  WHERE id = ?1 AND status <> 'running'`

const FAIL = `
  UPDATE activations SET status = 'error', error = coalesce(error, 'The run ended before this segment was pushed')
  WHERE ${LEFT} AND (SELECT status FROM push_runs WHERE id = ?1) <> 'running'`

/** Changes nothing while the run is running. */
export const failLeftBehind = (d1: D1Database, runId: string): D1PreparedStatement[] =>
  [COUNT, FAIL].map((text) => d1.prepare(text).bind(runId))

/** Their batch crashed before sending anything; activations that may have been sent have an unknown outcome and are looked up instead. */
const ABANDONED = `
  FROM activations AS a INDEXED BY activations_claim CROSS JOIN push_runs AS run ON run.id = a.run_id
  WHERE a.claim IS NOT NULL AND a.claimed_until <= ?1 AND a.status = 'pending' AND a.platform_segment_id IS NULL
    AND a.outcome_unknown = 0 AND run.status <> 'running'`

/** Connections with activations of ended runs whose claims have expired. */
export async function abandonedConnections({ library, now }: Services, limit: number): Promise<string[]> {
  const found = library.prepare(`SELECT DISTINCT a.connection_id ${ABANDONED} LIMIT ?2`)
  return (await found.bind(now().toISOString(), limit).raw<[string]>()).flat()
}

export async function failAbandoned({ library, now }: Services, connectionId: string): Promise<void> {
  const at = now().toISOString()
  const abandoned = `${ABANDONED} AND a.connection_id = ?2`
  const runs = await library.prepare(`SELECT DISTINCT a.run_id ${abandoned}`).bind(at, connectionId).raw<[string]>()
  if (runs.length === 0) return
  const release = library.prepare(
    `UPDATE activations SET claim = NULL, claimed_until = NULL WHERE rowid IN (SELECT a.rowid ${abandoned})`,
  )
  await library.batch([
    release.bind(at, connectionId),
    ...runs.flat().flatMap((runId) => failLeftBehind(library, runId)),
  ])
}
