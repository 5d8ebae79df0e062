import { entryIfChanged } from "../../organizations/audit/entry.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { showJob } from "./show-jobs.ts"
import { kindOf } from "./kinds.ts"
import { findJob, isOver, type Job } from "./record.ts"

/** Cancels a job between two steps; a running step completes. */
export async function cancelJob(ctx: OrgContext, id: string, orgId?: string) {
  const job = await findJob(ctx, id, orgId)
  const cancel = ctx.home
    .prepare(
      "UPDATE jobs SET status = 'cancelled', completed_at = ?2 WHERE id = ?1 AND status IN ('pending', 'processing')",
    )
    .bind(id, ctx.now().toISOString())
  const [cancelled] = await ctx.home.batch([cancel, entryIfChanged(ctx, "job.cancelled", id)])
  if (cancelled?.meta.changes === 0) {
    const current = isOver(job) ? job.status : (await findJob(ctx, id)).status
    throw new AppError(409, `Job is ${current}, cannot cancel`)
  }
  await cancelExternalWork(ctx, job)
  return showJob(ctx, id)
}

/** Best effort: the job is cancelled even if this fails. */
async function cancelExternalWork(ctx: OrgContext, job: Job) {
  try {
    await kindOf(job.jobType, job.config).cancelled?.(ctx, job)
  } catch (error) {
    ctx.log("job.cancel_failed", { level: "warn", jobId: job.id, error: String(error) })
  }
}

/** Marks an open job as failed and records the reason. */
export async function failJob({ home, now }: Services, id: string, reason: string): Promise<void> {
  const isOpen = "EXISTS (SELECT 1 FROM jobs WHERE id = ?1 AND status IN ('pending', 'processing'))"
  await home.batch([
    home.prepare(`INSERT INTO job_errors (job_id, message) SELECT ?1, ?2 WHERE ${isOpen}`).bind(id, reason),
    home
      .prepare(
        `UPDATE jobs SET status = 'failed', started_at = coalesce(started_at, ?2), completed_at = ?2
         WHERE id = ?1 AND status IN ('pending', 'processing')`,
      )
      .bind(id, now().toISOString()),
  ])
}
