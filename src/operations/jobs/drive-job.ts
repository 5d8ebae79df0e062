import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { jobMessage } from "./messages.ts"
import { processJob } from "./process-job.ts"

const BUDGET_MS = 20_000
/** More than any step calls; a step is not begun with less. The limits suite holds every kind of job to it. */
export const CALLS_PER_STEP = 300
const BUSY_PAUSE_MS = 1000
const MAX_BUSY = 3
/** How long a job that waits for something outside is left alone, by how often somebody looked in vain. Then it is the cron's. */
const PAUSES_SECONDS = [5, 10, 20, 40, 80, 160]
export const CRON_LOOKS = PAUSES_SECONDS.length

/**
 * Takes steps until the job is done or this message has had its share, and then sends the next. Where somebody else goes on
 * taking steps, this driver leaves the job to them; the cron sees to it that a job is never left by all.
 */
export async function driveJob(services: Services, jobId: string, looks = 0): Promise<void> {
  const until = services.now().getTime() + BUDGET_MS
  let [busy, inVain] = [0, looks]
  while (services.budget.left() > CALLS_PER_STEP && services.now().getTime() < until) {
    const step = await stepOf(services, jobId)
    if (!step || step.done) return
    if (step.idle) return sendLater(services, jobId, inVain)
    busy = step.busy ? busy + 1 : 0
    inVain = 0
    if (busy === MAX_BUSY) return
    if (step.busy) await scheduler.wait(BUSY_PAUSE_MS)
  }
  await sendJob(services, jobId)
}

async function sendJob(services: Services, jobId: string, looks?: number): Promise<void> {
  const messages = [jobMessage(jobId, looks)]
  await services.d1.batch(writeOutbox(services.d1, messages, services.now().toISOString()))
  await sendOutbox(services, messages)
}

/** A message that gets lost here is made up for by the cron. */
async function sendLater({ queues, log }: Services, jobId: string, looks: number): Promise<void> {
  const delaySeconds = PAUSES_SECONDS[looks]
  if (delaySeconds === undefined) return
  try {
    await queues["strata-jobs"].sendBatch([{ body: jobMessage(jobId, looks + 1).body, delaySeconds }])
  } catch (error) {
    log("job.delayed", { jobId, error: String(error) })
  }
}

/** A message may outlive its job; then there is nothing to do. */
async function stepOf(services: Services, jobId: string) {
  try {
    return await processJob(services, jobId)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
