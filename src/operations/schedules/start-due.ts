import type { Services } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { newJobId } from "../jobs/create-job.ts"
import { nextTime } from "../../organizations/connections/next-time.ts"
import { scheduleMessage } from "./messages.ts"
import type { Schedule } from "./schema.ts"

const PAGE = 100
/** Upper bound for the batch, the message and its outbox row. */
const CALLS_PER_START = 10

type Due = Pick<Schedule, "id" | "kind" | "every" | "cron" | "timeZone"> & { dueAt: string }

/** Inserts nothing if the schedule changed after it was read: another tick started it, or a person paused it. */
const START = `
  INSERT OR IGNORE INTO schedule_runs (id, org_id, schedule_id, name, kind, mode, due_at, created_at)
  SELECT ?1, org_id, id, name, kind, mode, next_run_at, ?4 FROM activation_schedules WHERE id = ?2 AND next_run_at = ?3`

/** Queues every due schedule, until none is left or the budget is spent. */
export async function startSchedules(services: Services): Promise<void> {
  const next = services.library.prepare(
    `SELECT id, kind, every, cron, time_zone AS timeZone, next_run_at AS dueAt FROM activation_schedules INDEXED BY activation_schedules_due
     WHERE next_run_at IS NOT NULL AND next_run_at <= ? ORDER BY next_run_at LIMIT ${PAGE}`,
  )
  for (let due: Due[] = []; ;) {
    due = (await next.bind(services.now().toISOString()).all<Due>()).results
    for (const one of due) {
      if (services.budget.left() < CALLS_PER_START) return
      await startOne(services, one)
    }
    if (due.length < PAGE) return
  }
}

/** The run, its message and the next due time are one batch, so concurrent ticks queue one run. */
async function startOne(services: Services, { id, kind, dueAt, ...repeats }: Due): Promise<void> {
  const { library, now, log } = services
  const at = now()
  const runId = kind === "push" ? newId("run") : newJobId(at)
  const message = scheduleMessage(runId)
  const [started] = await library.batch([
    library.prepare(START).bind(runId, id, dueAt, at.toISOString()),
    ...writeOutbox(library, [message], at.toISOString()),
    library
      .prepare("DELETE FROM outbox WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM schedule_runs WHERE id = ?2)")
      .bind(message.id, runId),
    library
      .prepare("UPDATE activation_schedules SET next_run_at = ?3 WHERE id = ?1 AND next_run_at = ?2")
      .bind(id, dueAt, nextTime(repeats, dueAt, at)),
  ])
  if (started?.meta.changes !== 1) return
  await sendOutbox(services, [message])
  log("schedule.started", { scheduleId: id, runId })
}
