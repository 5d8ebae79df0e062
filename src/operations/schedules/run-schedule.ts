import { createPushRun } from "../../activation/runs/create-run.ts"
import { dryRun } from "../../activation/runs/dry-run.ts"
import { findOutbound } from "../../activation/runs/find-run.ts"
import { countStale } from "../../activation/segments/find-stale.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { ChosenFilters } from "../../topics/library/schema.ts"
import { createJob } from "../jobs/create-job.ts"
import { scheduleMessage } from "./messages.ts"
import type { Schedule, ScheduleCounts } from "./schema.ts"

/** Counting stops after this time or when few calls are left; the counts are then marked as partial. */
const COUNT_MS = 20_000
const CALLS_KEPT = 40
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

type Due = Pick<Schedule, "connectionId" | "kind" | "mode"> & {
  id: string
  orgId: string
  status: string
  scheduleId: string
  /** Null if the schedule was deleted. */
  filters: string | null
  nextRunAt: string | null
  createdBy: string
  workspace: string
}

const READ = `
  SELECT r.id, r.org_id AS orgId, r.status, r.schedule_id AS scheduleId, r.kind, s.connection_id AS connectionId, s.filters,
    s.next_run_at AS nextRunAt, s.created_by AS createdBy, s.workspace_id AS workspace,
    iif(r.mode = 'live' AND s.mode = 'live', 'live', 'dry_run') AS mode
  FROM schedule_runs AS r LEFT JOIN activation_schedules AS s ON s.id = r.schedule_id AND s.org_id = r.org_id
  WHERE r.id = ?`

/** The outcome; `started` if the started run reports its own. */
type Outcome = { status: "done" | "skipped" | "failed"; counts?: ScheduleCounts; reason?: string } | "started"

/**
 * Runs a due schedule: counts in a dry run, otherwise starts a push or a refresh. The started run gets the id of the schedule run, so a
 * duplicate message starts nothing.
 */
export async function runSchedule(services: Services, id: string): Promise<void> {
  const due = await find(services, id)
  if (due?.status !== "queued") return
  const owner = { orgId: due.orgId, userId: due.createdBy, workspace: due.workspace }
  const ctx = due.filters === null ? null : await actingFor(services, owner)
  const outcome = ctx ? await attempt(ctx, due) : skipped("The schedule was deleted")
  if (outcome !== "started") await services.library.batch([finish(services, due, outcome), ...forgetOld(services, due)])
}

const find = ({ library }: Services, id: string) => library.prepare(READ).bind(id).first<Due>()

const skipped = (reason: string): Outcome => ({ status: "skipped", reason })

async function attempt(ctx: OrgContext, due: Due): Promise<Outcome> {
  if (due.nextRunAt === null) return skipped("The schedule was paused")
  try {
    const connection = await findOutbound(ctx, due.connectionId)
    if (due.mode === "dry_run") return { status: "done", counts: await countFor(ctx, due) }
    if (connection.status === "error") return skipped("The last test of the connection failed")
    const unfinished = await whyUnfinished(ctx, due)
    return unfinished === undefined ? await start(ctx, due) : skipped(unfinished)
  } catch (error) {
    if (error instanceof AppError) return { status: "failed", reason: error.message }
    // Another consumer of the same message was faster.
    if ((await find(ctx, due.id))?.status !== "queued") return "started"
    throw error
  }
}

const filtersOf = ({ filters }: Due) => {
  const { data, error } = ChosenFilters.safeParse(JSON.parse(filters ?? "{}"))
  if (error) throw new AppError(400, error.issues[0]?.message ?? "The filters are no longer valid")
  return data
}

const isEmpty = (filters: object) => Object.values(filters).every((value) => value === undefined)

async function countFor(ctx: OrgContext, due: Due): Promise<ScheduleCounts> {
  const { connectionId } = due
  const filters = filtersOf(due)
  if (due.kind === "refresh") {
    return { refresh: await countStale(ctx, { connectionId, ...(!isEmpty(filters) && { filters }) }) }
  }
  const deadline = deadlineIn(ctx.outside, COUNT_MS)
  const counts = { create: 0, unchanged: 0, blocked: 0 }
  for await (const page of await dryRun(ctx, connectionId, { filters })) {
    for (const { action } of page) counts[action]++
    if (ctx.budget.left() < CALLS_KEPT || deadline.leftMs() <= 0) return { ...counts, partial: 1 }
  }
  return counts
}

/** Prevents runs of one schedule from piling up behind an approval or an unresponsive platform. */
async function whyUnfinished({ library }: OrgContext, { id, scheduleId }: Due): Promise<string | undefined> {
  const state = await library
    .prepare(
      `SELECT coalesce(
         (SELECT iif(approval = 'waiting', 'waits', 'runs') FROM push_runs WHERE id = r.id AND status = 'running'),
         (SELECT 'runs' FROM jobs WHERE id = r.id AND status IN ('pending', 'processing'))) AS state
       FROM schedule_runs AS r WHERE r.schedule_id = ? AND r.id <> ? AND r.mode = 'live' AND r.status = 'done'
       ORDER BY r.due_at DESC LIMIT 1`,
    )
    .bind(scheduleId, id)
    .first<string | null>("state")
  if (state === "waits") return "The push before it still waits for approval"
  return state === "runs" ? "The run before it has not ended" : undefined
}

async function start(ctx: OrgContext, due: Due): Promise<Outcome> {
  const { id, kind, connectionId } = due
  const filters = filtersOf(due)
  const alongside = [finish(ctx, due, { status: "done" }), ...forgetOld(ctx, due)]
  if (kind === "push") {
    await createPushRun(ctx, connectionId, { filters, background: true, dryRun: false }, { id, alongside })
    return "started"
  }
  const config = {
    orgId: ctx.org.id,
    workspace: ctx.workspace,
    background: true,
    connectionId,
    ...(!isEmpty(filters) && { filters: JSON.parse(due.filters ?? "{}") as object }),
  }
  await createJob(ctx, { jobType: "refresh_activations", config, id }, alongside)
  return "started"
}

const finish = ({ library, now }: Services, { id, mode }: Due, outcome: Exclude<Outcome, "started">) =>
  prepare(
    library,
    sql`UPDATE schedule_runs SET status = ${outcome.status}, counts = ${outcome.counts ? JSON.stringify(outcome.counts) : null},
      reason = ${outcome.reason ?? null}, completed_at = ${now().toISOString()}, mode = ${mode}
       WHERE id = ${id} AND status = 'queued'`,
  )

/** Deletes old schedule runs, except those that started a run. The lower bound limits the statement to a month of rows. */
function forgetOld({ library, now }: Services, { scheduleId }: Due): D1PreparedStatement[] {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
  return [
    library
      .prepare(
        `DELETE FROM schedule_runs WHERE schedule_id = ?1 AND due_at < ?2 AND due_at >= ?3
           AND NOT (mode = 'live' AND status = 'done')`,
      )
      .bind(scheduleId, daysAgo(KEPT_DAYS), daysAgo(2 * KEPT_DAYS)),
  ]
}

/** For messages that no consumer could handle. */
export async function failScheduleRun({ library, now }: Services, id: string, reason: string): Promise<void> {
  await library
    .prepare(
      "UPDATE schedule_runs SET status = 'failed', reason = ?2, completed_at = ?3 WHERE id = ?1 AND status = 'queued'",
    )
    .bind(id, reason, now().toISOString())
    .run()
}

/** Retries a run that was given up. */
export async function replayScheduleRun(services: Services, id: string, alongside: D1PreparedStatement[]) {
  const { library, together, now } = services
  const status = await library.prepare("SELECT status FROM schedule_runs WHERE id = ?").bind(id).first<string>("status")
  if (status === null) throw new AppError(404, "The schedule was deleted")
  const message = scheduleMessage(id)
  await together.batch([
    library
      .prepare("UPDATE schedule_runs SET status = 'queued', reason = NULL WHERE id = ?1 AND status = 'failed'")
      .bind(id),
    ...alongside,
    ...writeOutbox(library, [message], now().toISOString()),
  ])
  await sendOutbox(services, [message])
}
