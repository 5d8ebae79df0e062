export const PLATFORMS = ["marketplace", "dspapi", "exchange", "custom_api", "sandbox"] as const
export type Platform = (typeof PLATFORMS)[number]

export const DIRECTIONS = ["inbound", "outbound", "bidirectional"] as const
export type Direction = (typeof DIRECTIONS)[number]

export const STATUSES = ["untested", "active", "error"] as const

/** What an inbound connection reads: an API that answers in pages, files in a bucket, or one file at a URL. */
export const SOURCE_TYPES = ["api", "s3", "r2", "gcs", "https"] as const
export const FILE_SOURCES = ["s3", "r2", "gcs", "https"] as const
export const FILE_FORMATS = ["csv", "jsonl"] as const

export const INBOUND_AUTH_TYPES = ["bearer", "basic", "api_key"] as const
export const SCHEDULES = ["hourly", "daily", "weekly"] as const
export const MATCH_KEYS = ["ip", "url", "deviceid", "uid", "appbundle", "contentid", "postalcode"] as const
export const UPLOAD_METHODS = ["sftp", "s3"] as const
/** What a connection does with sensitive and restricted segments. */
export const SENSITIVITY_POLICIES = ["allow", "block_sensitive", "block_restricted"] as const
export const APPROVALS = ["none", "required"] as const
export type SensitivityPolicy = (typeof SENSITIVITY_POLICIES)[number]

/** What the built-in sandbox platform fails at. `answers`: it does what it is asked to, and its answers are lost. */
export const SANDBOX_FAILURES = ["never", "some", "all", "unavailable", "credentials", "answers"] as const
export type SandboxFailure = (typeof SANDBOX_FAILURES)[number]

/** Topic fields that items of a source may set. */
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

/** Config keys whose value is a URL that the service calls. */
export const URL_KEYS = [
  "base_url",
  "api_base_url",
  "token_url",
  "s3_endpoint",
  "sts_endpoint",
  "source_endpoint",
] as const

/** Keys not allowed in config, which every member can read. */
export const SECRET_KEYS = [
  "password",
  "token",
  "api_key",
  "client_secret",
  "sftp_password",
  "sftp_private_key",
  "s3_secret_access_key",
  "source_secret_access_key",
] as const

export const isInbound = (direction: Direction) => direction !== "outbound"
export const isOutbound = (direction: Direction) => direction !== "inbound"
