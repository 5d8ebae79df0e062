import type { ImportBatch, Mapping } from "./imports.ts"
import type { Page } from "./topics.ts"

export type JobType = "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk"
export type JobState = "pending" | "processing" | "completed" | "failed" | "cancelled"

export type Job = {
  id: string
  job_type: JobType
  org_id: string | null
  created_by: string
  status: JobState
  config: Record<string, unknown>
  total_items: number
  processed_items: number
  success_count: number
  error_count: number
  skip_count: number
  errors: { id?: string; name?: string; message: string }[]
  result: Record<string, unknown> | null
  created_at: string
  started_at: string | null
  completed_at: string | null
}

export type JobProgress = {
  done: boolean
  processedItems: number
  totalItems: number
  successCount: number
  errorCount: number
  skipCount: number
  busy?: boolean
}

export type Cluster = {
  winnerId: string
  winnerName: string
  loserIds: string[]
  loserNames: string[]
  similarity: number
}

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

export type ReviewTopic = {
  id: string
  topicName: string
  parentCategory: string
  taxonomyType: string
  segmentType: string
  reviewStatus: string
  reviewReason: string | null
  createdAt: string
}

export type OutputTemplate = {
  platformKey: string
  displayName: string
  isActive: boolean
  sortOrder: number
  pathFields: { key: string; label?: string; format?: string }[]
  pathSeparator: string
  slugFields: string[]
  slugSeparator: string
  includeSlug: boolean
  descTemplate: string
  descCharLimit: number | null
  descPrefixB2b: string
  descPrefixB2c: string
  descPrefixB2b2c: string
  recency: string
  dbColumnName: string | null
  dbColumnDesc: string | null
  userBehaviorOverride: string | null
}

export type StoredTemplate = OutputTemplate & { id: string; builtIn?: boolean }

export type UsageDay = {
  org_id: string
  day: string
  total_classifications: number
  total_tokens: number
  total_imports: number
  total_exports: number
  total_web_searches: number
  total_requests: number
  total_cost: number
}

export type PlanName = "free" | "pro" | "enterprise"

export type OrganizationWithPlan = {
  id: string
  name: string
  plan: PlanName
  members: number
  createdAt: string
  updatedAt: string
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

export type AuditEntry = {
  id: number
  at: string
  orgId: string | null
  actor: string
  actorEmail: string | null
  action: string
  target: string
  details: Record<string, unknown>
  requestId: string
}

export type LearnedRule = {
  id: string
  kind: "name" | "head_noun"
  pattern: string
  segmentType: string
  reviews: number
  createdBy: string
  createdAt: string
  names?: string[]
}

type OneJob = { params: { jobId: string } }
type OneTopic = { params: { topicId: string } }
type OneBatch = { params: { batchId: string } }
type OneTemplate = { params: { templateId: string } }
type NewJob = { jobId: string; totalItems: number }

export type AdminRoutes = {
  "GET /api/admin/jobs": { query?: { jobType?: JobType; status?: JobState; limit?: number }; answer: Job[] }
  "POST /api/admin/jobs": {
    body: { jobType: JobType; config?: Record<string, unknown>; background?: boolean }
    answer: NewJob
  }
  "GET /api/admin/jobs/:jobId": OneJob & { answer: Job }
  "PATCH /api/admin/jobs/:jobId": OneJob & { body: { status: "cancelled" }; answer: Job }
  "POST /api/admin/jobs/:jobId/process": OneJob & { answer: JobProgress }
  "POST /api/admin/jobs/:jobId/rollback": OneJob & { answer: NewJob }
  "POST /api/admin/jobs/:jobId/retry-errors": OneJob & { answer: NewJob }

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
    answer: Page<GlobalTopic>
  }
  "PATCH /api/admin/topics/:topicId": OneTopic & { body: Record<string, unknown>; answer: GlobalTopic }
  "GET /api/admin/topics/:topicId/history": OneTopic & { answer: GlobalHistoryEntry[] }
  "POST /api/admin/topics/archive": { body: { topicIds: string[] }; answer: { archived: number } }
  "DELETE /api/admin/topics/archive": { body: { topicIds: string[] }; answer: { restored: number } }
  "GET /api/admin/topics/stats": {
    answer: { total: number; byParentCategory: Record<string, number>; bySegmentType: Record<string, number> }
  }
  "GET /api/admin/topics/metrics": { answer: TopicMetrics }
  "GET /api/admin/topics/search": {
    query: { q: string; limit?: number }
    answer: Pick<GlobalTopic, "id" | "topicName" | "parentCategory" | "taxonomyType" | "segmentType" | "subcategory">[]
  }
  "GET /api/admin/topics/review": {
    query?: { status?: string; page?: number; pageSize?: number }
    answer: { topics: ReviewTopic[]; total: number; reviewCount: number }
  }
  "POST /api/admin/topics/review": {
    body: { topicId: string; segmentType: string; reason: string }
    answer: Record<string, unknown>
  }
  "GET /api/admin/topics/outstanding": { answer: Record<string, unknown> }
  "GET /api/admin/topics/classification-errors": { answer: Job[] | Record<string, unknown> }
  "POST /api/admin/topics/bulk": {
    body: { filename: string; totalRows: number; mappings: Mapping[] }
    answer: { batchId: string; chunksTotal: number; chunkSize: number }
  }
  "GET /api/admin/topics/bulk/:batchId/status": OneBatch & { answer: ImportBatch }
  "POST /api/admin/topics/bulk/:batchId/review-topics": OneBatch & {
    body: { topicIds: string[]; reason: string }
    answer: { flagged: number }
  }

  "GET /api/admin/output-templates": { answer: StoredTemplate[] }
  "GET /api/admin/output-templates/:templateId": OneTemplate & { answer: StoredTemplate }
  "POST /api/admin/output-templates": { body: Partial<OutputTemplate>; answer: StoredTemplate }
  "PATCH /api/admin/output-templates/:templateId": OneTemplate & {
    body: Partial<OutputTemplate>
    answer: StoredTemplate
  }
  "DELETE /api/admin/output-templates/:templateId": OneTemplate & { answer: { deleted: true } }
  "POST /api/admin/output-templates/preview": {
    body: Partial<OutputTemplate>
    answer: { name: string; description: string; descLength: number; context: Record<string, string> }
  }

  "GET /api/admin/organizations": { answer: OrganizationWithPlan[] }
  "PATCH /api/admin/organizations/:id": {
    params: { id: string }
    body: { plan: PlanName }
    answer: OrganizationWithPlan
  }
  "GET /api/admin/audit": {
    query?: {
      actor?: string
      action?: string
      orgId?: string
      from?: string
      to?: string
      limit?: number
      cursor?: string
    }
    answer: { data: AuditEntry[]; next: string | null }
  }
  "GET /api/admin/learned-rules": { query?: { kind?: LearnedRule["kind"]; page?: number }; answer: Page<LearnedRule> }
  "DELETE /api/admin/learned-rules": { body: { id: string }; answer: { deleted: true } }
  "GET /api/admin/usage": { query?: { from?: string; to?: string; orgId?: string }; answer: UsageDay[] }
}
