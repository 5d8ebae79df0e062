import { session } from "../../kernel/access/access.ts"
import { streamText } from "../../kernel/files/stream.ts"
import { AS_CSV } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { findAnyRun, listAllRuns } from "./list-runs.ts"
import { rowsFile } from "./rows-file.ts"
import { listRunRows } from "./run-rows.ts"
import { AllRuns, AllRunsQuery, RunRows, RunRowsQuery, RunSummary } from "./schema.ts"

export const allRunRoutes = [
  route(
    {
      method: "get",
      path: "/api/runs",
      summary: "List imports, syncs, pushes, refreshes, exports and jobs together, newest first",
      access: session(),
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
      access: session(),
      answer: { status: 200, schema: RunSummary },
      errors: [404],
    },
    (ctx, { params }) => findAnyRun(ctx, params.kind, params.id),
  ),
  route(
    {
      method: "get",
      path: "/api/runs/{kind}/{id}/rows",
      summary: "List the rows or segments of a run with their outcomes; with format=csv all of them as a file",
      access: session(),
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
