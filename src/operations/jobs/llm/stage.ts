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

/** A tick's results and more: some sub-batches are small, or have given most of theirs before. */
const AT_ONCE = (2 * STAGING_CHUNK_SIZE) / SUB_BATCH_SIZE

/** Downloads results of ended sub-batches, as many as a tick may, and keeps each under its topic: once, however often it comes. */
export async function stageResults(
  services: Services,
  batches: Batches,
  jobId: string,
  model: string,
): Promise<{ statements: D1PreparedStatement[]; staged: Staged[]; over: number }> {
  const { outside } = services
  const until = outside.clock() + STAGING_TIME_BUDGET_MS
  const ended = await subBatches(services, jobId, "ended", { limit: AT_ONCE })
  const waiting = await waitingTopics(
    services,
    ended.map(({ marker }) => marker),
  )
  const staged: Staged[] = []
  const statements: D1PreparedStatement[] = []
  let over = 0
  for (const batch of ended) {
    const [room, timeLeft] = [STAGING_CHUNK_SIZE - staged.length, until - outside.clock()]
    if (room <= 0 || timeLeft <= 0) break
    const signal = AbortSignal.timeout(timeLeft)
    const topics = waiting.get(batch.marker) ?? new Set<string>()
    const download = await downloadResults(batches, batch, topics, { room, signal, model })
    staged.push(...download.staged)
    const judged = judge(services, batch, download)
    if (judged.isOver) over++
    statements.push(...keep(services, download.staged), ...judged.statements)
  }
  return { statements, staged, over }
}

const keep = ({ d1 }: Services, staged: readonly Staged[]) =>
  jsonParameters(staged.map(({ marker, topicId, outcome }) => [marker, topicId, JSON.stringify(outcome)])).map((json) =>
    d1
      .prepare(
        `UPDATE llm_requests SET outcome = r.value ->> 2 FROM json_each(?) AS r
         WHERE llm_requests.marker = r.value ->> 0 AND llm_requests.topic_id = r.value ->> 1 AND outcome IS NULL`,
      )
      .bind(json),
  )

/** Whether the sub-batch is over: all its results are here, or what lacks was waited for long enough. */
function judge(
  services: Services,
  batch: SubBatch,
  { end, problem }: Download,
): { isOver: boolean; statements: D1PreparedStatement[] } {
  const now = services.now()
  const age = now.getTime() - new Date(batch.ended_at ?? now).getTime()
  const set = (what: string, ...values: string[]) => [
    services.d1
      .prepare(`UPDATE llm_batches SET asked_at = ?2, ${what} WHERE marker = ?1 AND status = 'ended'`)
      .bind(batch.marker, now.toISOString(), ...values),
  ]
  if (end === "complete") return { isOver: true, statements: set("status = 'done', problem = NULL") }
  if (end === "cut") return { isOver: false, statements: [] }
  const isAll = end === "incomplete" && batch.incomplete + 1 >= INCOMPLETE_DOWNLOADS && age >= INCOMPLETE_FOR_MS
  if (isAll || age > GIVEN_UP_AFTER_MS) {
    const reason = problem ?? "The LLM provider gave no result for this topic"
    return { isOver: true, statements: giveUp(services, batch.marker, reason) }
  }
  const statements = end === "incomplete" ? set("incomplete = incomplete + 1") : set("problem = ?3", problem ?? "")
  return { isOver: false, statements }
}
