import type * as z from "zod"
import type { Deleted, Page } from "../../../../../src/kernel/http/answers.ts"
import type { LearnedRule, RuleId, RuleQuery } from "../../../../../src/operations/learned-rules/schema.ts"
import type {
  Correction,
  LabelQuery,
  ReviewQuery,
  ReviewQueue,
  ReviewTopic,
} from "../../../../../src/operations/review/schema.ts"
import type { AdminTopic } from "../../../../../src/topics/operators/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { LearnedRule, ReviewTopic }

export type ReviewRoutes = {
  "GET /api/admin/topics/review": { query?: QueryOf<typeof ReviewQuery>; response: ReviewQueue }
  "POST /api/admin/topics/review": { body: z.input<typeof Correction>; response: AdminTopic }
  /** A file: the labelled examples. */
  "GET /api/admin/topics/review/export": { query?: QueryOf<typeof LabelQuery>; response: string }
  "GET /api/admin/learned-rules": { query?: QueryOf<typeof RuleQuery>; response: Page<LearnedRule> }
  "DELETE /api/admin/learned-rules": { body: z.input<typeof RuleId>; response: Deleted }
}
