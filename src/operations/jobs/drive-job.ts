import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { TURN_MS } from "../../kernel/queues/turns.ts"
import { jobMessage } from "./messages.ts"
import { processJob } from "./process-job.ts"

/** More than any step uses; a step is not started with fewer calls left. The limits suite checks every job kind. */
export const CALLS_PER_STEP = 300
const BUSY_PAUSE_MS = 1000
const MAX_BUSY = 3
/** Delays before an idle job is checked again, by number of idle checks. After the last one, cron takes over. */
const PAUSES_SECONDS = [5, 10, 20, 40, 80, 160]
export const CRON_LOOKS = PAUSES_SECONDS.length

/**
 * Runs steps until the job is done, its turn ends or the budget is spent, then queues the next message. If another driver holds the lock, this one stops;
 * cron restarts stalled jobs.
 */
export async function driveJob(services: Services, jobId: string, looks = 0): Promise<void> {
  const until = services.now().getTime() + TURN_MS
  let [busy, idleChecks] = [0, looks]
  while (services.budget.left() > CALLS_PER_STEP && services.now().getTime() < until) {
    const step = await stepOf(services, jobId)
    if (!step || step.done) return
    if (step.idle) return sendLater(services, jobId, idleChecks)
    busy = step.busy ? busy + 1 : 0
    idleChecks = 0
    if (busy === MAX_BUSY) return
    if (step.busy) await scheduler.wait(BUSY_PAUSE_MS)
  }
  await sendJob(services, jobId)
}

async function sendJob(services: Services, jobId: string): Promise<void> {
  const org = await services.home.prepare("SELECT org_id FROM jobs WHERE id = ?").bind(jobId).first<string>("org_id")
  const messages = [jobMessage(jobId, org)]
  await services.home.batch(writeOutbox(services.home, messages, services.now().toISOString()))
  await sendOutbox(services, messages)
}

/** If this message is lost, cron restarts the job. */
async function sendLater({ queues, log }: Services, jobId: string, looks: number): Promise<void> {
  const delaySeconds = PAUSES_SECONDS[looks]
  if (delaySeconds === undefined) return
  try {
    await queues["strata-jobs"].sendBatch([{ body: jobMessage(jobId, null, looks + 1).body, delaySeconds }])
  } catch (error) {
    log("job.send_failed", { level: "warn", jobId, error: String(error) })
  }
}

/** A message may outlive its job. */
async function stepOf(services: Services, jobId: string) {
  try {
    return await processJob(services, jobId)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
