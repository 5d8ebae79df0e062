import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { sampleOf } from "../../intake/sync/item.ts"
import { sampleFiles } from "../../intake/sync/sources/sample-files.ts"
import { fetchPage, openSource, SourceError } from "../../intake/sync/source.ts"
import { type Deadline, deadlineIn } from "../../kernel/outbound/deadline.ts"
import { openPlatform } from "../platforms/open-platform.ts"
import { PlatformError } from "../platforms/port.ts"
import { type Connection, findConnection } from "../../organizations/connections/connections.ts"
import { hostDetails } from "../../organizations/connections/hosts.ts"
import { isOutbound, isInbound } from "../../organizations/connections/kinds.ts"
import { isFileSource } from "../../organizations/connections/source-config.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import type { TestResult } from "./schema.ts"

/** A test may take 30 seconds; the rest is reserved for the response. */
const BUDGET_MS = 28_000

/** A failed test is a result, not an error. The result is stored unless the connection changed during the test. */
export async function testConnection(ctx: OrgContext, id: string): Promise<TestResult> {
  const connection = await findConnection(ctx, id)
  const result = await attempt(ctx, connection)
  const store = prepare(
    ctx.library,
    sql`UPDATE connections SET status = ${result.success ? "active" : "error"}, last_tested_at = ${ctx.now().toISOString()}
      WHERE id = ${id} AND org_id = ${ctx.org.id} AND updated_at = ${connection.updatedAt}`,
  )
  const details = { success: result.success, ...hostDetails(connection.config) }
  await ctx.library.batch([store, actionEntry(ctx, "connection.tested", id, details)])
  return result
}

export async function attempt(ctx: OrgContext, connection: Connection): Promise<TestResult> {
  const deadline = deadlineIn(ctx.outside, BUDGET_MS)
  try {
    const inbound = isInbound(connection.direction) ? await testInbound(ctx, connection, deadline) : {}
    return {
      success: true,
      ...inbound,
      ...(testsOutbound(connection) && { message: await testOutbound(ctx, connection, deadline) }),
    }
  } catch (error) {
    const isTestFailure =
      error instanceof OutboundError || error instanceof SourceError || error instanceof PlatformError
    if (!isTestFailure) throw error
    return { success: false, error: error.message }
  }
}

/** A bidirectional custom connection without api_base_url is tested inbound only. */
const testsOutbound = ({ direction, platform, config }: Connection) =>
  isOutbound(direction) && (!isInbound(direction) || platform !== "custom_api" || config["api_base_url"] !== undefined)

async function testInbound(ctx: OrgContext, connection: Connection, deadline: Deadline) {
  if (isFileSource(connection.config)) return testFiles(ctx, connection, deadline)
  const source = await openSource(ctx, connection)
  const { items, count } = await fetchPage(ctx, source, { page: 1, size: 1, budgetMs: deadline.leftMs() })
  const [first] = items
  return {
    itemCount: count ?? items.length,
    sampleItem: first === undefined ? null : sampleOf(first, source.config.field_mappings),
  }
}

async function testFiles(ctx: OrgContext, connection: Connection, deadline: Deadline) {
  const { count, first } = await sampleFiles(ctx, connection, deadline.leftMs())
  return { itemCount: count, sampleItem: first === null ? null : { name: first, id: null } }
}

const testOutbound = async (ctx: OrgContext, connection: Connection, deadline: Deadline): Promise<string> =>
  (await openPlatform(ctx, connection, deadline)).test()
