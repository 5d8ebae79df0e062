import { eq } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { isTransient } from "../../kernel/db/transient.ts"
import { AppError } from "../../kernel/errors.ts"
import { PlatformError } from "../../activation/platforms/port.ts"
import { commitStep, isUndone } from "./commit-step.ts"
import { failJob } from "./end-job.ts"
import { kindOf } from "./kinds.ts"
import { findJob, isOver, type Job, type Progress, progressOf } from "./record.ts"

/** Longer than a process call may take: who holds a lease past this is gone. */
const LEASE_MS = 90_000
const MAX_REASON = 500
const ATTEMPTS = 3

/** How far the job is now, and whether whoever drives it should wait before the next step. */
export type Step = Progress & { idle: boolean }

type Taken = { step: Step; afterwards?: () => Promise<void> }

/** One step of a job, by whoever asks: a request, a queue, several at once. One of them takes it, the others hear `busy`. */
export async function processJob(services: Services, jobId: string): Promise<Step> {
  const lock = services.locks(jobId)
  const [job, lease] = await Promise.all([
    services.db.select().from(jobs).where(eq(jobs.id, jobId)).get(),
    lock.acquire(LEASE_MS),
  ])
  let taken: Taken | undefined
  try {
    if (!job) throw new AppError(404, "Job not found")
    if (isOver(job)) return { ...progressOf(job), idle: false }
    if (!lease) return { ...progressOf(job), busy: true, idle: false }
    taken = await takeStep(services, job, lease.fence)
    return taken.step
  } finally {
    await Promise.all([lease && lock.release(lease.fence), taken?.afterwards && finish(services, taken.afterwards)])
  }
}

async function takeStep(services: Services, job: Job, fence: number, attempt = 1): Promise<Taken> {
  const began = services.now().toISOString()
  try {
    const outcome = await kindOf(job.jobType, job.config).step(services, job)
    const times = { began, ended: services.now().toISOString() }
    await services.d1.batch(commitStep(services.d1, job, fence, outcome, times))
    return { step: { ...countUp(job, outcome), idle: outcome.idle ?? false }, afterwards: outcome.afterwards }
  } catch (error) {
    if (isUndone(error)) {
      const now = await findJob(services, job.id)
      // Where nobody else took the step, another look at its items will do.
      if (now.fence === job.fence && attempt < ATTEMPTS) return takeStep(services, now, fence, attempt + 1)
      return { step: { ...progressOf(now), busy: true, idle: false } }
    }
    if (isTransient(error) || isAway(error)) throw error
    const reason = error instanceof AppError ? error.message : `The job could not go on: ${String(error)}`
    services.log("job.failed", { jobId: job.id, error: String(error) })
    await failJob(services, job.id, reason.slice(0, MAX_REASON))
    return { step: { ...progressOf(await findJob(services, job.id)), idle: false } }
  }
}

/** A platform that does not answer: the queue retries a background step, and a client may call again. */
const isAway = (error: unknown) => error instanceof PlatformError && error.unanswered

type Outcome = Awaited<ReturnType<ReturnType<typeof kindOf>["step"]>>

/** The counters as the commit has left them: nobody else can have written them in between. */
const countUp = (job: Job, { processed, success, errors, skip, done }: Outcome): Progress => ({
  done,
  processedItems: job.processedItems + processed,
  totalItems: Math.max(job.totalItems, job.processedItems + processed),
  successCount: job.successCount + success,
  errorCount: job.errorCount + errors.length,
  skipCount: job.skipCount + skip,
})

/** The database is the truth and is written already. */
async function finish(services: Services, afterwards: () => Promise<void>) {
  try {
    await afterwards()
  } catch (error) {
    services.log("job.behind", { error: String(error) })
  }
}
