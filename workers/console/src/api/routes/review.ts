import type { Page } from "./topics.ts"

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

export type ReviewRoutes = {
  "GET /api/admin/topics/review": {
    query?: { status?: string; page?: number; pageSize?: number }
    response: { topics: ReviewTopic[]; total: number; reviewCount: number }
  }
  "POST /api/admin/topics/review": {
    body: { topicId: string; segmentType: string; reason: string }
    response: Record<string, unknown>
  }
  "GET /api/admin/learned-rules": { query?: { kind?: LearnedRule["kind"]; page?: number }; response: Page<LearnedRule> }
  "DELETE /api/admin/learned-rules": { body: { id: string }; response: { deleted: true } }
}
