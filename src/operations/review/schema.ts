import * as z from "zod"
import { AdminTopic, reason, reviewable } from "../../topics/operators/schema.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { paging } from "../../kernel/http/query.ts"
import { JobRecord } from "../jobs/schema.ts"

const STATUSES = ["needs_review", "reviewed", "unsure"] as const

export const ReviewQuery = z.object({
  status: oneOf("status", STATUSES).default("needs_review"),
  ...paging,
})
export type ReviewQuery = z.output<typeof ReviewQuery>

export const QueuedTopic = AdminTopic.pick({
  id: true,
  topicName: true,
  parentCategory: true,
  taxonomyType: true,
  segmentType: true,
  reviewStatus: true,
  reviewReason: true,
  createdAt: true,
})

/** Fields that the list of unsure topics also has. */
export const Doubts = AdminTopic.pick({ audienceType: true, sensitivity: true, confidence: true })

const ReviewTopic = QueuedTopic.extend({
  ...Doubts.partial().shape,
  libraries: z.int().optional().meta({ description: "How many organizations have the topic; with status=unsure only" }),
})
export type ReviewTopic = z.output<typeof ReviewTopic>

export const ReviewQueue = z.object({
  topics: z.array(ReviewTopic),
  total: z.int(),
  reviewCount: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type ReviewQueue = z.output<typeof ReviewQueue>

export const Correction = jsonObject({
  topicId: required("topicId"),
  segmentType: z.enum(SEGMENT_TYPES, {
    error: ({ input }) =>
      input === undefined ? "segmentType is required" : `segmentType must be one of ${SEGMENT_TYPES.join(", ")}`,
  }),
  reason: reason("reason"),
  ...reviewable,
})
export type Correction = z.output<typeof Correction>

export const LabelQuery = z.object({
  source: oneOf("source", ["review", "llm"]).optional(),
  format: oneOf("format", ["csv", "jsonl"]).default("csv"),
})
export type LabelQuery = z.output<typeof LabelQuery>

export const Outstanding = z.object({ topics: z.array(AdminTopic), total: z.int(), jobs: z.array(JobRecord) })
export type Outstanding = z.output<typeof Outstanding>
