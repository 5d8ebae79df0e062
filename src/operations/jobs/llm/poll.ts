import type { Services } from "../../../kernel/context.ts"
import { POLLED_AT_ONCE, CONNECTIONS, GIVEN_UP_AFTER_MS, UNKNOWN_AFTER_MS } from "./limits.ts"
import { type Batches, type Failure, failureOf } from "./provider.ts"
import { giveUp, type SubBatch, subBatches } from "./sub-batches.ts"

/** Polls the least recently polled sub-batches. */
export async function pollBatches(
  services: Services,
  batches: Batches,
  jobId: string,
  hasTime: () => boolean,
): Promise<{ statements: D1PreparedStatement[]; finished: number }> {
  const open = await subBatches(services, jobId, "open", { limit: POLLED_AT_ONCE })
  const answers: { batch: SubBatch; hasEnded: boolean; failure?: Failure }[] = []
  for (let i = 0; i < open.length && hasTime(); i += CONNECTIONS) {
    const part = open.slice(i, i + CONNECTIONS).map(async (batch) => {
      try {
        return { batch, hasEnded: await batches.hasEnded(batch.provider_batch_id) }
      } catch (error) {
        return { batch, hasEnded: false, failure: failureOf(error) }
      }
    })
    answers.push(...(await Promise.all(part)))
  }
  const now = services.now()
  const { home } = services
  let finished = 0
  const statements = answers.flatMap(({ batch, hasEnded, failure }) => {
    const age = now.getTime() - new Date(batch.sent_at).getTime()
    const isGone = failure?.status === 404 && age > UNKNOWN_AFTER_MS
    const isLost = isGone || (!hasEnded && age > GIVEN_UP_AFTER_MS)
    if (hasEnded || isLost) finished++
    if (isLost) return giveUp(services, batch.marker, "The LLM provider lost the batch")
    return [
      home
        .prepare(
          `UPDATE llm_batches SET asked_at = ?2, problem = ?3, status = iif(?4, 'ended', status),
             ended_at = iif(?4, ?2, ended_at) WHERE marker = ?1 AND status = 'open'`,
        )
        .bind(batch.marker, now.toISOString(), failure?.message ?? null, hasEnded ? 1 : 0),
    ]
  })
  return { statements, finished }
}
