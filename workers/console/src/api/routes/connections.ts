import type * as z from "zod"
import type { TestResult, UnsavedConnection } from "../../../../../src/activation/connection-tests/schema.ts"
import type {
  CancelledRun,
  DecidedRun,
  DryRun,
  NewPush,
  PushedBatch,
  PushRunRecord,
  RetriedRun,
  RetryRun,
  RunsQuery as PushRunsQuery,
  StartedRun as StartedPush,
} from "../../../../../src/activation/runs/schema.ts"
import type {
  CancelledSync,
  FilesQuery,
  NewRun,
  PageRequest,
  RunFiles,
  RunRecord,
  RunsQuery as SyncRunsQuery,
  StartedRun as StartedSync,
  SyncedPage,
} from "../../../../../src/intake/sync/schema.ts"
import type { Deleted } from "../../../../../src/kernel/http/answers.ts"
import type { Direction, Platform } from "../../../../../src/organizations/connections/kinds.ts"
import type {
  ConnectionChanges,
  ConnectionFilters,
  ConnectionRecord,
  CreatedConnection,
  NewConnection,
} from "../../../../../src/organizations/connections/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { ConnectionRecord, Direction, Platform, TestResult }
export type { PushedBatch as PushStep, PushRunRecord as PushRun, RunRecord as SyncRun }
export type Credentials = NonNullable<z.input<typeof NewConnection>["credentials"]>
export type PlannedSegment = DryRun["segments"][number]

type PushBody = z.input<typeof NewPush>

/** The topics to push: either their ids or a filter. */
export type PushSelection =
  | { topicIds: NonNullable<PushBody["topicIds"]> }
  | { filters: NonNullable<PushBody["filters"]> }

type One = { params: { id: string } }
type OneRun = { params: { id: string; runId: string } }

export type ConnectionRoutes = {
  "GET /api/connections": { query?: QueryOf<typeof ConnectionFilters>; response: ConnectionRecord[] }
  "POST /api/connections": { body: z.input<typeof NewConnection>; response: CreatedConnection }
  "GET /api/connections/:id": One & { response: ConnectionRecord }
  "PATCH /api/connections/:id": One & { body: z.input<typeof ConnectionChanges>; response: ConnectionRecord }
  "DELETE /api/connections/:id": One & { response: Deleted }
  "POST /api/connections/test-config": { body: z.input<typeof UnsavedConnection>; response: TestResult }
  "POST /api/connections/:id/test": One & { response: TestResult }
  "POST /api/connections/:id/sync/run": One & { body: z.input<typeof NewRun>; response: StartedSync }
  "POST /api/connections/:id/sync/run/:runId/page": OneRun & {
    body: z.input<typeof PageRequest>
    response: SyncedPage
  }
  "POST /api/connections/:id/sync/run/:runId/cancel": OneRun & { response: CancelledSync }
  "GET /api/connections/:id/sync/run/:runId/status": OneRun & { response: RunRecord }
  /** In the order of their names. */
  "GET /api/connections/:id/sync/run/:runId/files": OneRun & {
    query?: QueryOf<typeof FilesQuery>
    response: RunFiles
  }
  /** Newest first. */
  "GET /api/connections/:id/sync/runs": One & { query?: QueryOf<typeof SyncRunsQuery>; response: RunRecord[] }
  /** With dryRun, nothing is created and the response is the plan. */
  "POST /api/connections/:id/push/run": One & {
    body: PushSelection & Pick<PushBody, "background" | "dryRun" | "hold">
    response: StartedPush | DryRun
  }
  "POST /api/connections/:id/push/run/:runId/push": OneRun & { response: PushedBatch }
  "GET /api/connections/:id/push/run/:runId/status": OneRun & { response: PushRunRecord }
  /** Newest first, without errors. */
  "GET /api/connections/:id/push/runs": One & { query?: QueryOf<typeof PushRunsQuery>; response: PushRunRecord[] }
  "POST /api/connections/:id/push/run/:runId/retry": OneRun & { body?: z.input<typeof RetryRun>; response: RetriedRun }
  "POST /api/connections/:id/push/run/:runId/cancel": OneRun & { response: CancelledRun }
  "POST /api/connections/:id/push/run/:runId/approve": OneRun & { response: DecidedRun }
  "POST /api/connections/:id/push/run/:runId/refuse": OneRun & { response: DecidedRun }
}
