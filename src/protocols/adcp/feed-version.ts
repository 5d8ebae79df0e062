import type { OrgContext } from "../../kernel/context.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { randomBase62, sha256Hex } from "../../kernel/ids.ts"
import type { PriceRecord } from "../../topics/prices/schema.ts"
import type { Provider } from "./provider.ts"
import type { GetSignalsRequest } from "./requests.ts"

export type FeedVersions = { wholesale_feed_version: string; pricing_version: string }

type Asked = Pick<GetSignalsRequest, "filters" | "destinations" | "countries">

type Parts = {
  provider: Provider
  prices: readonly PriceRecord[]
  /** Whose view of the feed it is: equal views have equal versions. */
  view: string
}

/**
 * The versions of a wholesale feed. They are read before its signals, so a change in between makes the next version differ. Where signals
 * are live is no part of them.
 */
export async function feedVersions(ctx: OrgContext, asked: Asked, parts: Parts): Promise<FeedVersions> {
  const { provider, prices, view } = parts
  const { filters, destinations, countries } = asked
  const [library, wording] = await Promise.all([libraryVersion(ctx), wordingVersion(ctx)])
  const shape = {
    library,
    wording,
    provider,
    view,
    workspace: ctx.workspace,
    coverage: prices.map(coverageOf),
  }
  const set = (list: readonly unknown[] | undefined) => list && [...new Set(list.map(canonicalJson))].sort()
  const narrowed = {
    countries: set(countries),
    destinations: set(destinations),
    filters: Object.entries(filters ?? {}).map(([name, value]) => [name, Array.isArray(value) ? set(value) : value]),
  }
  const wanted = { ...narrowed, filters: canonicalJson(Object.fromEntries(narrowed.filters)) }
  const [feed, pricing] = await Promise.all([
    digest([shape, wanted, isByPrice(asked) ? prices.map(termsOf) : null]),
    digest([view, prices.map(termsOf)]),
  ])
  return { wholesale_feed_version: feed, pricing_version: pricing }
}

const digest = async (value: unknown) => (await sha256Hex(canonicalJson(value))).slice(0, 24)

const isByPrice = ({ filters }: Asked) => filters?.max_cpm !== undefined || filters?.max_percent !== undefined

const coverageOf = ({ kind, topicId, filters, coverage_percentage: coverage }: PriceRecord) => [
  kind,
  topicId,
  filters,
  coverage,
]
const termsOf = ({ kind, topicId, filters, pricing_options: options }: PriceRecord) => [
  kind,
  topicId,
  filters,
  options as PricingOption[],
]

/** Triggers mark the version as stale; the first read after a change replaces it. */
async function libraryVersion({ library, org }: OrgContext): Promise<string> {
  const known = await library
    .prepare("SELECT version, stale FROM signal_feeds WHERE org_id = ?")
    .bind(org.id)
    .first<{ version: string; stale: number }>()
  if (known?.stale === 0) return known.version
  const renewed = await library
    .prepare(
      `INSERT INTO signal_feeds (org_id, version) VALUES (?1, ?2)
       ON CONFLICT (org_id) DO UPDATE SET version = iif(stale, excluded.version, version), stale = 0 RETURNING version`,
    )
    .bind(org.id, randomBase62(16))
    .first<string>("version")
  if (renewed === null) throw new Error("A feed has a version")
  return renewed
}

/** Templates and rules of the service word signals too. */
const wordingVersion = ({ directory }: OrgContext) =>
  directory.prepare(`SELECT ${CONFIG_TOKEN} AS token`).first<string>("token")
