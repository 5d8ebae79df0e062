import type { Services } from "../../../kernel/context.ts"
import { columnRequest } from "../../../kernel/llm/column.ts"
import { classificationRequest } from "../../../kernel/llm/request.ts"
import { cancelBatches } from "./cancel.ts"
import type { LlmConfig } from "./config.ts"
import { SENT_AT_ONCE, SETTLED_AFTER_MS } from "./limits.ts"
import { type Batches, type BatchRequest, type Failure, failureOf } from "./provider.ts"
import { subBatches } from "./sub-batches.ts"

type Question = { topic_id: string; topic_name: string; parent_category: string }

/**
 * Sends planned sub-batches; returns how many were accepted. The claim is written before sending, and the batch id as soon as it is known,
 * even if another worker holds the lock by then.
 */
export async function sendBatches(
  services: Services,
  batches: Batches,
  jobId: string,
  config: LlmConfig & { model: string },
): Promise<number> {
  const planned = await subBatches(services, jobId, "planned", { limit: SENT_AT_ONCE })
  const sent = await Promise.all(planned.map(({ marker }) => sendBatch(services, batches, marker, config)))
  // A concurrent cancellation cannot see these batches, so cancel them here.
  if (await isCancelled(services, jobId)) await cancelBatches(services, jobId)
  return sent.filter(Boolean).length
}

const isCancelled = async ({ home }: Services, jobId: string) =>
  (await home.prepare("SELECT status FROM jobs WHERE id = ?").bind(jobId).first("status")) === "cancelled"

const CLAIM = `
  UPDATE llm_batches SET status = 'sending', sent_at = coalesce(sent_at, ?2), asked_at = ?2, look_at = ?3
  WHERE marker = ?1 AND status = 'planned'
    AND EXISTS (SELECT 1 FROM jobs WHERE id = llm_batches.job_id AND status IN ('pending', 'processing'))`

async function sendBatch(services: Services, batches: Batches, marker: string, config: LlmConfig & { model: string }) {
  const { home, now } = services
  const requests = await requestsOf(services, marker, config)
  const at = now()
  const settled = new Date(at.getTime() + SETTLED_AFTER_MS).toISOString()
  const [claimed] = await home.batch([home.prepare(CLAIM).bind(marker, at.toISOString(), settled)])
  if (claimed?.meta.changes !== 1) return false
  const { id, failure } = await batches.create(requests).then(
    (made) => ({ id: made, failure: undefined }),
    (error: unknown) => ({ id: undefined, failure: failureOf(error) }),
  )
  if (failure) services.log("llm_batch.send_failed", { level: "warn", marker, ...failure })
  await home.batch(failure ? afterFailure(services, marker, failure) : [opened(services, marker, id)])
  return !failure
}

/** Records a sub-batch's provider id, once. */
export const opened = ({ home, now }: Services, marker: string, id: string) =>
  home
    .prepare(
      `UPDATE llm_batches SET status = 'open', provider_batch_id = ?2, asked_at = ?3, look_at = NULL, problem = NULL
       WHERE marker = ?1 AND status = 'sending'`,
    )
    .bind(marker, id, now().toISOString())

/** A 4xx is final; after a 5xx or no response, the batch may still have been created. */
function afterFailure({ home, now }: Services, marker: string, { status, message: problem }: Failure) {
  const set = (what: string, ...values: string[]) =>
    home
      .prepare(`UPDATE llm_batches SET problem = ?2, ${what} WHERE marker = ?1 AND status = 'sending'`)
      .bind(marker, problem, ...values)
  if (status === undefined) return [set("look_at = look_at")]
  if (status >= 500 || status === 408) return [set("look_at = ?3", now().toISOString())]
  if (status === 409 || status === 429) return [set("status = 'planned'")]
  return [set("status = 'refused'"), home.prepare("DELETE FROM llm_requests WHERE marker = ?").bind(marker)]
}

async function requestsOf({ directory }: Services, marker: string, config: LlmConfig & { model: string }) {
  const { results } = await directory
    .prepare(
      `SELECT r.topic_id, r.topic_name, t.parent_category FROM llm_requests AS r
       CROSS JOIN topics AS t ON t.id = r.topic_id WHERE r.marker = ? ORDER BY r.topic_id`,
    )
    .bind(marker)
    .all<Question>()
  return results.map((question): BatchRequest => ({
    custom_id: customId(marker, question.topic_id),
    params: requestOf(question, config),
  }))
}

const MAX_SEARCHES = 3

/** One topic per request, so that one topic's text cannot influence another's result. */
export function requestOf(
  { topic_name: topicName, parent_category: parentCategory }: Omit<Question, "topic_id">,
  { targetColumn: column, enableWebSearch, model }: LlmConfig & { model: string },
) {
  const maxSearches = enableWebSearch ? MAX_SEARCHES : 0
  return column
    ? columnRequest(model, { column, topicName, parentCategory }, maxSearches)
    : classificationRequest(model, [{ role: "user", content: topicName }], { maxSearches })
}

export const customId = (marker: string, topicId: string) => `${marker}-${topicId}`
