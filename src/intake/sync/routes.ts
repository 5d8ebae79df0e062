import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { trueOrFalse, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { newest } from "../../kernel/http/query.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { listRuns, MAX_PAGES, runStatus, startRun } from "./sync-runs.ts"
import { syncPage } from "./sync-page.ts"

const count = z.int()
const RunStatus = z.enum(["running", "completed", "failed", "cancelled"])

const counters = {
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  updatedCount: count,
}

const RunRecord = z.object({
  runId: z.string(),
  connectionId: z.string(),
  status: RunStatus,
  processedPages: count,
  totalPages: count.nullable(),
  totalItems: count.nullable(),
  ...counters,
  failure: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
})

const write = key("sync", "import")
const path = "/api/connections/{id}/sync/run"

export const syncRoutes: Route[] = [
  route(
    {
      method: "post",
      path,
      summary: "Start a sync and read its total; with `background`, its pages are processed without the client",
      access: write,
      body: jsonObject({ background: trueOrFalse("background").default(false) }),
      answer: {
        status: 200,
        schema: z.object({ runId: z.string(), totalItems: count.nullable(), status: RunStatus }),
      },
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
      body: jsonObject({ page: wholeNumber("page", MAX_PAGES).optional() }),
      answer: {
        status: 200,
        schema: z.object({
          runId: z.string(),
          page: count,
          status: RunStatus,
          done: z.boolean(),
          itemCount: count,
          ...counters,
          errors: z.array(z.object({ item: count, message: z.string() })),
          skipped: z.boolean().optional(),
        }),
      },
      errors: [404, 409, 429, 502],
    },
    (ctx, { params, body }) => syncPage(ctx, params.id, params.runId, body.page),
  ),
  route(
    {
      method: "get",
      path: `${path}/{runId}/status`,
      summary: "Get the progress of a sync",
      access: key("sync"),
      answer: { status: 200, schema: RunRecord },
      errors: [404],
    },
    (ctx, { params }) => runStatus(ctx, params.id, params.runId),
  ),
  route(
    {
      method: "get",
      path: "/api/connections/{id}/sync/runs",
      summary: "List a connection's syncs, newest first",
      access: key("sync"),
      query: z.object(newest),
      answer: { status: 200, schema: z.array(RunRecord) },
      errors: [404],
    },
    (ctx, { params, query }) => listRuns(ctx, params.id, query.limit),
  ),
]
