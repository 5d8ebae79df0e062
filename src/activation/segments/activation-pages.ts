import type { OrgContext } from "../../kernel/context.ts"
import { type ActivationQuery, STATUSES } from "./schema.ts"

type Ctx = Pick<OrgContext, "library" | "org" | "workspace">
type Filters = Omit<ActivationQuery, "limit">
/** An index and the values of its columns before created_at, so that its rows come in order of creation. */
type Source = { index: string; equal: Record<string, string | null> }

/** With more stamps than this, all active rows are read in order and filtered instead of merging one index range per stamp. */
const MAX_STAMPS = 20
/** Greater than any timestamp. */
const END = "~"

/**
 * The rowids of activations, newest first, page by page. Each page resumes in the indexes where the last one ended. With `stale`, only
 * activations without a current naming stamp.
 */
export async function* activationPages(
  ctx: Ctx,
  filters: Filters,
  current: ReadonlySet<string>,
  sizeOf: () => number,
): AsyncGenerator<number[]> {
  const sources = filters.stale ? await staleSources(ctx, filters, current) : sourcesOf(filters)
  if (sources.length === 0) return
  // In index order, so that rows created at the same time need no sorting.
  const order = filters.stale
    ? ["created_at", "connection_id", "platform", "workspace_id", "rowid"]
    : ["created_at", "rowid"]
  let after: unknown[] = [END, ...order.slice(1).map((column) => (column === "rowid" ? 0 : ""))]
  for (;;) {
    const size = sizeOf()
    const rows = await pageAfter(ctx, { filters, current, sources, order, after, size })
    if (rows.length > 0) yield rows.map((row) => Number(row.at(-1)))
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = last
  }
}

type Page = {
  filters: Filters
  current: ReadonlySet<string>
  sources: readonly Source[]
  order: readonly string[]
  after: readonly unknown[]
  size: number
}

async function pageAfter({ library, org, workspace }: Ctx, page: Page): Promise<unknown[][]> {
  const { filters, current, sources, order, after, size } = page
  const values: unknown[] = []
  const bound = (value: unknown) => `?${values.push(value)}`
  const shared = [
    `org_id = ${bound(org.id)}`,
    `(${order.join(", ")}) < (${after.map(bound).join(", ")})`,
    ...(filters.connectionId ? [`connection_id = ${bound(filters.connectionId)}`] : []),
    ...(filters.platform ? [`platform = ${bound(filters.platform)}`] : []),
    ...(workspace ? [`workspace_id = ${bound(workspace)}`] : []),
    ...(filters.stale
      ? [
          `(as_pushed IS NULL OR as_pushed NOT IN (SELECT value FROM json_each(${bound(JSON.stringify([...current]))})))`,
        ]
      : []),
  ]
  const columns = order.map((column, i) => `${column} AS k${i}`).join(", ")
  const newestFirst = `ORDER BY ${order.map((column) => `${column} DESC`).join(", ")} LIMIT ${size}`
  const parts = sources.map(({ index, equal }) => {
    const own = Object.entries(equal).map(([column, value]) => `${column} IS ${value === null ? "NULL" : bound(value)}`)
    return `SELECT * FROM (SELECT ${columns} FROM activations INDEXED BY ${index}
      WHERE ${[...own, ...shared].join(" AND ")} ${newestFirst})`
  })
  const merged = order.map((_, i) => `k${i} DESC`).join(", ")
  return library
    .prepare(`SELECT * FROM (${parts.join(" UNION ALL ")}) ORDER BY ${merged} LIMIT ${size}`)
    .bind(...values)
    .raw()
}

/** The indexes on connections and platforms contain the status before the creation time. */
function sourcesOf({ connectionId, platform, status }: Filters): Source[] {
  if (!connectionId && !platform) {
    return [status ? { index: "activations_status", equal: { status } } : { index: "activations_org", equal: {} }]
  }
  const index = connectionId ? "activations_connection" : "activations_platform"
  return (status ? [status] : STATUSES).map((one) => ({ index, equal: { status: one } }))
}

async function staleSources(ctx: Ctx, { status }: Filters, current: ReadonlySet<string>): Promise<Source[]> {
  if (status && status !== "active") return []
  const stamps = await oldStamps(ctx, current)
  if (stamps.length > MAX_STAMPS) return [{ index: "activations_status", equal: { status: "active" } }]
  return [null, ...stamps].map((stamp) => ({
    index: "activations_fresh",
    equal: { status: "active", as_pushed: stamp },
  }))
}

const nextStamp = (after: string) => `(
  SELECT min(as_pushed) FROM activations INDEXED BY activations_fresh
  WHERE org_id = ?1 AND status = 'active' AND as_pushed > ${after})`

/** Stamps of earlier namings, found with one index seek each. */
async function oldStamps({ library, org }: Ctx, current: ReadonlySet<string>): Promise<string[]> {
  const found = await library
    .prepare(
      `WITH RECURSIVE one(stamp) AS (
         SELECT ${nextStamp("''")} UNION ALL SELECT ${nextStamp("one.stamp")} FROM one WHERE one.stamp IS NOT NULL)
       SELECT stamp FROM one WHERE stamp IS NOT NULL AND stamp NOT IN (SELECT value FROM json_each(?2)) LIMIT ${MAX_STAMPS + 1}`,
    )
    .bind(org.id, JSON.stringify([...current]))
    .raw<[string]>()
  return found.flat()
}
