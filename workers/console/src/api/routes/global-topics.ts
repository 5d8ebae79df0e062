import type * as z from "zod"
import type { CreatedImport, NewSeeding } from "../../../../../src/intake/imports/schema.ts"
import type { Flagged, SeedingStatus, TopicsToReview } from "../../../../../src/intake/seeding/schema.ts"
import type { Page } from "../../../../../src/kernel/http/answers.ts"
import type { JobRecord } from "../../../../../src/operations/jobs/schema.ts"
import type { Outstanding } from "../../../../../src/operations/review/schema.ts"
import type {
  AdminChanges,
  AdminListQuery,
  AdminStats,
  AdminTopic,
  Archived,
  FoundTopic,
  GlobalHistoryEntry,
  Metrics,
  Restored,
  SearchQuery,
  TopicIds,
} from "../../../../../src/topics/operators/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { AdminTopic as GlobalTopic }
export type GlobalTopicSort = AdminListQuery["sortBy"]
export type GlobalTopicChanges = z.input<typeof AdminChanges>

type OneTopic = { params: { topicId: string } }
type OneBatch = { params: { batchId: string } }

export type GlobalTopicRoutes = {
  "GET /api/admin/topics": { query?: QueryOf<typeof AdminListQuery>; response: Page<AdminTopic> }
  "PATCH /api/admin/topics/:topicId": OneTopic & { body: GlobalTopicChanges; response: AdminTopic }
  "GET /api/admin/topics/:topicId/history": OneTopic & { response: GlobalHistoryEntry[] }
  "POST /api/admin/topics/archive": { body: z.input<typeof TopicIds>; response: Archived }
  "DELETE /api/admin/topics/archive": { body: z.input<typeof TopicIds>; response: Restored }
  "GET /api/admin/topics/stats": { response: AdminStats }
  "GET /api/admin/topics/metrics": { response: Metrics }
  "GET /api/admin/topics/search": { query: QueryOf<typeof SearchQuery>; response: FoundTopic[] }
  "GET /api/admin/topics/outstanding": { response: Outstanding }
  "GET /api/admin/topics/classification-errors": { response: JobRecord[] }
  "POST /api/admin/topics/bulk": { body: z.input<typeof NewSeeding>; response: CreatedImport }
  "GET /api/admin/topics/bulk/:batchId/status": OneBatch & { response: SeedingStatus }
  "POST /api/admin/topics/bulk/:batchId/review-topics": OneBatch & {
    body: z.input<typeof TopicsToReview>
    response: Flagged
  }
}
