import type * as z from "zod"
import type { Deleted } from "../../../../../src/kernel/http/answers.ts"
import type {
  NewSchedule,
  Schedule,
  ScheduleChanges,
  SchedulesQuery,
} from "../../../../../src/operations/schedules/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { Schedule }

type One = { params: { id: string } }

export type ScheduleRoutes = {
  "GET /api/activations/schedules": { query?: QueryOf<typeof SchedulesQuery>; response: Schedule[] }
  "POST /api/activations/schedules": { body: z.input<typeof NewSchedule>; response: Schedule }
  "PATCH /api/activations/schedules/:id": One & { body: z.input<typeof ScheduleChanges>; response: Schedule }
  "DELETE /api/activations/schedules/:id": One & { response: Deleted }
}
