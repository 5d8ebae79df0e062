import * as z from "zod"
import { AdminTopic } from "../../topics/operators/schema.ts"
import { operator } from "../../kernel/access/access.ts"
import { FILE_HEADERS } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { JobRecord } from "../jobs/schema.ts"
import { correctTopic } from "./correct-topic.ts"
import { failedReclassifications } from "./failed-jobs.ts"
import { listReviews, outstandingWork } from "./review-queue.ts"
import { exportLabels } from "./export-labels.ts"
import { Correction, LabelQuery, Outstanding, ReviewQuery, ReviewQueue } from "./schema.ts"

export const reviewRoutes = [
  route(
    {
      method: "get",
      path: "/api/admin/topics/review",
      summary: "List topics that need review, that were reviewed, or that the engine is unsure of",
      access: operator,
      query: ReviewQuery,
      answer: { status: 200, schema: ReviewQueue },
    },
    (ctx, { query }) => listReviews(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/topics/review",
      summary:
        "Correct or confirm a topic's segment type, and its category, audience type and sensitivity; the local engine learns from it",
      access: operator,
      idempotent: true,
      body: Correction,
      answer: { status: 200, schema: AdminTopic },
      errors: [404],
    },
    (ctx, { body }) => correctTopic(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/admin/topics/review/export",
      summary: "Export what reviewers and the language model decided as labelled examples for the benchmark",
      access: operator,
      query: LabelQuery,
      answer: { status: 200, mediaType: "text/csv", schema: z.string() },
      alsoAnswers: [{ status: 200, mediaType: "application/x-ndjson" }],
      headers: FILE_HEADERS,
    },
    async (ctx, { query }) => {
      const { fileName, mediaType, body } = await exportLabels(ctx, query)
      const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${fileName}"` }
      return new Response(body, { headers })
    },
  ),
  route(
    {
      method: "get",
      path: "/api/admin/topics/outstanding",
      summary: "List outstanding work: topics to review and jobs with errors",
      access: operator,
      answer: { status: 200, schema: Outstanding },
    },
    (ctx) => outstandingWork(ctx),
  ),
  route(
    {
      method: "get",
      path: "/api/admin/topics/classification-errors",
      summary: "List the newest reclassify jobs with errors",
      access: operator,
      answer: { status: 200, schema: z.array(JobRecord) },
    },
    (ctx) => failedReclassifications(ctx),
  ),
] as const
