import { eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { noteFresh, type Seen } from "./current-segments.ts"
import { type Naming, namingsOf } from "./naming.ts"
import { readActivations } from "./read-activations.ts"
import type { ActivationQuery, ActivationRecord } from "./schema.ts"

const PAGE_SIZE = 1_000

/**
 * Activations, the newest first, page by page. Most of them are known to be what would be pushed now, by the stamp of their
 * connection's naming, and are not looked at any closer: only of the others what would be pushed is worked out.
 */
export async function* listActivations(ctx: OrgContext, query: ActivationQuery): AsyncGenerator<ActivationRecord[]> {
  const owned = await ctx.db.select().from(connections).where(eq(connections.orgId, ctx.org.id))
  const namings = await namingsOf(ctx, owned)
  const found = await prepare(ctx.d1, rowsOf(ctx, query, namings)).raw<[number]>()
  const unchanged: Seen[] = []
  let left = query.limit
  for (let i = 0; i < found.length && left > 0; i += PAGE_SIZE) {
    const rowids = found.slice(i, i + PAGE_SIZE).flat()
    const records = (await readActivations(ctx, rowids, namings, unchanged)).map(({ record }) => record)
    const page = query.stale ? records.filter(({ stale }) => stale) : records
    yield page.slice(0, left)
    left -= page.length
  }
  noteFresh(ctx, unchanged)
}

/** With `stale`, those that are not known to be as they would be pushed. Which of them are stale, only a closer look tells. */
function rowsOf({ org, workspace }: OrgContext, query: ActivationQuery, namings: Map<string, Naming>): Sql {
  const { connectionId, platform, status, stale } = query
  const equal = (column: string, value: string | undefined) => (value ? [sql(`${column} = ?`, value)] : [])
  const stamps = JSON.stringify([...namings.values()].map(({ stamp }) => stamp))
  const tests = [
    sql(`org_id = ?`, org.id),
    ...equal("connection_id", connectionId),
    ...equal("platform", platform),
    ...equal("status", status),
    ...equal("workspace_id", workspace),
    ...(stale
      ? [
          sql(`status = 'active'`),
          sql(`(as_pushed IS NULL OR as_pushed NOT IN (SELECT value FROM json_each(?)))`, stamps),
        ]
      : []),
  ]
  const index = stale ? "fresh" : connectionId ? "connection" : platform ? "platform" : status ? "status" : "org"
  return sql(
    `SELECT rowid FROM activations INDEXED BY activations_${index}
     WHERE ${tests.map(({ text }) => text).join(" AND ")} ORDER BY created_at DESC, rowid DESC`,
    ...tests.flatMap(({ values }) => values),
  )
}

/** Some activations by their ids, in that order. */
export async function showActivations(ctx: OrgContext, ids: readonly string[]): Promise<ActivationRecord[]> {
  const owned = await ctx.db.select().from(connections).where(eq(connections.orgId, ctx.org.id))
  const [namings, found] = await Promise.all([
    namingsOf(ctx, owned),
    ctx.d1
      .prepare(`SELECT rowid FROM activations WHERE id IN (SELECT value FROM json_each(?)) AND +org_id = ?`)
      .bind(JSON.stringify(ids), ctx.org.id)
      .raw<[number]>(),
  ])
  const read = await readActivations(
    ctx,
    found.map(([rowid]) => rowid),
    namings,
  )
  return ids.flatMap((id) => read.find(({ record }) => record.id === id)?.record ?? [])
}
