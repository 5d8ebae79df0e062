import type { Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { isTransient } from "../../kernel/db/transient.ts"
import { AppError } from "../../kernel/errors.ts"
import { demandRoom, NoRoom } from "../../kernel/room.ts"
import { PlatformError } from "../../activation/platforms/port.ts"
import { commitStep, isUndone } from "./commit-step.ts"
import { failJob } from "./end-job.ts"
import { kindOf } from "./kinds.ts"
import { findJob, isOver, type Job, progressOf } from "./record.ts"
import type { Progress } from "./schema.ts"

/** Longer than a process call may take: after this, the holder has crashed. */
const LOCK_MS = 90_000
const MAX_REASON = 500
const ATTEMPTS = 3

/** The job's progress, and whether its driver should wait before the next step. */
export type Step = Progress & { idle: boolean }

type Taken = { step: Step; afterwards?: () => Promise<void> }

/** Runs one step of a job. Of several concurrent callers, one runs the step and the others get `busy`. */
export async function processJob(services: Services, jobId: string): Promise<Step> {
  const lock = services.locks(jobId)
  const [job, held] = await Promise.all([readRow(services.home, jobs, sql`WHERE id = ${jobId}`), lock.acquire(LOCK_MS)])
  let taken: Taken | undefined
  try {
    if (!job) throw new AppError(404, "Job not found")
    if (isOver(job)) return { ...progressOf(job), idle: false }
    if (!held) return { ...progressOf(job), busy: true, idle: false }
    taken = await takeStep(services, job, held.fence)
    return taken.step
  } finally {
    await Promise.all([held && lock.release(held.fence), taken?.afterwards && finish(services, taken.afterwards)])
  }
}

async function takeStep(services: Services, job: Job, fence: number, attempt = 1): Promise<Taken> {
  const began = services.now().toISOString()
  try {
    const kind = kindOf(job.jobType, job.config)
    if (kind.needsRoom) await demandRoom(services)
    const outcome = await kind.step(services, job)
    const times = { began, ended: services.now().toISOString() }
    await services.together.batch(commitStep(services.home, job, fence, outcome, times))
    return { step: { ...countUp(job, outcome), idle: outcome.idle ?? false }, afterwards: outcome.afterwards }
  } catch (error) {
    if (isUndone(error)) {
      const now = await findJob(services, job.id)
      // If no other step was committed, retrying with fresh items is enough.
      if (now.fence === job.fence && attempt < ATTEMPTS) return takeStep(services, now, fence, attempt + 1)
      return { step: { ...progressOf(now), busy: true, idle: false } }
    }
    if (isTransient(error) || isUnanswered(error) || error instanceof NoRoom) throw error
    const reason = error instanceof AppError ? error.message : `Job failed: ${String(error)}`
    services.log("job.failed", { level: "error", jobId: job.id, error: String(error) })
    await failJob(services, job.id, reason.slice(0, MAX_REASON))
    return { step: { ...progressOf(await findJob(services, job.id)), idle: false } }
  }
}

/** The platform did not respond: the queue retries a background step, and a client can call again. */
const isUnanswered = (error: unknown) => error instanceof PlatformError && error.unanswered

type Outcome = Awaited<ReturnType<ReturnType<typeof kindOf>["step"]>>

/** The counters after the commit. The fence guarantees that no other step was committed in between. */
const countUp = (job: Job, { processed, success, errors, skip, done }: Outcome): Progress => ({
  done,
  processedItems: job.processedItems + processed,
  totalItems: Math.max(job.totalItems, job.processedItems + processed),
  successCount: job.successCount + success,
  errorCount: job.errorCount + errors.length,
  skipCount: job.skipCount + skip,
})

/** The database is already committed, so a failure here is only logged. */
async function finish(services: Services, afterwards: () => Promise<void>) {
  try {
    await afterwards()
  } catch (error) {
    services.log("job.followup_failed", { level: "warn", error: String(error) })
  }
}
