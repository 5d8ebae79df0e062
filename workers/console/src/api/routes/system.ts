import type { DeadLetter } from "../../../../../src/operations/dead-letters/schema.ts"
import type { System } from "../../../../../src/operations/system/schema.ts"

export type { DeadLetter, System }

export type SystemRoutes = {
  "GET /api/admin/system": { response: System }
  "GET /api/admin/dead-letters": {
    query?: { replayed?: boolean; limit?: number }
    response: { data: DeadLetter[]; total: number }
  }
  "POST /api/admin/dead-letters/:id/replay": {
    params: { id: string }
    response: { replayed: true; letter: DeadLetter }
  }
}
