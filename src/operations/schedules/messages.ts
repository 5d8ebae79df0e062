import * as z from "zod"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Outgoing } from "../../kernel/queues/outbox.ts"

/** Runs a due schedule; the id is that of the schedule run. */
export const ScheduleMessage = z.object({ scheduleRun: z.string() })

export const scheduleMessage = (scheduleRun: string): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  queue: "strata-jobs",
  body: { scheduleRun },
})
