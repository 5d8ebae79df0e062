import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { activationPages } from "./activation-pages.ts"
import { type Compared, markCompared } from "./freshness.ts"
import { namingsOf } from "./naming.ts"
import { readActivations } from "./read-activations.ts"
import type { ActivationQuery, ActivationRecord } from "./schema.ts"

const PAGE_SIZE = 2_000

/** Activations page by page, newest first. Most have their connection's current naming stamp, so they are fresh and not rendered again. */
export async function* listActivations(ctx: OrgContext, query: ActivationQuery): AsyncGenerator<ActivationRecord[]> {
  const owned = await readRows(ctx.library, connections, sql`WHERE org_id = ${ctx.org.id}`)
  const namings = await namingsOf(ctx, owned)
  const stamps = new Set([...namings.values()].map(({ stamp }) => stamp))
  const compared: Compared[] = []
  let left = query.limit
  // Any number of stale candidates may turn out to be fresh.
  const sizeOf = () => (query.stale ? PAGE_SIZE : Math.min(PAGE_SIZE, left))
  for await (const rowids of activationPages(ctx, query, stamps, sizeOf)) {
    const records = (await readActivations(ctx, rowids, namings, compared)).map(({ record }) => record)
    const page = query.stale ? records.filter(({ stale }) => stale) : records
    yield page.slice(0, left)
    left -= page.length
    if (left <= 0) break
  }
  markCompared(ctx, compared)
}

/** Activations by id, in the given order. */
export async function activationsById(ctx: OrgContext, ids: readonly string[]): Promise<ActivationRecord[]> {
  const owned = await readRows(ctx.library, connections, sql`WHERE org_id = ${ctx.org.id}`)
  const [namings, found] = await Promise.all([
    namingsOf(ctx, owned),
    ctx.library
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
