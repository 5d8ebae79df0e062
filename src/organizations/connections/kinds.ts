export const PLATFORMS = ["marketplace", "dspapi", "exchange", "custom_api"] as const
export type Platform = (typeof PLATFORMS)[number]

export const DIRECTIONS = ["inbound", "outbound", "bidirectional"] as const
export type Direction = (typeof DIRECTIONS)[number]

export const STATUSES = ["untested", "active", "error"] as const

export const INBOUND_AUTH_TYPES = ["bearer", "basic", "api_key"] as const
export const SCHEDULES = ["hourly", "daily", "weekly"] as const
export const MATCH_KEYS = ["ip", "url", "deviceid", "uid", "appbundle", "contentid", "postalcode"] as const
export const UPLOAD_METHODS = ["sftp", "s3"] as const
/** What a connection does with segments that may hurt people or are limited by law. */
export const SENSITIVITY_POLICIES = ["allow", "block_sensitive", "block_restricted"] as const
export type SensitivityPolicy = (typeof SENSITIVITY_POLICIES)[number]

/** Fields of a topic that a source's items may fill. */
export const SERVICE_FIELDS = [
  "topic_name",
  "parent_category",
  "taxonomy_type",
  "subcategory",
  "segment_type",
  "keywords",
  "external_id",
  "performance_score",
  "segment_desc_marketplace",
  "segment_desc_dspapi",
  "internal_description",
] as const
export type ServiceField = (typeof SERVICE_FIELDS)[number]

/** Config that holds an address the service calls. */
export const URL_KEYS = ["base_url", "api_base_url", "token_url", "s3_endpoint", "sts_endpoint"] as const

/** Config is shown to every member, so these may not be in it. */
export const SECRET_KEYS = [
  "password",
  "token",
  "api_key",
  "client_secret",
  "sftp_password",
  "sftp_private_key",
  "s3_secret_access_key",
] as const

export const takesIn = (direction: Direction) => direction !== "outbound"
export const sendsOut = (direction: Direction) => direction !== "inbound"
