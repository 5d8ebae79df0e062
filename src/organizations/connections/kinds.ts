import type { Field } from "../../knowledge/platforms/field.ts"
import { configFieldsOf, PLATFORM_NAMES, PLATFORMS as DESCRIPTIONS } from "../../knowledge/platforms/platforms.ts"
import { SOURCE_CREDENTIALS, SOURCE_NAMES, SOURCE_SECTIONS, SOURCES } from "../../knowledge/sources/sources.ts"

export { FILE_FORMATS, SCHEDULES } from "../../knowledge/sources/common.ts"
export { SOURCE_NAMES as SOURCE_TYPES } from "../../knowledge/sources/sources.ts"
export { PLATFORM_NAMES as PLATFORMS, type PlatformName as Platform } from "../../knowledge/platforms/platforms.ts"

export const DIRECTIONS = ["inbound", "outbound", "bidirectional"] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Stands for every connection in the filters `pushed_to` and `not_pushed_to`. */
export const ANY_CONNECTION = "any"

export const STATUSES = ["untested", "active", "error"] as const

/** What an inbound connection reads: a paged API, files in a bucket, or one file at a URL. */
export const FILE_SOURCES = SOURCE_NAMES.filter((name) => SOURCES[name].readsFiles)

export const INBOUND_AUTH_TYPES = ["bearer", "basic", "api_key"] as const

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
export const URL_KEYS: readonly string[] = [
  ...keysOfKind(
    "url",
    SOURCE_SECTIONS.flatMap(({ fields }) => fields),
  ),
  ...keysOfKind("url", PLATFORM_NAMES.flatMap(configFieldsOf)),
]

/** Keys not allowed in config, which every member can read. */
export const SECRET_KEYS: readonly string[] = [
  "client_secret",
  ...keysOfKind("secret", SOURCE_CREDENTIALS),
  ...keysOfKind(
    "secret",
    PLATFORM_NAMES.flatMap((platform) => DESCRIPTIONS[platform].credentials),
  ),
]

function keysOfKind(kind: Field["kind"], fields: readonly Field[]): string[] {
  return [...new Set(fields.filter((field) => field.kind === kind).map(({ key }) => key))]
}

export const isInbound = (direction: Direction) => direction !== "outbound"
export const isOutbound = (direction: Direction) => direction !== "inbound"
