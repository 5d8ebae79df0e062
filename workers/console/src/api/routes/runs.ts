import type {
  AllRuns,
  AllRunsQuery,
  RowOutcome,
  RunKind,
  RunRow,
  RunRows,
  RunRowsQuery,
  RunState,
  RunSummary,
} from "../../../../../src/operations/all-runs/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { RowOutcome, RunKind, RunRow, RunState, RunSummary }

type One = { params: { kind: RunKind; id: string } }

export type RunRoutes = {
  "GET /api/runs": { query?: QueryOf<typeof AllRunsQuery>; response: AllRuns }
  "GET /api/runs/:kind/:id": One & { response: RunSummary }
  "GET /api/runs/:kind/:id/rows": One & { query?: QueryOf<typeof RunRowsQuery>; response: RunRows }
}
