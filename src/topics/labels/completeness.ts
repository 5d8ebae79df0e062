import type { LabelField, LabelFields } from "./fields.ts"
import { COMPANIONS } from "./companions.ts"
import { NEEDS_ART9, restrictionsOf, type SensitiveTopic } from "./restricted.ts"

/** Fields that the standard requires in every label, except those derived from the topic. */
export const REQUIRED_FIELDS = [
  "provider_name",
  "provider_domain",
  "provider_email",
  "privacy_policy_url",
  "data_sources",
  "methodology",
  "audience_expansion",
  "device_expansion",
  "refresh_cadence",
  "lookback_window",
  "id_types",
  "audience_scope",
  "countries",
  "consent_basis",
] as const satisfies readonly LabelField[]

export type Completeness = { complete: boolean; percent: number; missing: LabelField[] }

/** How much of the required label is filled in. */
export function completenessOf(fields: LabelFields, topic?: SensitiveTopic): Completeness {
  const companions = COMPANIONS.filter(({ applies }) => applies(fields)).map(({ needs }) => needs)
  const special = topic && restrictionsOf(topic).attributes.some((attribute) => NEEDS_ART9.has(attribute))
  const required: LabelField[] = [
    ...REQUIRED_FIELDS,
    ...new Set(companions),
    ...(special ? (["art9_basis"] as const) : []),
  ]
  const missing = required.filter((field) => fields[field] === undefined)
  const percent = Math.floor((100 * (required.length - missing.length)) / required.length)
  return { complete: missing.length === 0, percent, missing }
}
