import type { MATCH_KEYS, Platform } from "../../../../../src/organizations/connections/kinds.ts"
import type { Job, JobProgress } from "./jobs.ts"

export type ActivationStatus = "pending" | "active" | "deactivated" | "error"

export type Activation = {
  id: string
  orgTopicId: string
  connectionId: string
  platform: Platform
  topicName: string | null
  status: ActivationStatus
  platformSegmentId: string | null
  pushedName: string | null
  pushedDescription: string | null
  engineVersionAtPush: string | null
  /** What a push would send now; null if the topic or its template was deleted. */
  currentPlatformName: string | null
  currentPlatformDesc: string | null
  currentEngineVersion: string | null
  stale: boolean
  /** The push run that created it. */
  runId: string | null
  error: string | null
  activatedAt: string | null
  createdAt: string
  deactivatedAt: string | null
}

export type BulkResponse = {
  total: number
  success: number
  errors: number
  results: {
    activationId: string
    status: "refreshed" | "deactivated" | "error"
    newActivationId?: string
    error?: string
  }[]
}

export type MatchKey = (typeof MATCH_KEYS)[number]

/** A topic's match values, by which an exchange identifies the audience. */
export type Members = { orgTopicId: string; matchKey: MatchKey; count: number; updatedAt: string | null }

type One = { params: { id: string } }
type OneList = { params: { id: string; matchKey: MatchKey } }
type OneJob = { params: { jobId: string } }

export type ActivationRoutes = {
  "GET /api/activations": {
    query?: { connectionId?: string; platform?: string; status?: ActivationStatus; stale?: boolean; limit?: number }
    response: Activation[]
  }
  "POST /api/activations/:id/deactivate": One & { response: Activation }
  "POST /api/activations/:id/refresh": One & { response: Activation }
  "POST /api/activations/bulk-deactivate": { body: { activationIds: string[] }; response: BulkResponse }
  "POST /api/activations/bulk-refresh": { body: { activationIds: string[] }; response: BulkResponse }
  /** The values are uploaded with `send`, one per line; this declares the URL and the response. */
  "PUT /api/topics/:id/members/:matchKey": OneList & { response: Members & { duplicates: number } }
  "GET /api/topics/:id/members/:matchKey": OneList & { response: Members }
  "DELETE /api/topics/:id/members/:matchKey": OneList & { response: { deleted: true } }
  "POST /api/hygiene/refresh": { body: { background?: boolean }; response: { jobId: string; totalItems: number } }
  "GET /api/hygiene/refresh/:jobId": OneJob & { response: Job }
  "POST /api/hygiene/refresh/:jobId/process": OneJob & { response: JobProgress }
}
