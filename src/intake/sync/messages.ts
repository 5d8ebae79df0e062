import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** Resumes a run. The next page is read from the database. */
export const PageMessage = z.object({ runId: z.string() })

export const pageMessage = (runId: string, org: string): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  org,
  queue: "strata-syncs",
  body: { runId },
})
