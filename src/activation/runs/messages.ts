import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** Resumes a run. The next segments are read from the database. */
const RunMessage = z.object({ runId: z.string() })
/** Settles unknown outcomes of a connection. */
const SettleMessage = z.object({ settle: z.string() })

export const PushMessage = z.union([RunMessage, SettleMessage])

export const runMessage = (runId: string, org: string): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  org,
  queue: "strata-pushes",
  body: { runId },
})
