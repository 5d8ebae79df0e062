import type { Services } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import { type Download, downloadResults, type Staged } from "./download.ts"
import {
  GIVEN_UP_AFTER_MS,
  INCOMPLETE_DOWNLOADS,
  INCOMPLETE_FOR_MS,
  STAGING_CHUNK_SIZE,
  STAGING_TIME_BUDGET_MS,
  SUB_BATCH_SIZE,
} from "./limits.ts"
import type { Batches } from "./provider.ts"
import { giveUp, type SubBatch, subBatches, waitingTopics } from "./sub-batches.ts"

/** More than one step needs, since some sub-batches are small or mostly staged. */
const MAX_SUB_BATCHES = (2 * STAGING_CHUNK_SIZE) / SUB_BATCH_SIZE

/** Downloads results of ended sub-batches within the step's limits, and stages one result per topic. */
export async function stageResults(
  services: Services,
  batches: Batches,
  jobId: string,
  model: string,
): Promise<{ statements: D1PreparedStatement[]; staged: Staged[]; finished: number }> {
  const { outside } = services
  const until = outside.clock() + STAGING_TIME_BUDGET_MS
  const ended = await subBatches(services, jobId, "ended", { limit: MAX_SUB_BATCHES })
  const waiting = await waitingTopics(
    services,
    ended.map(({ marker }) => marker),
  )
  const staged: Staged[] = []
  const statements: D1PreparedStatement[] = []
  let finished = 0
  for (const batch of ended) {
    const [room, timeLeft] = [STAGING_CHUNK_SIZE - staged.length, until - outside.clock()]
    if (room <= 0 || timeLeft <= 0) break
    const signal = AbortSignal.timeout(timeLeft)
    const topics = waiting.get(batch.marker) ?? new Set<string>()
    const download = await downloadResults(batches, batch, topics, { room, signal, model })
    staged.push(...download.staged)
    const verdict = judge(services, batch, download)
    if (verdict.isFinished) finished++
    statements.push(...keep(services, download.staged), ...verdict.statements)
  }
  return { statements, staged, finished }
}

const keep = ({ home }: Services, staged: readonly Staged[]) =>
  jsonParameters(staged.map(({ marker, topicId, outcome }) => [marker, topicId, JSON.stringify(outcome)])).map((json) =>
    home
      .prepare(
        `UPDATE llm_requests SET outcome = r.value ->> 2 FROM json_each(?) AS r
         WHERE llm_requests.marker = r.value ->> 0 AND llm_requests.topic_id = r.value ->> 1 AND outcome IS NULL`,
      )
      .bind(json),
  )

/** A sub-batch is finished when all results are staged, or the missing ones have been awaited long enough. */
function judge(
  services: Services,
  batch: SubBatch,
  { end, problem }: Download,
): { isFinished: boolean; statements: D1PreparedStatement[] } {
  const now = services.now()
  const age = now.getTime() - new Date(batch.ended_at ?? now).getTime()
  const set = (what: string, ...values: string[]) => [
    services.home
      .prepare(`UPDATE llm_batches SET asked_at = ?2, ${what} WHERE marker = ?1 AND status = 'ended'`)
      .bind(batch.marker, now.toISOString(), ...values),
  ]
  if (end === "complete") return { isFinished: true, statements: set("status = 'done', problem = NULL") }
  if (end === "cut") return { isFinished: false, statements: [] }
  const isAll = end === "incomplete" && batch.incomplete + 1 >= INCOMPLETE_DOWNLOADS && age >= INCOMPLETE_FOR_MS
  if (isAll || age > GIVEN_UP_AFTER_MS) {
    const reason = problem ?? "The LLM provider gave no result for this topic"
    return { isFinished: true, statements: giveUp(services, batch.marker, reason) }
  }
  const statements = end === "incomplete" ? set("incomplete = incomplete + 1") : set("problem = ?3", problem ?? "")
  return { isFinished: false, statements }
}
