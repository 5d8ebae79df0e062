import type { SignalLabel } from "../../topics/labels/label-of.ts"
import type { Attributes } from "../../topics/library/explain-topic.ts"
import type { TopicRecord } from "../../topics/library/schema.ts"
import type { Price } from "../../topics/prices/price-of.ts"
import type { Deployment } from "./deployments.ts"
import type { Provider } from "./provider.ts"

/** Fields that are always included, even if the request selects other fields. */
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
  label: SignalLabel
  price: Price
  deployments: Deployment[]
  /** Why the signal was found, and how sure its attributes are. */
  ext?: { match?: Reasons; attributes?: Attributes }
  fields?: readonly string[]
}

export function signalOf(topic: TopicRecord, { provider, label, price, deployments, ext, fields }: Parts): Signal {
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
    ...definitionOf(label),
    ...(ext && { ext: { strata: ext } }),
  }
  if (!fields) return signal
  const requested = new Set(fields)
  return Object.fromEntries(Object.entries(signal).filter(([field]) => ALWAYS.has(field) || requested.has(field)))
}

/** The fields of the data transparency label, except those that every signal has. */
export function definitionOf({
  id: _id,
  name: _name,
  description: _text,
  value_type: _type,
  ...definition
}: SignalLabel) {
  return definition
}
