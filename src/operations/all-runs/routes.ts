import { key } from "../../kernel/access/access.ts"
import { streamText } from "../../kernel/files/stream.ts"
import { AS_CSV } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { findAnyRun, listAllRuns } from "./list-runs.ts"
import { rowsFile } from "./rows-file.ts"
import { listRunReasons, listRunRows } from "./run-rows.ts"
import { AllRuns, AllRunsQuery, RunReasons, RunRows, RunRowsQuery, RunSummary } from "./schema.ts"

const read = key("runs:read")

export const allRunRoutes = [
  route(
    {
      method: "get",
      path: "/api/runs",
      summary: "List imports, syncs, pushes, refreshes, exports and jobs together, newest first",
      access: read,
      query: AllRunsQuery,
      answer: { status: 200, schema: AllRuns },
    },
    (ctx, { query }) => listAllRuns(ctx, query),
  ),
  route(
    {
      method: "get",
      path: "/api/runs/{kind}/{id}",
      summary: "Get a run of any kind",
      access: read,
      answer: { status: 200, schema: RunSummary },
      errors: [404],
    },
    (ctx, { params }) => findAnyRun(ctx, params.kind, params.id),
  ),
  route(
    {
      method: "get",
      path: "/api/runs/{kind}/{id}/reasons",
      summary: "Count the failed or rejected rows of a run by reason",
      access: read,
      answer: { status: 200, schema: RunReasons },
      errors: [404],
    },
    (ctx, { params }) => listRunReasons(ctx, params.kind, params.id),
  ),
  route(
    {
      method: "get",
      path: "/api/runs/{kind}/{id}/rows",
      summary: "List the rows or segments of a run with their outcomes; with format=csv all of them as a file",
      access: read,
      query: RunRowsQuery,
      answer: { status: 200, schema: RunRows },
      alsoAnswers: AS_CSV,
      errors: [404],
    },
    async (ctx, { params, query }) => {
      const { kind, id } = params
      const { format, ...page } = query
      if (format === "json") return listRunRows(ctx, kind, id, page)
      const { fileName, pieces } = await rowsFile(ctx, kind, id, page)
      return new Response(await streamText(pieces, ctx.now, async () => {}), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${fileName}"`,
        },
      })
    },
  ),
] as const
