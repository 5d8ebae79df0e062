import type { LinkRow } from "../../topics/library/record.ts"
import type { Price } from "../../topics/prices/price-of.ts"
import type { Deployment } from "./deployments.ts"
import type { Provider } from "./provider.ts"

const MAX_CRITERIA = 500
/** The codes of topics are of the Content Taxonomy 3.1. */
const CONTENT_TAXONOMY = {
  ref: "https://github.com/InteractiveAdvertisingBureau/Taxonomies/blob/main/Content%20Taxonomies/Content%20Taxonomy%203.1.tsv",
  version: "3.1",
  segtax: 9,
}

/** Fields that an answer has even if the request asks for others only. */
const ALWAYS = new Set([
  "signal_ref",
  "signal_id",
  "signal_agent_segment_id",
  "name",
  "description",
  "value_type",
  "signal_type",
  "data_provider",
  "coverage_percentage",
  "deployments",
  "pricing_options",
  "ext",
])

export type Signal = Record<string, unknown>
export type Reasons = { score: number; reasons: string[] }

export const typeOf = (row: LinkRow) => (row.private === 1 ? "owned" : "marketplace")

export const descriptionOf = (row: LinkRow) => row.segment_desc_marketplace || row.topic_name

type Parts = {
  provider: Provider
  price: Price
  deployments: Deployment[]
  match?: Reasons
  fields?: readonly string[]
}

export function signalOf(row: LinkRow, { provider, price, deployments, match, fields }: Parts): Signal {
  const { domain, name } = provider
  const signal: Signal = {
    signal_ref: { scope: "data_provider", data_provider_domain: domain, signal_id: row.id },
    signal_id: { source: "catalog", data_provider_domain: domain, id: row.id },
    signal_agent_segment_id: row.id,
    name: row.topic_name,
    description: descriptionOf(row),
    value_type: "binary",
    signal_type: typeOf(row),
    data_provider: name,
    coverage_percentage: price.coverage,
    deployments,
    pricing_options: price.options,
    ...definitionOf(row),
    ...(match && { ext: { strata: { match } } }),
  }
  if (!fields) return signal
  const asked = new Set(fields)
  return Object.fromEntries(Object.entries(signal).filter(([field]) => ALWAYS.has(field) || asked.has(field)))
}

/** What the topic itself says of the DTS fields. */
export const definitionOf = (row: LinkRow) => ({
  segmentation_criteria: descriptionOf(row).slice(0, MAX_CRITERIA),
  ...(row.iab_code !== "" && {
    taxonomy: {
      ...CONTENT_TAXONOMY,
      values: [{ id: row.iab_code, path: `${row.parent_category} > ${row.taxonomy_path}` }],
    },
  }),
  last_updated: row.updated_at,
})
