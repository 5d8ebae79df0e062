import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { createJob } from "./create-job.ts"
import { cancelJob } from "./end-job.ts"
import { processJob } from "./process-job.ts"
import { retryErrors } from "./retry-errors.ts"
import { Cancellation, CreatedJob, JobQuery, JobRecord, JobsQuery, NewJob, Progress } from "./schema.ts"
import { listJobs, showJob } from "./show-jobs.ts"

const path = "/api/admin/jobs"
/** A merge sends its clusters in the config. */
const CONFIG_LIMIT = 1_900_000

export const jobRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Create a job; process it step by step, or run it in the background with config.background",
      access: operator,
      idempotent: true,
      body: NewJob,
      bodyLimit: CONFIG_LIMIT,
      answer: { status: 200, schema: CreatedJob },
      errors: [404, 409, 413],
    },
    (ctx, { body }) => createJob(ctx, body),
  ),
  route(
    {
      method: "get",
      path,
      reads: "fresh",
      summary: "List jobs, newest first",
      access: operator,
      query: JobsQuery,
      answer: { status: 200, schema: z.array(JobRecord) },
    },
    (ctx, { query }) => listJobs(ctx, query),
  ),
  route(
    {
      method: "get",
      path: `${path}/{jobId}`,
      reads: "fresh",
      summary: "Get a job; page through its errors with errorsAfter",
      access: operator,
      query: JobQuery,
      answer: { status: 200, schema: JobRecord },
      errors: [404],
    },
    (ctx, { params, query }) => showJob(ctx, params.jobId, { after: query.errorsAfter, limit: query.errorsLimit }),
  ),
  route(
    {
      method: "patch",
      path: `${path}/{jobId}`,
      summary: "Cancel a job; a running step completes",
      access: operator,
      body: Cancellation,
      answer: { status: 200, schema: JobRecord },
      errors: [404, 409],
    },
    (ctx, { params }) => cancelJob(ctx, params.jobId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/process`,
      summary: "Run the next step of a job",
      access: operator,
      idempotent: true,
      answer: { status: 200, schema: Progress },
      errors: [404],
    },
    async (ctx, { params }) => {
      const { idle: _idle, ...progress } = await processJob(ctx, params.jobId)
      return progress
    },
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/rollback`,
      summary: "Create a job that restores the topic values from before a reclassify or merge job",
      access: operator,
      idempotent: true,
      answer: { status: 200, schema: CreatedJob },
      errors: [404, 409],
    },
    (ctx, { params }) => createJob(ctx, { jobType: "reclassify", config: { rollbackOf: params.jobId } }),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/retry-errors`,
      summary: "Create a job that retries the failed topics of a reclassify job",
      access: operator,
      idempotent: true,
      answer: { status: 200, schema: CreatedJob },
      errors: [404],
    },
    (ctx, { params }) => retryErrors(ctx, params.jobId),
  ),
] as const
