import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { matchingTopics } from "../../topics/library/matching-topics.ts"
import type { TopicFilters } from "../../topics/library/schema.ts"
import { type Compared, markCompared } from "./freshness.ts"
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
export type StaleScope = {
  connectionId?: string
  filters?: TopicFilters
  /**
   * Whether activations count that differ by the service's wording alone. A refresh gives a segment a new id, so nothing refreshes them
   * unless somebody asks for it.
   */
  wording?: boolean
}

/** `place`: pass it as `after` to continue after the activation. */
export type StaleActivation = ActivationRecord & { place: string }

/** Up to `limit` stale activations after a place. `next` is where to continue; undefined after the last one. */
export async function findStale(
  ctx: OrgContext,
  { after, limit, scope }: { after?: string; limit: number; scope?: StaleScope },
): Promise<{ stale: StaleActivation[]; next: string | undefined }> {
  const { namings, stamps } = await currentNamings(ctx, scope)
  const stale: StaleActivation[] = []
  const compared: Compared[] = []
  let next: string | undefined
  let pages = 0
  const sizeOf = (page: number) => (page === 0 ? FIRST_PAGE : PAGE_SIZE)
  for await (const page of staleCandidates(ctx, stamps, after === undefined ? undefined : keyIn(after), sizeOf)) {
    const places = new Map(page.map(({ rowid, place }) => [rowid, place]))
    const read = await readActivations(ctx, [...places.keys()], namings, compared)
    for (const { record, place: rowid } of await within(ctx, scope, read)) {
      if (isStale(record, scope)) stale.push({ ...record, place: places.get(rowid) ?? "" })
    }
    next = page.at(-1)?.place
    if (stale.length > limit || ++pages === MAX_PAGES) break
    next = undefined
  }
  markCompared(ctx, compared)
  const found = stale.slice(0, limit)
  return { stale: found, next: stale.length > limit ? found.at(-1)?.place : next }
}

/**
 * The number of stale activations, compared page by page. If there are more candidates than one invocation can compare, the rest counts as
 * stale, unless a scope is given.
 */
export async function countStale(ctx: OrgContext, scope?: StaleScope): Promise<number> {
  const { namings, stamps } = await currentNamings(ctx, scope)
  let count = 0
  for await (const page of staleCandidates(ctx, stamps, undefined, () => COUNT_PAGE)) {
    const rowids = page.map(({ rowid }) => rowid)
    const read = await readActivations(ctx, rowids, namings)
    const stale = read.filter(({ record }) => isStale(record, scope))
    count += (await within(ctx, scope, stale)).length
    if (ctx.budget.left() > CALLS_KEPT) continue
    return scope ? count : count + (await countCandidates(ctx, stamps, page.at(-1)?.place ?? ""))
  }
  return count
}

/** The number of stale activations per connection, as `countStale` counts. Stops early when only `callsKept` calls are left. */
export async function countStaleByConnection(ctx: OrgContext, callsKept: number): Promise<Map<string, number>> {
  const { namings, stamps } = await currentNamings(ctx, undefined)
  const counts = new Map<string, number>()
  for await (const page of staleCandidates(ctx, stamps, undefined, () => COUNT_PAGE)) {
    const compared: Compared[] = []
    const read = await readActivations(
      ctx,
      page.map(({ rowid }) => rowid),
      namings,
      compared,
    )
    // So that the next check skips them.
    markCompared(ctx, compared)
    for (const { record } of read) {
      if (isStale(record, undefined)) counts.set(record.connectionId, (counts.get(record.connectionId) ?? 0) + 1)
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

const isStale = ({ stale, staleReason }: ActivationRecord, scope: StaleScope | undefined) =>
  stale && (staleReason !== "wording" || scope?.wording === true)

/** The namings of the connections, and the stamps of activations that need no comparison. */
async function currentNamings(
  ctx: OrgContext,
  scope: StaleScope | undefined,
): Promise<{ namings: Map<string, Naming>; stamps: Set<string> }> {
  const owned = await readRows(ctx.library, connections, sql`WHERE org_id = ${ctx.org.id}`)
  const namings = await namingsOf(ctx, owned)
  const stampsOf = ({ stamp, wordingStamp }: Naming) => (scope?.wording ? [stamp] : [stamp, wordingStamp])
  return { namings, stamps: new Set([...namings.values()].flatMap(stampsOf)) }
}
