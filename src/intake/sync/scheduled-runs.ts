import type { Services } from "../../kernel/context.ts"
import { FILE_SOURCES } from "../../organizations/connections/kinds.ts"
import { nextTime, type Repeats } from "../../organizations/connections/next-time.ts"
import { newId } from "../../kernel/ids.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { pageMessage } from "./messages.ts"

const HOUR_MS = 3_600_000
const PAGE = 100
/** Upper bound for the batch, the message and its outbox row. */
const CALLS_PER_START = 10
/** A run older than this no longer blocks the next one. */
const BLOCKS_NEXT_FOR_MS = 6 * HOUR_MS

type Due = { id: string; org: string; next_sync_at: string } & Repeats

const IS_FILES = FILE_SOURCES.map((type) => `'${type}'`).join(", ")

/** Inserts a run unless the schedule has changed since it was read or another run is active. */
const START = `
  INSERT INTO sync_runs (id, org_id, workspace_id, connection_id, created_by, status, background, created_at, updated_at, kind)
  SELECT ?1, org_id, '', id, created_by, 'running', 1, ?4, ?4, iif(config ->> 'source_type' IN (${IS_FILES}), 'files', 'pages')
  FROM connections
  WHERE id = ?2 AND next_sync_at = ?3 AND NOT EXISTS (
    SELECT 1 FROM sync_runs AS other WHERE other.org_id = connections.org_id AND other.connection_id = connections.id
      AND other.status = 'running' AND other.created_at > ?5
  )`

/** Starts a background run for every due connection, until none is left or the budget is spent. */
export async function startScheduledRuns(services: Services): Promise<void> {
  const next = services.library.prepare(
    `SELECT id, org_id AS org, next_sync_at, config ->> 'schedule' AS every, config ->> 'schedule_cron' AS cron,
       config ->> 'schedule_time_zone' AS timeZone FROM connections
     WHERE next_sync_at IS NOT NULL AND next_sync_at <= ? ORDER BY next_sync_at LIMIT ${PAGE}`,
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

/** The run, its first message and the next due time are one batch, so concurrent ticks start one run. */
async function startOne(services: Services, due: Due) {
  const { library, now, log } = services
  const at = now()
  const runId = newId("run")
  const message = pageMessage(runId, due.org)
  const blockingSince = new Date(at.getTime() - BLOCKS_NEXT_FOR_MS).toISOString()
  const [started] = await library.batch([
    library.prepare(START).bind(runId, due.id, due.next_sync_at, at.toISOString(), blockingSince),
    ...writeOutbox(library, [message], at.toISOString()),
    library
      .prepare("DELETE FROM outbox WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM sync_runs WHERE id = ?2)")
      .bind(message.id, runId),
    library
      .prepare("UPDATE connections SET next_sync_at = ?3 WHERE id = ?1 AND next_sync_at = ?2")
      .bind(due.id, due.next_sync_at, nextTime(due, due.next_sync_at, at)),
  ])
  if (started?.meta.changes !== 1) return
  await sendOutbox(services, [message])
  log("sync.scheduled", { connectionId: due.id, runId })
}
