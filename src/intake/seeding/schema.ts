import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { reason, topicIds } from "../../topics/operators/schema.ts"
import { MAX_ROWS } from "../imports/fields.ts"
import { BatchStatus } from "../imports/schema.ts"

export const SeedingStatus = BatchStatus.extend({ org_id: z.string() })
export type SeedingStatus = z.output<typeof SeedingStatus>

export const TopicsToReview = jsonObject({ topicIds: topicIds(MAX_ROWS), reason: reason("reason") })
export type TopicsToReview = z.output<typeof TopicsToReview>

export const Flagged = z.object({ flagged: z.int() })
export type Flagged = z.output<typeof Flagged>
