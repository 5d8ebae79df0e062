import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** "Go on with this run": which segments are next, the database knows. */
const RunMessage = z.object({ runId: z.string() })
/** "Ask the platform what became of what left for it." */
const SettleMessage = z.object({ settle: z.string() })

export const PushMessage = z.union([RunMessage, SettleMessage])

const message = (body: z.output<typeof PushMessage>): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  queue: "strata-pushes",
  body,
})

export const runMessage = (runId: string) => message({ runId })
export const settleMessage = (connectionId: string) => message({ settle: connectionId })
