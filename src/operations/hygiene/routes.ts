import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { createJob } from "../jobs/create-job.ts"
import { CreatedJob, JobRecord, Progress } from "../jobs/schema.ts"
import { cancelRefresh, processRefresh, showRefresh } from "./jobs.ts"
import { NewRefresh } from "./schema.ts"

const activate = key("activations", "activate", "Requires activate permission")
const path = "/api/hygiene/refresh"

export const hygieneRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Start a job that refreshes all stale activations; with background it runs without the client",
      access: activate,
      idempotent: true,
      body: NewRefresh,
      answer: { status: 200, schema: CreatedJob },
    },
    (ctx, { body }) =>
      createJob(ctx, {
        jobType: "refresh_activations",
        config: { ...body, orgId: ctx.org.id, workspace: ctx.workspace },
      }),
  ),
  route(
    {
      method: "get",
      path: `${path}/{jobId}`,
      summary: "Show a refresh job",
      access: key("activations"),
      answer: { status: 200, schema: JobRecord },
      errors: [404],
    },
    (ctx, { params }) => showRefresh(ctx, params.jobId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/process`,
      summary: "Refresh the next ten stale activations of a job",
      access: activate,
      idempotent: true,
      answer: { status: 200, schema: Progress },
      errors: [404],
    },
    (ctx, { params }) => processRefresh(ctx, params.jobId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/cancel`,
      summary: "Cancel a refresh; segments already refreshed stay refreshed",
      access: activate,
      idempotent: true,
      answer: { status: 200, schema: JobRecord },
      errors: [404, 409],
    },
    (ctx, { params }) => cancelRefresh(ctx, params.jobId),
  ),
] as const
