import type { ImportBatch, Mapping } from "./imports.ts"
import type { Job } from "./jobs.ts"
import type { Page } from "./topics.ts"

export type GlobalTopic = {
  id: string
  topicName: string
  parentCategory: string
  taxonomyType: string
  subcategory: string
  segmentType: string
  audienceType: string
  iabCode: string
  engineVersion: string
  performanceScore: number | null
  archivedAt: string | null
  mergedInto: string | null
  reviewStatus: "needs_review" | "reviewed" | null
  reviewReason: string | null
  createdAt: string
  updatedAt: string
} & Record<string, unknown>

export type GlobalHistoryEntry = {
  id: string
  changeType: "reclassified" | "merged" | "rolled_back" | "archived" | "restored"
  engineVersionBefore: string | null
  engineVersionAfter: string | null
  previousValues: Record<string, unknown>
  newValues: Record<string, unknown>
  changedBy: string
  source: string
  batchId: string | null
  metadata: Record<string, unknown>
  changedAt: string
}

export type TopicMetrics = {
  total: number
  archived: number
  merged: number
  needsReview: number
  outdated: number
  withLlm: number
  coverage: { iabCode: number; keywords: number; audienceType: number; subcategory: number }
  byEngineVersion: { engineVersion: string; count: number }[]
}

type OneTopic = { params: { topicId: string } }

type OneBatch = { params: { batchId: string } }

export type GlobalTopicRoutes = {
  "GET /api/admin/topics": {
    query?: {
      page?: number
      pageSize?: number
      search?: string
      parentCategory?: string
      segmentType?: string
      showArchived?: boolean
      sortBy?: string
      sortOrder?: "asc" | "desc"
    }
    response: Page<GlobalTopic>
  }
  "PATCH /api/admin/topics/:topicId": OneTopic & { body: Record<string, unknown>; response: GlobalTopic }
  "GET /api/admin/topics/:topicId/history": OneTopic & { response: GlobalHistoryEntry[] }
  "POST /api/admin/topics/archive": { body: { topicIds: string[] }; response: { archived: number } }
  "DELETE /api/admin/topics/archive": { body: { topicIds: string[] }; response: { restored: number } }
  "GET /api/admin/topics/stats": {
    response: { total: number; byParentCategory: Record<string, number>; bySegmentType: Record<string, number> }
  }
  "GET /api/admin/topics/metrics": { response: TopicMetrics }
  "GET /api/admin/topics/search": {
    query: { q: string; limit?: number }
    response: Pick<
      GlobalTopic,
      "id" | "topicName" | "parentCategory" | "taxonomyType" | "segmentType" | "subcategory"
    >[]
  }
  "GET /api/admin/topics/outstanding": { response: Record<string, unknown> }
  "GET /api/admin/topics/classification-errors": { response: Job[] | Record<string, unknown> }
  "POST /api/admin/topics/bulk": {
    body: { filename: string; totalRows: number; mappings: Mapping[] }
    response: { batchId: string; chunksTotal: number; chunkSize: number }
  }
  "GET /api/admin/topics/bulk/:batchId/status": OneBatch & { response: ImportBatch }
  "POST /api/admin/topics/bulk/:batchId/review-topics": OneBatch & {
    body: { topicIds: string[]; reason: string }
    response: { flagged: number }
  }
}
