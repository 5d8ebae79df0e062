import type {
  BriefAnalysis,
  ClassifyOptions,
  DuplicateCheck,
  Explanation,
  Mapping,
  MappingFilter,
  Message,
} from "./types.ts"

type Mappings = { data: Mapping[]; cursor?: string | null }

/** The routes the client calls. `workers/sdk-matches-api.ts` compares them with the routes of the service. */
export type Endpoints = {
  "POST /api/sdk/classify": {
    body: { messages: Message[] } & Pick<ClassifyOptions, "engine" | "explain">
    /** `text` is a `Classification` as JSON. */
    response: { text: string; explain?: Explanation }
  }
  "POST /api/sdk/analyze-brief": {
    body: { file: { data: string; mediaType: string; filename?: string } }
    response: BriefAnalysis
  }
  "POST /api/sdk/check-duplicate": {
    body: { topic_name: string; parent_category?: string }
    response: DuplicateCheck
  }
  "GET /api/sdk/mappings": { query: MappingFilter; response: Mappings }
  "GET /api/sdk/mappings/:topicId": { params: { topicId: string }; response: Mappings }
}
