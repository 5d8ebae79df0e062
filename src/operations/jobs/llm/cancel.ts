import type { Services } from "../../../kernel/context.ts"
import { CONNECTIONS } from "./limits.ts"
import { failureOf, openBatches } from "./provider.ts"

const MAX_BATCHES = 1000

/** Cancels a job's batches at the provider, best effort. Requests it has already started are still billed. */
export async function cancelBatches(services: Services, jobId: string): Promise<void> {
  if (!services.llm) return
  const batches = openBatches(services.llm)
  const { results } = await services.home
    .prepare(
      `SELECT provider_batch_id AS id FROM llm_batches WHERE job_id = ? AND status = 'open' ORDER BY asked_at DESC LIMIT ?`,
    )
    .bind(jobId, MAX_BATCHES)
    .all<{ id: string }>()
  for (let i = 0; i < results.length; i += CONNECTIONS) {
    await Promise.all(
      results.slice(i, i + CONNECTIONS).map(({ id }) =>
        batches.cancel(id).catch((error: unknown) => {
          services.log("llm_batch.cancel_failed", { level: "warn", jobId, id, ...failureOf(error) })
        }),
      ),
    )
  }
}
