/** Why an audience is sensitive. The words are in tables/sensitivity. */
export const SENSITIVE_REASONS = [
  "health",
  "religion",
  "ethnicity",
  "sexual_orientation",
  "political_belief",
  "minors",
  "financial_distress",
  "immigration",
  "trade_union",
  "criminal_record",
  "victims",
  "sex_life",
] as const
export type SensitiveReason = (typeof SENSITIVE_REASONS)[number]

/** Topics that platforms allow with restrictions. */
export const RESTRICTED_REASONS = [
  "alcohol",
  "gambling",
  "firearms",
  "tobacco",
  "cannabis",
  "credit",
  "housing",
  "jobs",
  "politics",
] as const
export type RestrictedReason = (typeof RESTRICTED_REASONS)[number]
