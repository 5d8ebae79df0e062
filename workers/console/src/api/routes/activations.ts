import type { MATCH_KEYS, Platform } from "../../../../../src/organizations/connections/kinds.ts"
import type { Job, JobProgress } from "./jobs.ts"

export type ActivationState = "pending" | "active" | "deactivated" | "error"

export type Activation = {
  id: string
  orgTopicId: string
  connectionId: string
  platform: Platform
  topicName: string | null
  status: ActivationState
  platformSegmentId: string | null
  pushedName: string | null
  pushedDescription: string | null
  engineVersionAtPush: string | null
  /** What a push would send now; null where the topic or its template is gone. */
  currentPlatformName: string | null
  currentPlatformDesc: string | null
  currentEngineVersion: string | null
  stale: boolean
  /** Of the push that made it. */
  runId: string | null
  error: string | null
  activatedAt: string | null
  createdAt: string
  deactivatedAt: string | null
}

export type BulkAnswer = {
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

/** The values of a topic that an exchange finds its audience by. */
export type Members = { orgTopicId: string; matchKey: MatchKey; count: number; updatedAt: string | null }

type One = { params: { id: string } }
type OneList = { params: { id: string; matchKey: MatchKey } }
type OneJob = { params: { jobId: string } }

export type ActivationRoutes = {
  "GET /api/activations": {
    query?: { connectionId?: string; platform?: string; status?: ActivationState; stale?: boolean; limit?: number }
    answer: Activation[]
  }
  "POST /api/activations/:id/deactivate": One & { answer: Activation }
  "POST /api/activations/:id/refresh": One & { answer: Activation }
  "POST /api/activations/bulk-deactivate": { body: { activationIds: string[] }; answer: BulkAnswer }
  "POST /api/activations/bulk-refresh": { body: { activationIds: string[] }; answer: BulkAnswer }
  /** The values go out with `send`, one a line: this is their address and its answer. */
  "PUT /api/topics/:id/members/:matchKey": OneList & { answer: Members & { duplicates: number } }
  "GET /api/topics/:id/members/:matchKey": OneList & { answer: Members }
  "DELETE /api/topics/:id/members/:matchKey": OneList & { answer: { deleted: true } }
  "POST /api/hygiene/refresh": { body: { background?: boolean }; answer: { jobId: string; totalItems: number } }
  "GET /api/hygiene/refresh/:jobId": OneJob & { answer: Job }
  "POST /api/hygiene/refresh/:jobId/process": OneJob & { answer: JobProgress }
}
