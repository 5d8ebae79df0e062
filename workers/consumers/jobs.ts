import type { Services } from "../../src/kernel/context.ts"
import { driveJob } from "../../src/operations/jobs/drive-job.ts"
import { failJob } from "../../src/operations/jobs/end-job.ts"
import { JobMessage } from "../../src/operations/jobs/messages.ts"
import { recordDeadLetter } from "./dead-letters.ts"

export async function consumeJob(services: Services, _queue: string, message: Message): Promise<void> {
  const { jobId, looks } = JobMessage.parse(message.body)
  await driveJob(services, jobId, looks)
}

/** A job that nobody drives any more must not look as if it were going on. */
export async function consumeDeadJob(services: Services, queue: string, message: Message): Promise<void> {
  await recordDeadLetter(services, queue, message)
  const { data } = JobMessage.safeParse(message.body)
  if (data) await failJob(services, data.jobId, "The background work failed again and again")
}
