import type { OrgContext } from "../../kernel/context.ts"
import { parse } from "../../kernel/http/read-input.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { connectionAs } from "../../organizations/connections/connections.ts"
import { hostDetails } from "../../organizations/connections/hosts.ts"
import { NewConnection } from "../../organizations/connections/schema.ts"
import type { TestResult, UnsavedConnection } from "./schema.ts"
import { attempt } from "./test-connection.ts"

/** Tests a new connection, or changes to one, before they are stored. Only writes an audit entry. */
export async function testUnsaved(ctx: OrgContext, input: UnsavedConnection): Promise<TestResult> {
  const { connection, before } = await unsaved(ctx, input)
  const result = await attempt(ctx, connection)
  const { platform, config } = connection
  const details = { success: result.success, unsaved: true, platform, ...hostDetails(config, before) }
  await actionEntry(ctx, "connection.tested", input.connectionId ?? "new", details).run()
  return result
}

async function unsaved(ctx: OrgContext, { connectionId, ...input }: UnsavedConnection) {
  if (connectionId !== undefined) return connectionAs(ctx, connectionId, input)
  return connectionAs(ctx, null, parse(NewConnection, { config: {}, ...input, name: "Unsaved" }))
}
