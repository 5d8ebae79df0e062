import * as z from "zod"
import { reason } from "../../topics/operators/schema.ts"
import { AdminTopic } from "../../topics/operators/topic-record.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { JobRecord } from "../jobs/record.ts"

const STATUSES = ["needs_review", "reviewed"] as const

export const ReviewQuery = z.object({
  status: z.enum(STATUSES, `status must be one of ${STATUSES.join(", ")}`).default("needs_review"),
  page: positive("page", 1),
  pageSize: positive("pageSize", 25, 100),
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
  topicId: z.string("topicId is required").min(1, "topicId is required"),
  segmentType: z.enum(SEGMENT_TYPES, {
    error: ({ input }) =>
      input === undefined ? "segmentType is required" : `segmentType must be one of ${SEGMENT_TYPES.join(", ")}`,
  }),
  reason: reason("reason"),
})
export type Correction = z.output<typeof Correction>

export const Outstanding = z.object({ topics: z.array(AdminTopic), total: z.int(), jobs: z.array(JobRecord) })
