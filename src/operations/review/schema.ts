import * as z from "zod"
import { AdminTopic, reason } from "../../topics/operators/schema.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { paging } from "../../kernel/http/query.ts"
import { JobRecord } from "../jobs/schema.ts"

const STATUSES = ["needs_review", "reviewed"] as const

export const ReviewQuery = z.object({
  status: oneOf("status", STATUSES).default("needs_review"),
  ...paging,
})
export type ReviewQuery = z.output<typeof ReviewQuery>

export const ReviewTopic = AdminTopic.pick({
  id: true,
  topicName: true,
  parentCategory: true,
  taxonomyType: true,
  segmentType: true,
  reviewStatus: true,
  reviewReason: true,
  createdAt: true,
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
})
export type Correction = z.output<typeof Correction>

export const Outstanding = z.object({ topics: z.array(AdminTopic), total: z.int(), jobs: z.array(JobRecord) })
export type Outstanding = z.output<typeof Outstanding>
