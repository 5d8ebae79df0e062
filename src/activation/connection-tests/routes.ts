import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { TestResult } from "./schema.ts"
import { testConnection } from "./test-connection.ts"

export const connectionTestRoutes = [
  route(
    {
      method: "post",
      path: "/api/connections/{id}/test",
      summary: "Test a connection; a failed test returns 200 with success false",
      access: session("connections"),
      answer: { status: 200, schema: TestResult },
      errors: [404],
    },
    (ctx, { params }) => testConnection(ctx, params.id),
  ),
] as const
