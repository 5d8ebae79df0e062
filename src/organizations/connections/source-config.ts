import * as z from "zod"
import { parse } from "../../kernel/http/read-input.ts"
import { oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { BUCKET_NAME, REGION_NAME, ROLE_ARN } from "../../knowledge/platforms/rules.ts"
import { type Config, headerName, length, path, ruled, text, token, url } from "./config-fields.ts"
import { FILE_FORMATS, FILE_SOURCES, INBOUND_AUTH_TYPES, SCHEDULES, SERVICE_FIELDS, SOURCE_TYPES } from "./kinds.ts"

const MAX_MAPPINGS = 50

/** Fields of an item or columns of a file, and the topic field that each sets. */
const FieldMappings = z
  .record(z.string().max(200), oneOf("field_mappings", SERVICE_FIELDS), "field_mappings must be an object")
  .refine((mappings) => Object.keys(mappings).length <= MAX_MAPPINGS, "field_mappings has too many fields")

/** Settings common to all sources. */
const INTAKE = {
  schedule: oneOf("schedule", SCHEDULES).optional(),
  /** For `custom`: five fields, the first of them one minute. */
  schedule_cron: text("schedule_cron", 100).optional(),
  /** IANA name of the zone of `schedule_cron`; default UTC. */
  schedule_time_zone: text("schedule_time_zone", 60).optional(),
  use_llm: trueOrFalse("use_llm").optional(),
  /** New topics stay out of the shared catalog. Default: the organization's setting. */
  private: trueOrFalse("private").optional(),
}

/** As for imports: a file without a name column cannot be imported, and two columns cannot set one field. */
const ColumnMappings = FieldMappings.refine(
  (mappings) => Object.values(mappings).includes("topic_name"),
  "field_mappings must include topic_name",
)
  .refine(
    (mappings) => new Set(Object.values(mappings)).size === Object.keys(mappings).length,
    "field_mappings must name each field once",
  )
  .refine(
    (mappings) => Object.keys(mappings).every((column) => column.trim() !== ""),
    "field_mappings must name the columns",
  )

const file = {
  /** Default: decided by the file extension. */
  file_format: oneOf("file_format", FILE_FORMATS).optional(),
  field_mappings: z
    .unknown()
    .transform((value, context) => {
      const mappings = ColumnMappings.safeParse(value ?? {})
      if (mappings.success) return mappings.data
      context.addIssue(mappings.error.issues[0]?.message ?? "field_mappings must be an object")
      return z.NEVER
    })
    // For the document, which cannot read a transform.
    .meta({ type: "object", additionalProperties: { type: "string", enum: SERVICE_FIELDS } }),
  ...INTAKE,
}

const bucket = {
  ...file,
  source_bucket: ruled("source_bucket", text("source_bucket", 63), [BUCKET_NAME]),
  source_prefix: z.string("source_prefix must be a string").max(1_024, "source_prefix is too long").optional(),
  source_region: ruled("source_region", text("source_region", 50), [REGION_NAME]).optional(),
  source_endpoint: url("source_endpoint").optional(),
}

/** A role that is assumed before the bucket is read. */
const role = {
  source_role_arn: ruled("source_role_arn", text("source_role_arn", 500), [ROLE_ARN]).optional(),
  source_external_id: text("source_external_id", 200).optional(),
  source_sts_endpoint: url("source_sts_endpoint").optional(),
}

const NO_ENDPOINT = "source_endpoint is required"

/** Config of connections that read files. */
export const FileSource = z.discriminatedUnion("source_type", [
  z.looseObject({ source_type: z.literal("s3"), ...bucket, ...role }),
  z.looseObject({ source_type: z.literal("gcs"), ...bucket }),
  z.looseObject({ source_type: z.literal("r2"), ...bucket, source_endpoint: url("source_endpoint", NO_ENDPOINT) }),
  z.looseObject({
    source_type: z.literal("https"),
    ...file,
    base_url: url("base_url", "base_url is required"),
    auth_type: oneOf("auth_type", INBOUND_AUTH_TYPES).optional(),
    api_key_header: headerName("api_key_header").optional(),
    api_key_query: token("api_key_query").optional(),
  }),
])
export type FileSource = z.output<typeof FileSource>

/** Config of connections that read a paged API. */
export const Inbound = z.looseObject({
  source_type: oneOf("source_type", SOURCE_TYPES).optional(),
  base_url: url("base_url", "base_url is required"),
  items_path: path("items_path").optional(),
  count_path: path("count_path").optional(),
  /** `none`: the source returns all items in one response and ignores the page parameter. */
  paging: oneOf("paging", ["pages", "none"]).optional(),
  page_param: token("page_param").optional(),
  page_size_param: token("page_size_param").optional(),
  page_size: length("page_size", 500).optional(),
  auth_type: oneOf("auth_type", INBOUND_AUTH_TYPES).optional(),
  api_key_header: headerName("api_key_header").optional(),
  api_key_query: token("api_key_query").optional(),
  field_mappings: FieldMappings.optional(),
  ...INTAKE,
})
export type InboundConfig = z.output<typeof Inbound>

/** Config of inbound connections, by its name in the OpenAPI document. */
export const SOURCE_SCHEMAS: Record<string, z.ZodType> = {
  ApiSourceConfig: Inbound,
  S3SourceConfig: FileSource.options[0],
  GcsSourceConfig: FileSource.options[1],
  R2SourceConfig: FileSource.options[2],
  HttpsSourceConfig: FileSource.options[3],
}

/** Every field that some kind of source has. */
export const SOURCE_FIELDS: readonly string[] = [Inbound, ...FileSource.options].flatMap(({ shape }) =>
  Object.keys(shape),
)

export const isFileSource = (config: Config) => FILE_SOURCES.some((type) => type === config["source_type"])

export const readFileSource = (config: Config): FileSource => parse(FileSource, config)
