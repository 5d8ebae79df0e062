import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** Resumes a job. Its progress is read from the database. */
export const JobMessage = z.object({
  jobId: z.string(),
  /** How many times the job was found idle. */
  looks: z.int().optional(),
})

export const jobMessage = (jobId: string, org: string | null, looks?: number): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  ...(org !== null && { org }),
  queue: "strata-jobs",
  body: { jobId, ...(looks !== undefined && { looks }) },
})
