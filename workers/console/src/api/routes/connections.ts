import type * as z from "zod"
import type { Direction, Platform } from "../../../../../src/organizations/connections/kinds.ts"
import type { TestResult } from "../../../../../src/activation/connection-tests/schema.ts"
import type {
  ConnectionRecord as ConnectionSchema,
  CreatedConnection,
} from "../../../../../src/organizations/connections/schema.ts"
import type { TopicFilters } from "./topics.ts"

export type { Direction, Platform, TestResult }
export type ConnectionRecord = z.output<typeof ConnectionSchema>

export type RunStatus = "running" | "completed" | "failed" | "cancelled"

type ItemCounts = {
  successCount: number
  errorCount: number
  duplicateCount: number
  adoptedCount: number
  updatedCount: number
}

export type SyncRun = ItemCounts & {
  runId: string
  connectionId: string
  status: RunStatus
  processedPages: number
  totalPages: number | null
  totalItems: number | null
  failure: string | null
  createdAt: string
  completedAt: string | null
}

export type SyncPage = ItemCounts & {
  runId: string
  page: number
  status: RunStatus
  done: boolean
  itemCount: number
  errors: { item: number; message: string }[]
  skipped?: boolean
}

export type PushSelection = { topicIds: string[] } | { filters: TopicFilters }

export type PlannedSegment = {
  orgTopicId: string
  name: string
  description: string
  action: "create" | "unchanged" | "blocked"
  reason?: string
  /** Shown before the push, whatever the sensitivity policy. */
  warning?: string
}

export type PushRun = {
  runId: string
  connectionId: string
  status: RunStatus
  totalSegments: number
  processedSegments: number
  successCount: number
  errorCount: number
  /** Topics already active on the connection. */
  skipped: number
  /** Handed to the relay, delivery not reported yet. */
  awaitingDelivery: number
  /** Only in the status of a single run; at most 500. */
  errors: { activationId: string; orgTopicId: string; message: string }[]
  background: boolean
  failure: string | null
  createdAt: string
  completedAt: string | null
}

export type PushStep = {
  runId: string
  status: RunStatus
  done: boolean
  processed: number
  successCount: number
  errorCount: number
  remaining: number
  results: {
    activationId: string
    orgTopicId: string
    status: "active" | "pending" | "error"
    platformSegmentId?: string
    error?: string
    note?: string
  }[]
  /** Another caller is pushing to this connection; nothing was pushed. */
  busy?: true
}

type Settings = Record<string, unknown>
type One = { params: { id: string } }
type OneRun = { params: { id: string; runId: string } }

export type ConnectionRoutes = {
  "GET /api/connections": { query?: { direction?: Direction; platform?: Platform }; response: ConnectionRecord[] }
  "POST /api/connections": {
    body: { name: string; platform: Platform; direction: Direction; config: Settings; credentials?: Settings }
    response: z.output<typeof CreatedConnection>
  }
  "GET /api/connections/:id": One & { response: ConnectionRecord }
  "PATCH /api/connections/:id": One & {
    body: { name?: string; config?: Settings; credentials?: Settings }
    response: ConnectionRecord
  }
  "DELETE /api/connections/:id": One & { response: { deleted: true } }
  "POST /api/connections/:id/test": One & { response: TestResult }
  "POST /api/connections/:id/sync/run": One & {
    body: { background?: boolean }
    response: { runId: string; totalItems: number | null; status: RunStatus }
  }
  "POST /api/connections/:id/sync/run/:runId/page": OneRun & { body: { page?: number }; response: SyncPage }
  "GET /api/connections/:id/sync/run/:runId/status": OneRun & { response: SyncRun }
  /** Newest first. */
  "GET /api/connections/:id/sync/runs": One & { query?: { limit?: number }; response: SyncRun[] }
  /** With dryRun, nothing is created and the response is the plan. */
  "POST /api/connections/:id/push/run": One & {
    body: PushSelection & { background?: boolean; dryRun?: boolean }
    response: {
      runId?: string
      totalSegments?: number
      status?: RunStatus
      skipped?: number
      segments?: PlannedSegment[]
    }
  }
  "POST /api/connections/:id/push/run/:runId/push": OneRun & { response: PushStep }
  "GET /api/connections/:id/push/run/:runId/status": OneRun & { response: PushRun }
  /** Newest first, without errors. */
  "GET /api/connections/:id/push/runs": One & { query?: { limit?: number }; response: PushRun[] }
  "POST /api/connections/:id/push/run/:runId/retry": OneRun & {
    response: { runId: string; status: RunStatus; retried: number }
  }
  "POST /api/connections/:id/push/run/:runId/cancel": OneRun & { response: { runId: string; status: RunStatus } }
}
