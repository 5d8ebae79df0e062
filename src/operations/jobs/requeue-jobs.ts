import type { Services } from "../../kernel/context.ts"
import { CRON_LOOKS, sendJob } from "./drive-job.ts"

const AT_ONCE = 100

/** Background jobs that nobody works on now: their worker died, a message was lost, or they wait for something outside. */
export async function requeueJobs(services: Services): Promise<void> {
  const { results } = await services.d1
    .prepare(
      `SELECT id FROM jobs INDEXED BY jobs_status WHERE status IN ('pending', 'processing')
         AND config ->> 'background' = 1 ORDER BY created_at LIMIT ?`,
    )
    .bind(AT_ONCE)
    .all<{ id: string }>()
  for (const { id } of results) if (!(await services.locks(id).isHeld())) await sendJob(services, id, CRON_LOOKS)
}
