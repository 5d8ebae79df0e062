import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** "Go on with this job": how far it is, the database knows. */
export const JobMessage = z.object({
  jobId: z.string(),
  /** How often somebody has looked at it in vain. */
  looks: z.int().optional(),
})

export const jobMessage = (jobId: string, looks?: number): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  queue: "strata-jobs",
  body: { jobId, ...(looks !== undefined && { looks }) },
})
