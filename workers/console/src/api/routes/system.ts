import type { DeadLetter } from "../../../../../src/operations/dead-letters/schema.ts"
import type { System } from "../../../../../src/operations/system/schema.ts"

export type { DeadLetter, System }

export type SystemRoutes = {
  "GET /api/admin/system": { answer: System }
  "GET /api/admin/dead-letters": {
    query?: { replayed?: boolean; limit?: number }
    answer: { data: DeadLetter[]; total: number }
  }
  "POST /api/admin/dead-letters/:id/replay": {
    params: { id: string }
    answer: { replayed: true; letter: DeadLetter }
  }
}
