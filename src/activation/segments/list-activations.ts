import { eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { type Fresh, markFresh } from "./freshness.ts"
import { type Naming, namingsOf } from "./naming.ts"
import { readActivations } from "./read-activations.ts"
import type { ActivationQuery, ActivationRecord } from "./schema.ts"

const PAGE_SIZE = 1_000

/**
 * Activations page by page, newest first. Most carry their connection's current naming stamp, so they are known to be fresh and
 * are not rendered again.
 */
export async function* listActivations(ctx: OrgContext, query: ActivationQuery): AsyncGenerator<ActivationRecord[]> {
  const owned = await ctx.db.select().from(connections).where(eq(connections.orgId, ctx.org.id))
  const namings = await namingsOf(ctx, owned)
  const found = await prepare(ctx.d1, rowsOf(ctx, query, namings)).raw<[number]>()
  const unchanged: Fresh[] = []
  let left = query.limit
  for (let i = 0; i < found.length && left > 0; i += PAGE_SIZE) {
    const rowids = found.slice(i, i + PAGE_SIZE).flat()
    const records = (await readActivations(ctx, rowids, namings, unchanged)).map(({ record }) => record)
    const page = query.stale ? records.filter(({ stale }) => stale) : records
    yield page.slice(0, left)
    left -= page.length
  }
  markFresh(ctx, unchanged)
}

/** With `stale`, only activations not known to be fresh; readActivations decides which of them are stale. */
function rowsOf({ org, workspace }: OrgContext, query: ActivationQuery, namings: Map<string, Naming>): Sql {
  const { connectionId, platform, status, stale } = query
  const equal = (column: string, value: string | undefined) => (value ? [sql(`${column} = ?`, value)] : [])
  const stamps = JSON.stringify([...namings.values()].map(({ stamp }) => stamp))
  const conditions = [
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
     WHERE ${conditions.map(({ text }) => text).join(" AND ")} ORDER BY created_at DESC, rowid DESC`,
    ...conditions.flatMap(({ values }) => values),
  )
}

/** Activations by id, in the given order. */
export async function activationsById(ctx: OrgContext, ids: readonly string[]): Promise<ActivationRecord[]> {
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
