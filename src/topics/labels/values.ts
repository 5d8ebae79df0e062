/** Allowed values of label fields, without the schemas, because the console uses them too. */

export const CADENCES = [
  "intra_day",
  "daily",
  "weekly",
  "monthly",
  "bi_monthly",
  "quarterly",
  "bi_annually",
  "annually",
] as const

/** Sources that reach a label only through an onboarder. */
export const OFFLINE_SOURCES = [
  "offline_survey",
  "public_record_census",
  "public_record_voter_file",
  "public_record_other",
  "offline_transaction",
] as const

export const DATA_SOURCES = [
  "app_behavior",
  "app_usage",
  "web_usage",
  "geo_location",
  "email",
  "tv_ott_or_stb_device",
  "panel",
  "online_ecommerce",
  "credit_data",
  "loyalty_card",
  "transaction",
  "online_survey",
  ...OFFLINE_SOURCES,
] as const

export const MATCH_KEYS = [
  "name",
  "address",
  "email",
  "postal",
  "lat_long",
  "mobile_id",
  "cookie_id",
  "ip",
  "customer_id",
  "phone",
] as const

export const METHODOLOGIES = ["observed", "declared", "derived", "inferred", "modeled"] as const
export const SUBJECT_TYPES = ["individual", "household", "business", "contextual", "none"] as const
export const ID_TYPES = ["cookie", "mobile_id", "platform_id", "user_enabled_id"] as const
export const AUDIENCE_SCOPES = ["single_domain", "cross_domain_owned", "cross_domain_unowned", "offline"] as const
export const CONSENT_BASES = ["consent", "legitimate_interest", "contract", "legal_obligation"] as const
export const ART9_BASES = [
  "explicit_consent",
  "manifestly_made_public",
  "substantial_public_interest",
  "vital_interests",
] as const
export const MODELING_METHODS = ["lookalike", "supervised", "embedding", "rules"] as const
export const SEED_TYPES = ["first_party_crm", "panel", "declared_survey", "transactional", "behavioral"] as const
export const RISK_CLASSES = ["minimal", "limited", "high_risk"] as const
