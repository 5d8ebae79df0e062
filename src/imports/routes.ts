import * as z from "zod"
import { key } from "../http/access.ts"
import { positive } from "../http/input.ts"
import { type Route, route } from "../http/route.ts"
import { listImports } from "./list-imports.ts"

const count = z.int()

const BatchRecord = z.object({
  id: z.string(),
  filename: z.string(),
  status: z.enum(["processing", "completed", "cancelled", "failed"]),
  total_rows: count,
  processed_rows: count,
  success_count: count,
  error_count: count,
  duplicate_count: count,
  adopted_count: count,
  updated_count: count,
  chunks_total: count,
  chunks_completed: count,
  use_llm: z.boolean(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
})

export const importRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/import",
      summary: "List imports, newest first",
      access: key("topics:read"),
      query: z.object({
        limit: positive("limit", 20, 100),
        offset: z
          .string()
          .regex(/^\d{1,15}$/, "offset must be a number of at least 0")
          .transform(Number)
          .default(0),
      }),
      answer: { status: 200, schema: z.array(BatchRecord) },
    },
    (ctx, { query }) => listImports(ctx, query),
  ),
]
