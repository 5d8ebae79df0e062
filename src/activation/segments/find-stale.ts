import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { matchingTopics } from "../../topics/library/matching-topics.ts"
import type { TopicFilters } from "../../topics/library/schema.ts"
import { type Fresh, markFresh } from "./freshness.ts"
import { type Naming, namingsOf } from "./naming.ts"
import { readActivations } from "./read-activations.ts"
import type { ActivationRecord } from "./schema.ts"
import { countCandidates, keyIn, staleCandidates } from "./stale-candidates.ts"

/** Small, since a step needs few and the first candidates are often stale. */
const FIRST_PAGE = 50
const PAGE_SIZE = 500
/** Limits the candidates compared per call; the next call continues. */
const MAX_PAGES = 10
const COUNT_PAGE = 2_000
/** Calls reserved for creating the job. */
const CALLS_KEPT = 50

/** Limits the search to a connection, or to topics that match filters. */
export type StaleScope = { connectionId?: string; filters?: TopicFilters }

/** `place`: pass it as `after` to continue after the activation. */
export type StaleActivation = ActivationRecord & { place: string }

/** Up to `limit` stale activations after a place. `next` is where to continue; undefined after the last one. */
export async function findStale(
  ctx: OrgContext,
  { after, limit, scope }: { after?: string; limit: number; scope?: StaleScope },
): Promise<{ stale: StaleActivation[]; next: string | undefined }> {
  const { namings, stamps } = await currentNamings(ctx)
  const stale: StaleActivation[] = []
  const unchanged: Fresh[] = []
  let next: string | undefined
  let pages = 0
  const sizeOf = (page: number) => (page === 0 ? FIRST_PAGE : PAGE_SIZE)
  for await (const page of staleCandidates(ctx, stamps, after === undefined ? undefined : keyIn(after), sizeOf)) {
    const places = new Map(page.map(({ rowid, place }) => [rowid, place]))
    const read = await readActivations(ctx, [...places.keys()], namings, unchanged)
    for (const { record, place: rowid } of await within(ctx, scope, read)) {
      if (record.stale) stale.push({ ...record, place: places.get(rowid) ?? "" })
    }
    next = page.at(-1)?.place
    if (stale.length > limit || ++pages === MAX_PAGES) break
    next = undefined
  }
  markFresh(ctx, unchanged)
  const found = stale.slice(0, limit)
  return { stale: found, next: stale.length > limit ? found.at(-1)?.place : next }
}

/**
 * The number of stale activations, compared page by page. If there are more candidates than one invocation can compare, the rest counts as
 * stale, unless a scope is given.
 */
export async function countStale(ctx: OrgContext, scope?: StaleScope): Promise<number> {
  const { namings, stamps } = await currentNamings(ctx)
  let count = 0
  for await (const page of staleCandidates(ctx, stamps, undefined, () => COUNT_PAGE)) {
    const rowids = page.map(({ rowid }) => rowid)
    const read = await readActivations(ctx, rowids, namings)
    const stale = read.filter(({ record }) => record.stale)
    count += (await within(ctx, scope, stale)).length
    if (ctx.budget.left() > CALLS_KEPT) continue
    return scope ? count : count + (await countCandidates(ctx, stamps, page.at(-1)?.place ?? ""))
  }
  return count
}

/** The number of stale activations per connection. Stops early when only `callsKept` calls are left. */
export async function countStaleByConnection(ctx: OrgContext, callsKept: number): Promise<Map<string, number>> {
  const { namings, stamps } = await currentNamings(ctx)
  const counts = new Map<string, number>()
  for await (const page of staleCandidates(ctx, stamps, undefined, () => COUNT_PAGE)) {
    const unchanged: Fresh[] = []
    const read = await readActivations(
      ctx,
      page.map(({ rowid }) => rowid),
      namings,
      unchanged,
    )
    // Marked fresh, so that the next check skips them.
    markFresh(ctx, unchanged)
    for (const { record } of read) {
      if (record.stale) counts.set(record.connectionId, (counts.get(record.connectionId) ?? 0) + 1)
    }
    if (ctx.budget.left() <= callsKept) break
  }
  return counts
}

async function within<R extends { record: ActivationRecord }>(
  ctx: OrgContext,
  scope: StaleScope | undefined,
  read: readonly R[],
): Promise<readonly R[]> {
  if (!scope) return read
  const { connectionId, filters } = scope
  const own = read.filter(({ record }) => connectionId === undefined || record.connectionId === connectionId)
  if (filters === undefined || own.length === 0) return own
  const matching = await matchingTopics(
    ctx,
    filters,
    own.map(({ record }) => record.orgTopicId),
  )
  return own.filter(({ record }) => matching.has(record.orgTopicId))
}

async function currentNamings(ctx: OrgContext): Promise<{ namings: Map<string, Naming>; stamps: Set<string> }> {
  const owned = await readRows(ctx.d1, connections, sql`WHERE org_id = ${ctx.org.id}`)
  const namings = await namingsOf(ctx, owned)
  return { namings, stamps: new Set([...namings.values()].map(({ stamp }) => stamp)) }
}
