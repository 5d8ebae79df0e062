import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { jobMessage } from "./messages.ts"

/** Reopens a failed job, which resumes at its cursor. */
export async function replayJob(services: Services, { jobId }: { jobId: string }, alongside: D1PreparedStatement[]) {
  const { home, together, now } = services
  const at = now().toISOString()
  const job = await home
    .prepare("SELECT status, org_id AS org FROM jobs WHERE id = ?")
    .bind(jobId)
    .first<{ status: string; org: string | null }>()
  if (!job) throw new AppError(404, "Job not found")
  if (job.status === "cancelled") throw new AppError(409, "Job is cancelled, cannot replay")
  const message = jobMessage(jobId, job.org)
  await together.batch([
    home
      .prepare(
        `UPDATE jobs SET status = 'processing', completed_at = NULL, updated_at = ?2 WHERE id = ?1 AND status = 'failed'`,
      )
      .bind(jobId, at),
    ...alongside,
    ...writeOutbox(home, [message], at),
  ])
  await sendOutbox(services, [message])
}
