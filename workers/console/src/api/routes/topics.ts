import type * as z from "zod"
import type { CatalogRecord } from "../../../../../src/topics/catalog/schema.ts"
import type { TopicRecord } from "../../../../../src/topics/library/record.ts"
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

/** Every filter of GET /api/topics; exports and pushes take the same. */
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
  "GET /api/topics": { query?: Paging & TopicFilters; answer: Page<TopicRecord> }
  "POST /api/topics": { body: NewTopic; answer: z.output<typeof CreatedTopic> }
  "DELETE /api/topics": { body: { ids: string[] }; answer: { deleted: number } }
  "GET /api/topics/stats": { answer: z.output<typeof Stats> }
  "GET /api/topics/facets": { answer: Facets }
  /** By library id, then by platform, the newest activation's status. */
  "GET /api/topics/activation-status": { answer: Record<string, Record<string, string>> }
  "POST /api/topics/reclassify": { body: { ids: string[]; llm?: boolean }; answer: z.output<typeof ReclassifiedMany> }
  "POST /api/topics/check-duplicate": {
    body: { topic_name: string; parent_category?: string }
    answer: DuplicateAnswer
  }
  "PATCH /api/topics/:id": OneTopic & { body: TopicChanges; answer: TopicRecord }
  "POST /api/topics/:id/reclassify": OneTopic & { body: { llm?: boolean }; answer: z.output<typeof Reclassified> }
  "GET /api/topics/:id/history": OneTopic & { answer: HistoryEntry[] }
  "GET /api/topics/:id/explain": OneTopic & { answer: ExplainedTopic }
  "GET /api/export": { query?: TopicFilters & { format?: "csv" | "json"; full?: boolean }; answer: never }
  "GET /api/topics/catalog": { query?: Paging & CatalogFilters; answer: Page<CatalogRecord> }
  "GET /api/topics/catalog/facets": { answer: Facets }
  "POST /api/topics/catalog": {
    body: { topicIds: string[] } | { filters: NodeFilters & { search?: string } }
    answer: { added: number }
  }
}
