import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import {
  CancelledSync,
  FilesQuery,
  NewRun,
  PageRequest,
  RunFiles,
  RunRecord,
  RunsQuery,
  StartedRun,
  SyncedPage,
} from "./schema.ts"
import { cancelRun, listRuns, runStatus, startRun } from "./sync-runs.ts"
import { listFiles } from "./sources/list-files.ts"
import { syncPage } from "./sync-page.ts"

const write = key("sync", "import")
const path = "/api/connections/{id}/sync/run"

export const syncRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Start a sync and read its total; with `background`, its pages are processed without the client",
      access: write,
      idempotent: true,
      body: NewRun,
      answer: { status: 200, schema: StartedRun },
      errors: [404, 502],
    },
    (ctx, { params, body }) => startRun(ctx, params.id, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/page`,
      summary: "Import one page, by default the next one; a page that was already imported is skipped",
      access: write,
      idempotent: true,
      body: PageRequest,
      answer: { status: 200, schema: SyncedPage },
      errors: [404, 409, 429, 502],
    },
    (ctx, { params, body }) => syncPage(ctx, params.id, params.runId, body.page),
  ),
  route(
    {
      method: "get",
      path: `${path}/{runId}/status`,
      reads: "fresh",
      summary: "Get the progress of a sync",
      access: key("sync"),
      answer: { status: 200, schema: RunRecord },
      errors: [404],
    },
    (ctx, { params }) => runStatus(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{runId}/cancel`,
      summary: "Cancel a sync; topics already imported stay",
      access: write,
      idempotent: true,
      answer: { status: 200, schema: CancelledSync },
      errors: [404, 409],
    },
    (ctx, { params }) => cancelRun(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "get",
      path: `${path}/{runId}/files`,
      summary: "List the files of a sync, with the counts of their imports",
      access: key("sync"),
      query: FilesQuery,
      answer: { status: 200, schema: RunFiles },
      errors: [404],
    },
    (ctx, { params, query }) => listFiles(ctx, params.id, params.runId, query),
  ),
  route(
    {
      method: "get",
      path: "/api/connections/{id}/sync/runs",
      reads: "fresh",
      summary: "List a connection's syncs, newest first",
      access: key("sync"),
      query: RunsQuery,
      answer: { status: 200, schema: z.array(RunRecord) },
      errors: [404],
    },
    (ctx, { params, query }) => listRuns(ctx, params.id, query.limit),
  ),
] as const
