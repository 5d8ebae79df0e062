import { prepare, sql } from "../../kernel/db/sql.ts"
import { cursorAt, pageIn, type Place as RowPlace } from "../../kernel/http/cursor.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"
import { LINK_COLUMNS, type LinkRow } from "../../topics/library/record.ts"
import { inCountries } from "../../topics/labels/countries.ts"
import { findLinks, ownRows } from "../../topics/library/store.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { searchLibrary } from "../../topics/search/search-library.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { requireActive } from "./accounts.ts"
import { AdcpFailure } from "./failure.ts"
import { type FeedVersions, feedVersions } from "./feed-version.ts"
import { describeSignals, placeFor, readOffer, scopeOf } from "./offer.ts"
import type { Provider } from "./provider.ts"
import { isPublished } from "./published.ts"
import type { Filters, GetSignalsRequest, Reference } from "./requests.ts"
import { type Reasons, typeOf } from "./signal.ts"
import type { TaskContext } from "./task.ts"
import { FIRST_RELEASE } from "./versions.ts"

const DEFAULT_RESULTS = 50
const MAX_RESULTS = 100
/** Maximum pages read to fill one page of the answer: price filters are applied after reading. */
const MAX_READS = 5

type Candidate = { row: LinkRow; match?: Reasons }
type Page = { candidates: Candidate[]; cursor?: string; total?: number }

/** Signals are the topics of the caller's library. */
export async function getSignals(task: TaskContext, requested: GetSignalsRequest) {
  const { ctx, url, version } = task
  requireActive(task.buyer)
  const offer = await readOffer(task, requested.account)
  const { provider, outbound, prices, isForSale } = offer
  const found = requested.destinations?.map((destination) => placeFor(task, outbound, destination))
  const places = found?.filter((place) => place !== undefined)
  const passes = filterOf(requested.filters, provider)
  const isThere = requested.countries && (await inCountries(ctx, requested.countries))
  const fits = (row: LinkRow) =>
    (!isForSale || isPublished(row)) && passes(row, priceOf(prices, row)) && (isThere?.(row) ?? true)
  const scope = scopeOf(offer)
  const versions = requested.discovery_mode === "wholesale" ? await feedVersions(ctx, requested, offer) : undefined
  if (versions && isUnchanged(requested, versions)) {
    const none = version === FIRST_RELEASE && { signals: [] }
    return { unchanged: true, ...none, ...versions, cache_scope: scope }
  }
  // Signals that cannot be activated on the requested platform are not offered.
  const isOffered = places === undefined || places.length > 0
  const page = isOffered ? await readPage(ctx, requested, provider, url, fits) : { candidates: [] }
  return {
    signals: await describeSignals(task, offer, page.candidates, { places, fields: requested.fields }),
    pagination: {
      has_more: page.cursor !== undefined,
      ...(page.cursor !== undefined && { cursor: page.cursor }),
      ...(page.total !== undefined && { total_count: page.total }),
    },
    cache_scope: scope,
    ...versions,
  }
}

const isUnchanged = (asked: GetSignalsRequest, now: FeedVersions) =>
  asked.if_wholesale_feed_version === now.wholesale_feed_version &&
  (asked.if_pricing_version === undefined || asked.if_pricing_version === now.pricing_version)

async function readPage(
  ctx: OrgContext,
  requested: GetSignalsRequest,
  provider: Provider,
  url: string,
  fits: (row: LinkRow) => boolean,
): Promise<Page> {
  const limit = Math.min(MAX_RESULTS, requested.pagination?.max_results ?? requested.max_results ?? DEFAULT_RESULTS)
  const { cursor } = requested.pagination ?? {}
  if (requested.discovery_mode === "wholesale") return newest(ctx, { limit, cursor, fits })
  const named = await findReferences(
    ctx,
    [...(requested.signal_refs ?? []), ...(requested.signal_ids ?? [])],
    provider,
    url,
  )
  if (requested.signal_spec === undefined) return sliced(named, { requested, limit, cursor, fits })
  const { ranked, saysNothing } = await searchLibrary(ctx, requested.signal_spec)
  if (saysNothing && named.length === 0) {
    const match = { score: 0, reasons: ["The words fit every topic; the newest come first"] }
    return newest(ctx, { limit, cursor, fits, match })
  }
  const seen = new Set(named.map(({ row }) => row.id))
  const others = ranked
    .filter(({ row }) => !seen.has(row.id))
    .map(({ row, score, reasons }) => ({ row, match: { score, reasons } }))
  return sliced([...named, ...others], { requested, limit, cursor, fits })
}

type Slice = { limit: number; cursor?: string; fits: (row: LinkRow) => boolean }

/**
 * One page of a list that is recomputed for every page. The cursor contains a hash of the request and is rejected for any other request.
 */
function sliced(
  all: readonly Candidate[],
  { requested, limit, cursor, fits }: Slice & { requested: GetSignalsRequest },
): Page {
  const {
    pagination: _page,
    max_results: _old,
    context: _context,
    ext: _ext,
    idempotency_key: _key,
    ...request
  } = requested
  const name = hashOf(canonicalJson(request)).toString(36)
  const [given, place] = placeIn(cursor) ?? [name, 0]
  if (given !== name) throw invalidCursor()
  const candidates = all.filter(({ row }) => fits(row))
  const end = place + limit
  return {
    candidates: candidates.slice(place, end),
    total: candidates.length,
    ...(end < candidates.length && { cursor: cursorAt([name, end]) }),
  }
}

/** The library in list order, page by page. */
async function newest(ctx: OrgContext, { limit, cursor, fits, match }: Slice & { match?: Reasons }): Promise<Page> {
  const mine = ownRows(ctx)
  let after: RowPlace = placeIn(cursor) ?? ["~", 0]
  const candidates: Candidate[] = []
  for (let reads = 0; reads < MAX_READS; reads++) {
    const { results } = await prepare(
      ctx.library,
      sql(
        `SELECT link.seq AS place, ${LINK_COLUMNS} FROM org_topics AS link INDEXED BY org_topics_created
         CROSS JOIN topics AS t ON t.id = link.topic_id
         WHERE ${mine.text} AND (link.created_at, link.seq) < (?, ?)
         ORDER BY link.created_at DESC, link.seq DESC LIMIT ?`,
        ...mine.values,
        ...after,
        limit + 1,
      ),
    ).all<LinkRow & { place: number }>()
    for (const { place, ...row } of results.slice(0, limit)) {
      after = [row.created_at, place]
      if (fits(row)) candidates.push({ row, match })
      if (candidates.length === limit) break
    }
    const isLast = results.length <= limit && after[1] === (results.at(-1)?.place ?? after[1])
    if (isLast) return { candidates }
    if (candidates.length === limit) break
  }
  return { candidates, cursor: cursorAt(after) }
}

function placeIn(cursor: string | undefined): RowPlace | undefined {
  try {
    return cursor === undefined ? undefined : pageIn({ cursor })?.after
  } catch {
    throw invalidCursor()
  }
}

const invalidCursor = () => new AdcpFailure("INVALID_REQUEST", "cursor is not valid", { field: "pagination.cursor" })

/** Exact lookup: unknown references and those of other providers or organizations are all omitted. */
async function findReferences(
  ctx: OrgContext,
  references: readonly Reference[],
  { domain }: Provider,
  url: string,
): Promise<Candidate[]> {
  const ids = references.flatMap((reference) => {
    const id = "id" in reference ? reference.id : reference.signal_id
    if ("data_provider_domain" in reference) return reference.data_provider_domain === domain ? [id] : []
    if ("signal_source_url" in reference) return reference.signal_source_url === url ? [id] : []
    if ("agent_url" in reference) return reference.agent_url === url ? [id] : []
    return []
  })
  if (ids.length === 0) return []
  const links = await findLinks(ctx, ids as string[])
  const rows = new Map(
    [...new Set(ids as string[])].flatMap((id) => (links.has(id) ? [[links.get(id)?.id, links.get(id)]] : [])),
  )
  return [...rows.values()].flatMap((row) => (row && typeof row !== "string" ? [{ row }] : []))
}

type Price = ReturnType<typeof priceOf>

/** A price filter drops a signal if all its options of that model exceed it. */
function filterOf(filters: Filters | undefined, { domain, name }: Provider) {
  const { catalog_types: types, data_providers: providers, max_cpm: cpm, max_percent: percent } = filters ?? {}
  const coverage = filters?.min_coverage_percentage ?? 0
  const isListed =
    !providers || providers.some((one) => [domain, name].some((own) => own.toLowerCase() === one.toLowerCase()))
  const within = (offer: Price, model: string, field: string, max: number | undefined) => {
    const priced = offer.options.filter((option) => option.model === model)
    return max === undefined || priced.length === 0 || priced.some((option) => Number(option[field]) <= max)
  }
  return (row: LinkRow, offer: Price) =>
    isListed &&
    (!types || types.includes(typeOf(row))) &&
    offer.coverage >= coverage &&
    within(offer, "cpm", "cpm", cpm) &&
    within(offer, "percent_of_media", "percent", percent)
}
