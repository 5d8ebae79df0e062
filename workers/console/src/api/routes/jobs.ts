export type JobType = "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk"

export type JobStatus = "pending" | "processing" | "completed" | "failed" | "cancelled"

export type Job = {
  id: string
  job_type: JobType
  org_id: string | null
  created_by: string
  status: JobStatus
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

type OneJob = { params: { jobId: string } }

type NewJob = { jobId: string; totalItems: number }

export type JobRoutes = {
  "GET /api/admin/jobs": { query?: { jobType?: JobType; status?: JobStatus; limit?: number }; response: Job[] }
  "POST /api/admin/jobs": {
    body: { jobType: JobType; config?: Record<string, unknown>; background?: boolean }
    response: NewJob
  }
  "GET /api/admin/jobs/:jobId": OneJob & { response: Job }
  "PATCH /api/admin/jobs/:jobId": OneJob & { body: { status: "cancelled" }; response: Job }
  "POST /api/admin/jobs/:jobId/process": OneJob & { response: JobProgress }
  "POST /api/admin/jobs/:jobId/rollback": OneJob & { response: NewJob }
  "POST /api/admin/jobs/:jobId/retry-errors": OneJob & { response: NewJob }
}
