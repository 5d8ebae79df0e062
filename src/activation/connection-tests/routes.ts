import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { TestResult, UnsavedConnection } from "./schema.ts"
import { testConnection } from "./test-connection.ts"
import { testUnsaved } from "./test-unsaved.ts"

const manage = key("connections:write", "connections")

export const connectionTestRoutes = [
  route(
    {
      method: "post",
      path: "/api/connections/test-config",
      summary:
        "Test a connection, or changes to one, before it is stored; a failed test returns 200 with success false",
      access: manage,
      body: UnsavedConnection,
      answer: { status: 200, schema: TestResult },
      errors: [404],
    },
    (ctx, { body }) => testUnsaved(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/connections/{id}/test",
      summary: "Test a connection; a failed test returns 200 with success false",
      access: manage,
      answer: { status: 200, schema: TestResult },
      errors: [404],
    },
    (ctx, { params }) => testConnection(ctx, params.id),
  ),
] as const
