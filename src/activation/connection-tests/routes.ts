import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { testConnection } from "./test-connection.ts"

const TestResult = z.object({
  success: z.boolean(),
  itemCount: z.int().optional(),
  sampleItem: z.object({ name: z.string().nullable(), id: z.string().nullable() }).nullish(),
  message: z.string().optional(),
  error: z.string().optional(),
})

export const connectionTestRoutes: Route[] = [
  route(
    {
      method: "post",
      path: "/api/connections/{id}/test",
      summary: "Test a connection; a failed test answers with success false",
      access: session("connections"),
      answer: { status: 200, schema: TestResult },
      errors: [404],
    },
    (ctx, { params }) => testConnection(ctx, params.id),
  ),
]
