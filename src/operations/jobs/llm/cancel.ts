import type { Services } from "../../../kernel/context.ts"
import { CONNECTIONS } from "./limits.ts"
import { failureOf, openBatches } from "./provider.ts"

const MOST = 1000

/** Tells the provider to stop what it has not begun. What cannot be told is paid for, as everything it has begun is. */
export async function cancelBatches(services: Services, jobId: string): Promise<void> {
  if (!services.llm) return
  const batches = openBatches(services.llm)
  const { results } = await services.d1
    .prepare(
      `SELECT provider_batch_id AS id FROM llm_batches WHERE job_id = ? AND status = 'open' ORDER BY asked_at DESC LIMIT ?`,
    )
    .bind(jobId, MOST)
    .all<{ id: string }>()
  for (let i = 0; i < results.length; i += CONNECTIONS) {
    await Promise.all(
      results.slice(i, i + CONNECTIONS).map(({ id }) =>
        batches.cancel(id).catch((error: unknown) => {
          services.log("llm_batch.not_cancelled", { jobId, id, ...failureOf(error) })
        }),
      ),
    )
  }
}
