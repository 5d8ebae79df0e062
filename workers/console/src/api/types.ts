// API types: its schemas by name, and the console's own names for some of them. Types only, so nothing here is bundled.
import type {
  ActivationRecord,
  ApiKeyRecord,
  ClassifyAnswer,
  ConnectionRecord,
  DryRun,
  JobRecord,
  NewImport,
  NewPush,
  ReviewQueue,
  RunRow,
  RunSummary,
  TemplateAnswer,
} from "../../../../client/src/api.gen.ts"
import type { QueryOf } from "../../../../client/src/calls.ts"

export type * from "../../../../client/src/api.gen.ts"
export type { AnswerOf, Arguments, BodyOf, InputOf, QueryOf, RouteName } from "../../../../client/src/calls.ts"

export type {
  ActivationRecord as Activation,
  AdminTopic as GlobalTopic,
  BatchRecord as ImportBatch,
  JobRecord as Job,
  PushRunRecord as PushRun,
  Receipt as ImportReceipt,
  RunRecord as SyncRun,
  UsageRow as UsageDay,
} from "../../../../client/src/api.gen.ts"

export type ActivationState = ActivationRecord["status"]
export type Direction = ConnectionRecord["direction"]
export type Explanation = NonNullable<ClassifyAnswer["explain"]>
export type JobStatus = JobRecord["status"]
export type JobType = JobRecord["job_type"]
export type Mapping = NewImport["mappings"][number]
export type PlannedSegment = DryRun["segments"][number]
export type Platform = ConnectionRecord["platform"]
export type ReviewTopic = ReviewQueue["topics"][number]
export type RowOutcome = RunRow["outcome"]
export type RunKind = RunSummary["kind"]
export type RunState = RunSummary["state"]
export type Scope = ApiKeyRecord["scopes"][number]
export type TargetField = Mapping["targetField"]

/** The editable part of a stored template. */
export type OutputTemplate = Omit<TemplateAnswer, "id" | "builtIn" | "createdAt" | "updatedAt">

type PagingAndSorting = "page" | "pageSize" | "sortBy" | "sortOrder"
/** The filters of the library's list; exports and pushes accept the same. */
export type TopicFilters = Omit<QueryOf<"GET /api/topics">, PagingAndSorting>
export type CatalogFilters = Omit<QueryOf<"GET /api/topics/catalog">, PagingAndSorting>
export type TopicSort = NonNullable<QueryOf<"GET /api/topics">["sortBy"]>

/** The topics to push: either their ids or a filter. */
export type PushSelection =
  | { topicIds: NonNullable<NewPush["topicIds"]> }
  | { filters: NonNullable<NewPush["filters"]> }
