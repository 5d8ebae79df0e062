import type * as z from "zod"
import type { Page } from "../../../../../src/kernel/http/answers.ts"
import type { JobRecord } from "../../../../../src/operations/jobs/schema.ts"
import type {
  AddedTopics,
  ChangedTopics,
  DeletedTopics,
  MatchingRemoval,
  TopicsChange,
} from "../../../../../src/operations/library-changes/schema.ts"
import type { CatalogChoice, CatalogQuery, CatalogRecord } from "../../../../../src/topics/catalog/schema.ts"
import type { ExportQuery } from "../../../../../src/topics/export/schema.ts"
import type {
  ActivationStatus,
  CreatedTopic,
  DetailsQuery,
  DuplicateAnswer,
  DuplicateQuestion,
  ExplainedTopic,
  Facets,
  HistoryEntry,
  ListQuery,
  NewTopicBody,
  Reclassified,
  ReclassifiedMany,
  ReclassifyMany,
  ReclassifyOne,
  SensitivityAnswer,
  SensitivityConfirmation,
  SORTS,
  Stats,
  TagList,
  TopicChanges as TopicChangesSchema,
  TopicDetails,
  TopicIds,
  TopicRecord,
} from "../../../../../src/topics/library/schema.ts"
import type { Removal, RemovalsQuery, RestoredRemoval } from "../../../../../src/topics/removals/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { CatalogRecord, ExplainedTopic, HistoryEntry, Page, Removal, TopicDetails, TopicRecord }
export type ManyChange = z.input<typeof TopicsChange>["change"]
export type TopicSort = (typeof SORTS)[number]
export type TopicChanges = z.input<typeof TopicChangesSchema>
export type NewTopic = z.input<typeof NewTopicBody>

/** The filters of GET /api/topics; exports and pushes accept the same. */
export type TopicFilters = Omit<QueryOf<typeof ListQuery>, PagingAndSorting>
export type CatalogFilters = Omit<QueryOf<typeof CatalogQuery>, PagingAndSorting>
type PagingAndSorting = "page" | "pageSize" | "sortBy" | "sortOrder"

type ChoiceBody = z.input<typeof CatalogChoice>

type OneTopic = { params: { id: string } }

export type TopicRoutes = {
  "GET /api/topics": { query?: QueryOf<typeof ListQuery>; response: Page<TopicRecord> }
  "POST /api/topics": { body: NewTopic; response: CreatedTopic }
  "DELETE /api/topics": { body: z.input<typeof TopicIds>; response: DeletedTopics }
  "GET /api/topics/removals": { query?: QueryOf<typeof RemovalsQuery>; response: Removal[] }
  "POST /api/topics/removals/:removalId/restore": { params: { removalId: string }; response: RestoredRemoval }
  "GET /api/topics/stats": { response: Stats }
  "GET /api/topics/facets": { response: Facets }
  /** Status of the newest activation, by library id and platform. */
  "GET /api/topics/activation-status": { response: ActivationStatus }
  "POST /api/topics/reclassify": { body: z.input<typeof ReclassifyMany>; response: ReclassifiedMany }
  "GET /api/topics/tags": { response: TagList }
  "GET /api/topics/details": { query: { ids: z.input<typeof DetailsQuery>["ids"] }; response: TopicDetails }
  "POST /api/topics/changes": { body: z.input<typeof TopicsChange>; response: ChangedTopics }
  "POST /api/topics/removals": { body: z.input<typeof MatchingRemoval>; response: ChangedTopics }
  "GET /api/topics/jobs/:jobId": { params: { jobId: string }; response: JobRecord }
  "POST /api/topics/check-duplicate": { body: z.input<typeof DuplicateQuestion>; response: DuplicateAnswer }
  "PATCH /api/topics/:id": OneTopic & { body: TopicChanges; response: TopicRecord }
  "POST /api/topics/:id/reclassify": OneTopic & { body: z.input<typeof ReclassifyOne>; response: Reclassified }
  "POST /api/topics/:id/publish": OneTopic & { response: TopicRecord }
  "GET /api/topics/:id/sensitivity": OneTopic & { response: SensitivityAnswer }
  "PUT /api/topics/:id/sensitivity": OneTopic & {
    body: z.input<typeof SensitivityConfirmation>
    response: SensitivityAnswer
  }
  "GET /api/topics/:id/history": OneTopic & { response: HistoryEntry[] }
  "GET /api/topics/:id/explain": OneTopic & { response: ExplainedTopic }
  /** A file to download; this declares the URL. */
  "GET /api/export": { query?: QueryOf<typeof ExportQuery>; response: string }
  "GET /api/topics/catalog": { query?: QueryOf<typeof CatalogQuery>; response: Page<CatalogRecord> }
  "GET /api/topics/catalog/facets": { response: Facets }
  "POST /api/topics/catalog": {
    body: { topicIds: NonNullable<ChoiceBody["topicIds"]> } | { filters: NonNullable<ChoiceBody["filters"]> }
    response: AddedTopics
  }
}
