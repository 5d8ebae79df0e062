import * as z from "zod"
import { key, session } from "../../kernel/access/access.ts"
import { streamJson, jsonArrayChunks } from "../../kernel/http/json-stream.ts"
import { route } from "../../kernel/http/route.ts"
import { approvePush, refusePush } from "./approval.ts"
import { createPushRun } from "./create-run.ts"
import { dryRun } from "./dry-run.ts"
import { cancelPushRun } from "./end-run.ts"
import { pushNext } from "./push-next.ts"
import { retryPushRun } from "./retry-run.ts"
import { listPushRuns, pushRunStatus } from "./find-run.ts"
import {
  CancelledRun,
  DecidedRun,
  Decision,
  DryRun,
  NewPush,
  PushedBatch,
  PushRunRecord,
  RetriedRun,
  RetryRun,
  RunsQuery,
  StartedRun,
} from "./schema.ts"

const activate = key("activations", "activate", "Requires activate permission")
const read = key("activations")
const decide = session("connections")
const path = "/api/connections/{id}/push/run"
/** Enough for the ids of 100,000 topics. */
const IDS_LIMIT = 4 * 1024 * 1024

export const pushRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Start a push of topics by ids or filters; with dryRun, only preview it",
      access: activate,
      idempotent: true,
      body: NewPush,
      bodyLimit: IDS_LIMIT,
      answer: { status: 200, schema: z.union([StartedRun, DryRun]) },
      errors: [404, 413],
    },
    async (ctx, { params, body }) => {
      const connectionId = params.id
      if (!body.dryRun) return createPushRun(ctx, connectionId, body)
      const segments = await dryRun(ctx, connectionId, body)
      return streamJson(jsonArrayChunks(segments, ['{"segments":[', "]}"]), (error) =>
        ctx.log("dry_run.stream_failed", { level: "error", error: String(error) }),
      )
    },
  ),
  route(
    {
      method: "get",
      path: "/api/connections/{id}/push/runs",
      reads: "fresh",
      summary: "List the push runs of a connection, newest first",
      access: read,
      query: RunsQuery,
      answer: { status: 200, schema: z.array(PushRunRecord) },
      errors: [404],
    },
    (ctx, { params, query }) => listPushRuns(ctx, params.id, query.limit),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/push`,
      summary: "Push the next 25 segments of a run",
      access: activate,
      idempotent: true,
      answer: { status: 200, schema: PushedBatch },
      errors: [404, 409],
    },
    (ctx, { params }) => pushNext(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "get",
      path: `${path}/{runId}/status`,
      reads: "fresh",
      summary: "Get the progress of a run",
      access: read,
      answer: { status: 200, schema: PushRunRecord },
      errors: [404],
    },
    (ctx, { params }) => pushRunStatus(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/retry`,
      summary: "Retry the failed segments of a run, or some of them; with background, without the client",
      access: activate,
      idempotent: true,
      body: RetryRun,
      answer: { status: 200, schema: RetriedRun },
      errors: [404, 409],
    },
    (ctx, { params, body }) => retryPushRun(ctx, params.id, params.runId, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/cancel`,
      summary: "Cancel a run; live segments stay live",
      access: activate,
      idempotent: true,
      answer: { status: 200, schema: CancelledRun },
      errors: [404, 409],
    },
    (ctx, { params }) => cancelPushRun(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/approve`,
      summary: "Approve a run that waits for it, as an owner or admin",
      access: decide,
      idempotent: true,
      body: Decision,
      answer: { status: 200, schema: DecidedRun },
      errors: [403, 404, 409],
    },
    (ctx, { params, body }) => approvePush(ctx, params.id, params.runId, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/refuse`,
      summary: "Refuse a run that waits for approval; it ends without a push",
      access: decide,
      idempotent: true,
      body: Decision,
      answer: { status: 200, schema: DecidedRun },
      errors: [404, 409],
    },
    (ctx, { params, body }) => refusePush(ctx, params.id, params.runId, body),
  ),
] as const
