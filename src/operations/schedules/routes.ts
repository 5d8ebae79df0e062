import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { NewSchedule, Schedule, ScheduleChanges, SchedulesQuery } from "./schema.ts"
import { changeSchedule, createSchedule, deleteSchedule, listSchedules } from "./schedules.ts"

const path = "/api/activations/schedules"
/** Not for every key that may push, since scheduled runs push without anyone calling. */
const manage = key("schedules:write", "activate")

export const scheduleRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "List recurring pushes and refreshes, with the last and next time each is due",
      access: key(["activations", "schedules:read"]),
      query: SchedulesQuery,
      answer: { status: 200, schema: z.array(Schedule) },
    },
    (ctx, { query }) => listSchedules(ctx, query),
  ),
  route(
    {
      method: "post",
      path,
      summary: "Schedule a push or refresh; it begins as a dry run, which counts and sends nothing",
      access: manage,
      idempotent: true,
      body: NewSchedule,
      answer: { status: 201, schema: Schedule },
      errors: [404],
    },
    (ctx, { body }) => createSchedule(ctx, body),
  ),
  route(
    {
      method: "patch",
      path: `${path}/{id}`,
      summary: "Change, pause or resume a schedule, or switch it between dry run and live",
      access: manage,
      versioned: true,
      body: ScheduleChanges,
      answer: { status: 200, schema: Schedule },
      errors: [404],
    },
    (ctx, { params, body, version }) => changeSchedule(ctx, params.id, body, version),
  ),
  route(
    {
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a schedule; what it started goes on",
      access: manage,
      answer: { status: 200, schema: Deleted },
      errors: [404],
    },
    (ctx, { params }) => deleteSchedule(ctx, params.id),
  ),
] as const
