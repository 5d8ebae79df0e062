import { driveJob } from "../../src/operations/jobs/drive-job.ts"
import { failJob } from "../../src/operations/jobs/end-job.ts"
import { JobMessage } from "../../src/operations/jobs/messages.ts"
import type { Consumer } from "./consumer.ts"

export const jobs: Consumer = {
  handle: (services, message) => {
    const { jobId, looks } = JobMessage.parse(message)
    return driveJob(services, jobId, looks)
  },
  giveUp: async (services, message, reason) => {
    const { data: body } = JobMessage.safeParse(message)
    if (body) await failJob(services, body.jobId, reason)
  },
}
