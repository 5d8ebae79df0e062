import * as z from "zod"
import { testConnection } from "../../activation/connection-tests/test-connection.ts"
import { TestResult } from "../../activation/connection-tests/schema.ts"
import { needsApproval } from "../../activation/segments/policy.ts"
import { oneOf } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { listConnections } from "../../organizations/connections/connections.ts"
import { DIRECTIONS } from "../../organizations/connections/kinds.ts"
import { ConnectionRecord } from "../../organizations/connections/schema.ts"
import { READS, tool } from "../tools/tool.ts"
import { connectionIdOf } from "./by-name.ts"
import { aConnection } from "./inputs.ts"

const { id, name, platform, direction, status } = ConnectionRecord.shape

export const connectionTools = [
  tool({
    name: "list_connections",
    title: "List connections",
    description: "List the platforms that topics can be pushed to, and the sources they come from, with their state.",
    access: { oauth: "read", scope: "activations" },
    annotations: READS,
    input: jsonObject({ direction: oneOf("direction", DIRECTIONS).optional() }),
    output: z.object({
      connections: z.array(
        z.object({
          id,
          name,
          platform,
          direction,
          status,
          last_tested_at: z.string().nullable(),
          needs_approval: z.boolean().meta({ description: "A second person approves each push" }),
        }),
      ),
    }),
    run: async (ctx, query) => ({
      connections: (await listConnections(ctx, query)).map((connection) => ({
        id: connection.id,
        name: connection.name,
        platform: connection.platform,
        direction: connection.direction,
        status: connection.status,
        last_tested_at: connection.lastTestedAt,
        needs_approval: needsApproval(connection),
      })),
    }),
  }),
  tool({
    name: "test_connection",
    title: "Test a connection",
    description:
      "Ask the platform or source of a connection whether its credentials and settings work. Sends no segment.",
    access: { oauth: "push", scope: "connections:write", permission: "connections" },
    annotations: { ...READS, readOnlyHint: false, openWorldHint: true },
    input: jsonObject({ connection_id: aConnection }),
    output: TestResult,
    run: async (ctx, { connection_id: given }) => testConnection(ctx, await connectionIdOf(ctx, given)),
  }),
]
