import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { FILE_HEADERS } from "../../kernel/http/answers.ts"
import { describeExport, exportTopics } from "./export-topics.ts"
import { TopicRecord } from "../library/schema.ts"
import { ExportQuery } from "./schema.ts"

export const exportRoutes = [
  route(
    {
      method: "get",
      path: "/api/export",
      summary: "Export the library as CSV or as a JSON array of records",
      access: key("export"),
      query: ExportQuery,
      answer: { status: 200, mediaType: "text/csv", schema: z.string() },
      alsoAnswers: [{ status: 200, schema: z.array(TopicRecord) }],
      headers: FILE_HEADERS,
      failure: "Export failed",
      errors: [429, 500],
    },
    async (ctx, { query, c }) => {
      // A HEAD request exports nothing and is not charged.
      const file =
        c.req.method === "HEAD" ? { ...describeExport(ctx, query), body: null } : await exportTopics(ctx, query)
      const headers = {
        "Content-Type": file.mediaType,
        "Content-Disposition": `attachment; filename="${file.fileName}"`,
      }
      return new Response(file.body, { headers })
    },
  ),
] as const
