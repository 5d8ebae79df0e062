import type { TopicRecord } from "../../topics/library/schema.ts"
import type { Price } from "../../topics/prices/price-of.ts"
import type { Deployment } from "./deployments.ts"
import type { Provider } from "./provider.ts"

const MAX_CRITERIA = 500
const AUDIENCE_TAXONOMY = {
  ref: "https://github.com/InteractiveAdvertisingBureau/Taxonomies/blob/main/Audience%20Taxonomies/Audience%20Taxonomy%201.1.tsv",
  version: "1.1",
  segtax: 4,
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

export const typeOf = (topic: { private: boolean | number }) => (topic.private ? "owned" : "marketplace")

export const descriptionOf = (topic: TopicRecord) => topic.segment_desc_marketplace || topic.topic_name

type Parts = {
  provider: Provider
  price: Price
  deployments: Deployment[]
  match?: Reasons
  fields?: readonly string[]
}

export function signalOf(topic: TopicRecord, { provider, price, deployments, match, fields }: Parts): Signal {
  const { domain, name } = provider
  const signal: Signal = {
    signal_ref: { scope: "data_provider", data_provider_domain: domain, signal_id: topic.id },
    signal_id: { source: "catalog", data_provider_domain: domain, id: topic.id },
    signal_agent_segment_id: topic.id,
    name: topic.topic_name,
    description: descriptionOf(topic),
    value_type: "binary",
    signal_type: typeOf(topic),
    data_provider: name,
    coverage_percentage: price.coverage,
    deployments,
    pricing_options: price.options,
    ...definitionOf(topic),
    ...(match && { ext: { strata: { match } } }),
  }
  if (!fields) return signal
  const asked = new Set(fields)
  return Object.fromEntries(Object.entries(signal).filter(([field]) => ALWAYS.has(field) || asked.has(field)))
}

/** What the topic itself says of the DTS fields. */
export const definitionOf = (topic: TopicRecord) => ({
  segmentation_criteria: descriptionOf(topic).slice(0, MAX_CRITERIA),
  ...(topic.iab && { taxonomy: { ...AUDIENCE_TAXONOMY, values: [{ id: topic.iab.audience_1_1.id }] } }),
  last_updated: topic.updated_at,
})
