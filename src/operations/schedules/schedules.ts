import { findOutbound } from "../../activation/runs/find-run.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { changesOf } from "../../organizations/audit/changes-of.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { nextTime, problemWithRepeats, type Repeats } from "../../organizations/connections/next-time.ts"
import type { NewSchedule, Schedule, ScheduleChanges, SchedulesQuery } from "./schema.ts"

const MAX_SCHEDULES = 50

type Row = Omit<Schedule, "filters" | "paused" | "last"> & { filters: string; last: string | null }

const SELECT = `
  SELECT s.id, s.connection_id AS connectionId, s.name, s.kind, s.every, s.cron, s.time_zone AS timeZone, s.filters, s.mode, s.next_run_at AS nextRunAt,
    s.created_by AS createdBy, s.created_at AS createdAt, s.updated_at AS updatedAt, (
      SELECT json_object('dueAt', r.due_at, 'mode', r.mode, 'status', r.status, 'counts', json(r.counts), 'reason', r.reason,
        'runId', iif(r.mode = 'live' AND r.status = 'done', r.id, NULL))
      FROM schedule_runs AS r WHERE r.schedule_id = s.id ORDER BY r.due_at DESC LIMIT 1
    ) AS last
  FROM activation_schedules AS s`

/** With a workspace, only its schedules are visible. */
const mine = ({ org, workspace }: OrgContext): Sql =>
  workspace === "" ? sql("s.org_id = ?", org.id) : sql("s.org_id = ? AND s.workspace_id = ?", org.id, workspace)

const scheduleOf = ({ filters, last, ...row }: Row): Schedule => ({
  ...row,
  filters: JSON.parse(filters) as Schedule["filters"],
  paused: row.nextRunAt === null,
  last: last === null ? null : (JSON.parse(last) as Schedule["last"]),
})

/** The organization's schedules, oldest first. */
export async function listSchedules(ctx: OrgContext, { connectionId }: SchedulesQuery): Promise<Schedule[]> {
  const own = mine(ctx)
  const of = connectionId === undefined ? sql("") : sql(" AND s.connection_id = ?", connectionId)
  const { results } = await prepare(
    ctx.library,
    sql(
      `${SELECT} WHERE ${own.text}${of.text} ORDER BY s.created_at, s.id LIMIT ${MAX_SCHEDULES}`,
      ...own.values,
      ...of.values,
    ),
  ).all<Row>()
  return results.map(scheduleOf)
}

async function findSchedule(ctx: OrgContext, id: string): Promise<Schedule> {
  const own = mine(ctx)
  const row = await prepare(
    ctx.library,
    sql(`${SELECT} WHERE s.id = ? AND ${own.text}`, id, ...own.values),
  ).first<Row>()
  if (!row) throw new AppError(404, "Schedule not found")
  return scheduleOf(row)
}

/** Due immediately, as a dry run: cron starts it within minutes. */
export async function createSchedule(ctx: OrgContext, input: NewSchedule): Promise<Schedule> {
  const { kind, filters } = input
  const { every, cron, timeZone } = checked(ctx, { every: input.every, cron: null, timeZone: null }, input)
  const { id: connectionId } = await findOutbound(ctx, input.connectionId)
  const [id, at] = [newId("sch"), ctx.now().toISOString()]
  const name = input.name ?? `${every.charAt(0).toUpperCase()}${every.slice(1)} ${kind}`
  // Counted and inserted in one statement, so that concurrent requests cannot exceed the limit.
  const insert = prepare(
    ctx.library,
    sql`INSERT INTO activation_schedules
         (id, org_id, workspace_id, connection_id, name, kind, every, cron, time_zone, filters, mode, next_run_at, created_by, created_at, updated_at)
       SELECT ${id}, ${ctx.org.id}, ${ctx.workspace}, ${connectionId}, ${name}, ${kind}, ${every}, ${cron}, ${timeZone}, ${JSON.stringify(filters)},
         'dry_run', ${at}, ${ctx.actor.userId}, ${at}, ${at}
       WHERE (SELECT count(*) FROM activation_schedules WHERE org_id = ${ctx.org.id}) < ${MAX_SCHEDULES}`,
  )
  const audit = entryIfChanged(ctx, "schedule.created", id, {
    connection: connectionId,
    name,
    kind,
    every,
    ...(cron && { cron }),
  })
  const [inserted] = await ctx.library.batch([insert, audit])
  if (inserted?.meta.changes === 0) throw new AppError(400, `Maximum ${MAX_SCHEDULES} schedules per organization`)
  return findSchedule(ctx, id)
}

/** How often it repeats, with the changes; an expression belongs to `custom` alone. */
function checked(ctx: OrgContext, before: Repeats, changes: Partial<Repeats>): Repeats {
  const every = changes.every ?? before.every
  const { cron = before.cron, timeZone = before.timeZone } = changes
  const repeats = every === "custom" ? { every, cron, timeZone } : { every, cron: null, timeZone: null }
  const problem = problemWithRepeats(repeats, { cron: "cron", zone: "timeZone" }, ctx.now())
  if (problem !== undefined) throw new AppError(400, problem)
  return repeats
}

export async function changeSchedule(
  ctx: OrgContext,
  id: string,
  changes: ScheduleChanges,
  version?: string,
): Promise<Schedule> {
  const found = await findSchedule(ctx, id)
  const fields = Object.keys(changes).filter((field) => changes[field as keyof ScheduleChanges] !== undefined)
  if (fields.length === 0) throw new AppError(400, "No valid fields to update")
  const { name, filters } = { ...found, ...changes }
  const repeats = checked(ctx, found, changes)
  const { every, cron, timeZone } = repeats
  const hasOtherFilters = JSON.stringify(filters) !== JSON.stringify(found.filters)
  const mode = changes.mode ?? (hasOtherFilters ? "dry_run" : found.mode)
  const update = prepare(
    ctx.library,
    sql`UPDATE activation_schedules SET name = ${name}, every = ${every}, cron = ${cron}, time_zone = ${timeZone}, filters = ${JSON.stringify(filters)}, mode = ${mode},
      next_run_at = ${nextRunOf(found, changes, repeats, ctx.now())}, updated_at = ${ctx.now().toISOString()}
       WHERE id = ${id} AND org_id = ${ctx.org.id}`,
  )
  const entry = entryIfChanged(ctx, "schedule.changed", id, {
    name,
    fields,
    mode,
    ...changesOf({ ...found, paused: found.nextRunAt === null }, { ...changes, mode }),
  })
  const stored = sql`SELECT updated_at FROM activation_schedules WHERE id = ${id} AND org_id = ${ctx.org.id}`
  await batchIfUnchanged(ctx.library, { stored, version }, [update, entry], () => findSchedule(ctx, id))
  return findSchedule(ctx, id)
}

/** A resumed schedule is due immediately, or when its expression says; a changed interval counts from now. */
function nextRunOf(found: Schedule, { paused }: ScheduleChanges, repeats: Repeats, now: Date): string | null {
  const { nextRunAt } = found
  if (paused ?? nextRunAt === null) return null
  const isSame = (["every", "cron", "timeZone"] as const).every((field) => found[field] === repeats[field])
  if (nextRunAt !== null && isSame) return nextRunAt
  if (nextRunAt === null && repeats.every !== "custom") return now.toISOString()
  return nextTime(repeats, now.toISOString(), now)
}

/** Runs it started continue and keep its name. */
export async function deleteSchedule(ctx: OrgContext, id: string) {
  const { name } = await findSchedule(ctx, id)
  await ctx.library.batch([
    ctx.library.prepare("DELETE FROM activation_schedules WHERE id = ? AND org_id = ?").bind(id, ctx.org.id),
    entryIfChanged(ctx, "schedule.deleted", id, { name }),
    ctx.library
      .prepare(
        "DELETE FROM schedule_runs WHERE schedule_id = ? AND org_id = ? AND NOT (mode = 'live' AND status = 'done')",
      )
      .bind(id, ctx.org.id),
  ])
  return { deleted: true as const }
}
