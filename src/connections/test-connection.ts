import { recordAction } from "../audit/record-action.ts"
import type { OrgContext } from "../context.ts"
import { sampleOf } from "../sync/item.ts"
import { fetchPage, openSource, SourceError } from "../sync/source.ts"
import { type Connection, credentialsOf, findConnection } from "./connections.ts"
import type { Credentials } from "./credentials.ts"
import { type Platform, sendsOut, takesIn } from "./kinds.ts"
import { OutboundError } from "./outbound-error.ts"
import type { TestResult } from "./schema.ts"

/** A test has 30 seconds; the last of them are for the answer. */
const BUDGET_MS = 28_000

/** Says what it found, or throws a TestFailure. */
type OutboundTest = (ctx: OrgContext, connection: Connection, credentials: Credentials) => Promise<string>

/** Platforms that can be asked. */
const OUTBOUND_TESTS: Partial<Record<Platform, OutboundTest>> = { exchange: testExchange }

class TestFailure extends Error {}

/** A failure is an answer, not an error. What is tested is remembered with the connection, unless it changed meanwhile. */
export async function testConnection(ctx: OrgContext, id: string): Promise<TestResult> {
  const connection = await findConnection(ctx, id)
  const result = await attempt(ctx, connection)
  await ctx.d1
    .prepare(
      "UPDATE connections SET status = ?1, last_tested_at = ?2 WHERE id = ?3 AND org_id = ?4 AND updated_at = ?5",
    )
    .bind(result.success ? "active" : "error", ctx.now().toISOString(), id, ctx.org.id, connection.updatedAt)
    .run()
  await recordAction(ctx, "connection.tested", id, { success: result.success })
  return result
}

async function attempt(ctx: OrgContext, connection: Connection): Promise<TestResult> {
  try {
    const { direction, platform } = connection
    const inbound = takesIn(direction) ? await testInbound(ctx, connection) : {}
    // A platform that cannot be asked does not make the other direction's test fail.
    const asks = sendsOut(direction) && (!takesIn(direction) || platform in OUTBOUND_TESTS)
    return { success: true, ...inbound, ...(asks && { message: await testOutbound(ctx, connection) }) }
  } catch (error) {
    const known = error instanceof OutboundError || error instanceof SourceError || error instanceof TestFailure
    if (!known) throw error
    return { success: false, error: error.message }
  }
}

async function testInbound(ctx: OrgContext, connection: Connection) {
  const source = await openSource(ctx, connection)
  const { items, count } = await fetchPage(ctx, source, { page: 1, size: 1, budgetMs: BUDGET_MS })
  const [first] = items
  return {
    itemCount: count ?? items.length,
    sampleItem: first === undefined ? null : sampleOf(first, source.config.field_mappings),
  }
}

async function testOutbound(ctx: OrgContext, connection: Connection): Promise<string> {
  const test = OUTBOUND_TESTS[connection.platform]
  if (!test) throw new TestFailure(`There is no test for ${connection.platform} connections yet`)
  return test(ctx, connection, await credentialsOf(ctx, connection))
}

/** Files are uploaded later, by others: all that can be seen from here is whether everything needed is there. */
async function testExchange(_ctx: OrgContext, { config }: Connection, credentials: Credentials): Promise<string> {
  const needed: [unknown, string][] = [
    ...(config["upload_method"] === "s3"
      ? ([[config["s3_bucket"], "S3 bucket"]] as [unknown, string][])
      : ([
          [credentials["sftp_host"], "SFTP host"],
          [credentials["sftp_username"], "SFTP username"],
          [credentials["sftp_password"], "SFTP password"],
        ] as [unknown, string][])),
    [config["account_id"], "IX account ID"],
    [config["advertiser_account_id"], "Advertiser account ID"],
  ]
  const missing = needed.find(([value]) => value === undefined || value === "")
  if (missing) throw new TestFailure(`${missing[1]} is required`)
  return "Configuration is complete"
}
