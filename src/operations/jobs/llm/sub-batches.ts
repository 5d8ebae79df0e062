import type { Services } from "../../../kernel/context.ts"
import type { llmBatches } from "../../../kernel/db/schema/index.ts"
import { BATCH_PROCESS_CHUNK_SIZE } from "./limits.ts"

type Status = (typeof llmBatches.$inferSelect)["status"]
type D1 = Pick<Services, "home">

/** The number of a job's sub-batches by status. */
export type State = Record<Exclude<Status, "done">, number> & {
  /** Staged results not yet written, counted up to one chunk. */
  staged: number
}

export async function stateOf({ home }: D1, jobId: string): Promise<State> {
  const [batches, requests] = await home.batch([
    home
      .prepare(
        `SELECT status, count(*) AS n FROM llm_batches
         WHERE job_id = ? AND status IN ('planned', 'sending', 'open', 'ended', 'refused') GROUP BY status`,
      )
      .bind(jobId),
    home
      .prepare(
        "SELECT count(*) AS n FROM (SELECT 1 FROM llm_requests WHERE job_id = ? AND outcome IS NOT NULL LIMIT ?)",
      )
      .bind(jobId, BATCH_PROCESS_CHUNK_SIZE),
  ])
  const counts = Object.fromEntries(
    ((batches?.results ?? []) as { status: Status; n: number }[]).map(({ status, n }) => [status, n]),
  )
  const [staged] = (requests?.results ?? []) as { n: number }[]
  return { planned: 0, sending: 0, open: 0, ended: 0, refused: 0, ...counts, staged: staged?.n ?? 0 }
}

export type SubBatch = {
  marker: string
  provider_batch_id: string
  requests: number
  sent_at: string
  asked_at: string
  ended_at: string | null
  incomplete: number
  problem: string | null
}

/** A job's sub-batches with that status, least recently polled first. */
export async function subBatches(
  { home }: D1,
  jobId: string,
  status: Status,
  { limit, lookAt = "9999" }: { limit: number; lookAt?: string },
): Promise<SubBatch[]> {
  const { results } = await home
    .prepare(
      `SELECT marker, provider_batch_id, requests, sent_at, asked_at, ended_at, incomplete, problem FROM llm_batches
       WHERE job_id = ?1 AND status = ?2 AND (look_at IS NULL OR look_at <= ?3) ORDER BY asked_at, marker LIMIT ?4`,
    )
    .bind(jobId, status, lookAt, limit)
    .all<SubBatch>()
  return results
}

/** Topics without a result, by sub-batch. */
export async function waitingTopics({ home }: D1, markers: readonly string[]): Promise<Map<string, Set<string>>> {
  const { results } = await home
    .prepare(
      `SELECT r.marker, r.topic_id FROM json_each(?) AS given
       CROSS JOIN llm_requests AS r ON r.marker = given.value WHERE r.outcome IS NULL`,
    )
    .bind(JSON.stringify(markers))
    .all<{ marker: string; topic_id: string }>()
  const waiting = new Map(markers.map((marker) => [marker, new Set<string>()]))
  for (const { marker, topic_id } of results) waiting.get(marker)?.add(topic_id)
  return waiting
}

/** Finishes a sub-batch and records an error for every topic without a result. */
export const giveUp = ({ home }: D1, marker: string, error: string): D1PreparedStatement[] => [
  home
    .prepare("UPDATE llm_requests SET outcome = json_object('error', ?2) WHERE marker = ?1 AND outcome IS NULL")
    .bind(marker, error),
  home.prepare("UPDATE llm_batches SET status = 'done', problem = ?2 WHERE marker = ?1").bind(marker, error),
]

const SHOWN = 100

/** The sub-batch counts by status and the newest provider ids, for the job's result. */
export async function showBatches({ home }: D1, jobId: string): Promise<Record<string, unknown>> {
  const [counts, ids] = await home.batch([
    home.prepare("SELECT status, count(*) AS n FROM llm_batches WHERE job_id = ? GROUP BY status").bind(jobId),
    home
      .prepare(
        `SELECT provider_batch_id AS id FROM llm_batches
         WHERE job_id = ? AND provider_batch_id IS NOT NULL ORDER BY rowid DESC LIMIT ?`,
      )
      .bind(jobId, SHOWN),
  ])
  const rows = (counts?.results ?? []) as { status: Status; n: number }[]
  return {
    batches: Object.fromEntries(rows.map(({ status, n }) => [status, n])),
    batchIds: ((ids?.results ?? []) as { id: string }[]).map(({ id }) => id),
  }
}
