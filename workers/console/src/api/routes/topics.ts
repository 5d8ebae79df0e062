import type * as z from "zod"
import type { CatalogRecord } from "../../../../../src/topics/catalog/schema.ts"
import type {
  CreatedTopic,
  DuplicateAnswer,
  ExplainedTopic as ExplainedSchema,
  Facets,
  HistoryEntry as HistoryEntrySchema,
  Reclassified,
  ReclassifiedMany,
  SORTS,
  Stats,
  TopicRecord,
} from "../../../../../src/topics/library/schema.ts"

export type { CatalogRecord, Facets, TopicRecord }
export type ExplainedTopic = z.output<typeof ExplainedSchema>
export type HistoryEntry = z.output<typeof HistoryEntrySchema>
export type TopicSort = (typeof SORTS)[number]

export type Page<T> = { data: T[]; total: number; page: number; pageSize: number; totalPages: number }

export type Paging = { page?: number; pageSize?: number; sortBy?: TopicSort; sortOrder?: "asc" | "desc" }

export type NodeFilters = {
  taxonomyType?: string
  parentCategory?: string
  subcategory?: string
  subcategoryL1?: string
  subcategoryL2?: string
  subcategoryL3?: string
  subcategoryL4?: string
  segmentType?: string
  audienceType?: string
}

/** The filters of GET /api/topics; exports and pushes accept the same. */
export type TopicFilters = NodeFilters & {
  search?: string
  iabCode?: string
  engineVersion?: string
  source?: string
  internalId?: string
  hasExternalId?: boolean
  sensitivity?: string
  intensity?: string
  buyerJourney?: string
}

export type CatalogFilters = NodeFilters & { search?: string; hasExternalId?: boolean; inLibrary?: boolean }

export type TopicChanges = Partial<
  Pick<TopicRecord, "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type">
> & { performance_score?: number | null }

export type NewTopic = { topic_name: string; _batchId?: string } & Partial<
  Pick<
    TopicRecord,
    | "parent_category"
    | "taxonomy_type"
    | "subcategory"
    | "segment_type"
    | "keywords"
    | "segment_desc_marketplace"
    | "segment_desc_dspapi"
    | "internal_description"
  >
>

type OneTopic = { params: { id: string } }

export type TopicRoutes = {
  "GET /api/topics": { query?: Paging & TopicFilters; response: Page<TopicRecord> }
  "POST /api/topics": { body: NewTopic; response: z.output<typeof CreatedTopic> }
  "DELETE /api/topics": { body: { ids: string[] }; response: { deleted: number } }
  "GET /api/topics/stats": { response: z.output<typeof Stats> }
  "GET /api/topics/facets": { response: Facets }
  /** Status of the newest activation, by library id and platform. */
  "GET /api/topics/activation-status": { response: Record<string, Record<string, string>> }
  "POST /api/topics/reclassify": { body: { ids: string[]; llm?: boolean }; response: z.output<typeof ReclassifiedMany> }
  "POST /api/topics/check-duplicate": {
    body: { topic_name: string; parent_category?: string }
    response: DuplicateAnswer
  }
  "PATCH /api/topics/:id": OneTopic & { body: TopicChanges; response: TopicRecord }
  "POST /api/topics/:id/reclassify": OneTopic & { body: { llm?: boolean }; response: z.output<typeof Reclassified> }
  "GET /api/topics/:id/history": OneTopic & { response: HistoryEntry[] }
  "GET /api/topics/:id/explain": OneTopic & { response: ExplainedTopic }
  "GET /api/export": { query?: TopicFilters & { format?: "csv" | "json"; full?: boolean }; response: never }
  "GET /api/topics/catalog": { query?: Paging & CatalogFilters; response: Page<CatalogRecord> }
  "GET /api/topics/catalog/facets": { response: Facets }
  "POST /api/topics/catalog": {
    body: { topicIds: string[] } | { filters: NodeFilters & { search?: string } }
    response: { added: number }
  }
}
