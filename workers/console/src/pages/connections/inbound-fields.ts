import { FILE_SOURCES, SCHEDULES } from "../../../../../src/organizations/connections/kinds.ts"
import { AUTH_CREDENTIALS, AUTHENTICATION } from "../../../../../src/knowledge/platforms/authentication.ts"
import type { Field, Section } from "../../../../../src/knowledge/platforms/field.ts"
import {
  BUCKET_NAME,
  JSON_PATH,
  PLAIN_NAME,
  REGION_NAME,
  ROLE_ARN,
} from "../../../../../src/knowledge/platforms/rules.ts"

const FILES = { key: "source_type", is: FILE_SOURCES }
const IN_BUCKET = { key: "source_type", is: FILE_SOURCES.filter((type) => type !== "https") }
const PAGED = { key: "paging", is: ["pages"] }

export const SCHEDULE_LABELS: Record<(typeof SCHEDULES)[number], string> = {
  hourly: "Every hour",
  daily: "Every day",
  weekly: "Every week",
  custom: "By a cron expression",
}

export const SOURCE: Section = {
  title: "Source",
  lead: "A REST endpoint that returns JSON, or files: only new and changed ones are imported.",
  fields: [
    {
      key: "source_type",
      label: "Source type",
      kind: "choice",
      initial: "api",
      options: [
        { value: "api", label: "JSON API" },
        { value: "s3", label: "Amazon S3 bucket" },
        { value: "r2", label: "Cloudflare R2 bucket" },
        { value: "gcs", label: "Google Cloud Storage bucket" },
        { value: "https", label: "File at a URL" },
      ],
      help: "Files are CSV or JSON lines, plain or gzip, at most 100 MB and 50,000 rows each.",
    },
    {
      key: "source_bucket",
      label: "Bucket",
      kind: "text",
      required: true,
      when: IN_BUCKET,
      rules: [BUCKET_NAME],
    },
    {
      key: "source_prefix",
      label: "Prefix",
      kind: "text",
      placeholder: "exports/daily/",
      when: IN_BUCKET,
      help: "Only objects whose keys start with it are read. Default: the whole bucket.",
    },
    {
      key: "source_region",
      label: "Region",
      kind: "text",
      placeholder: "us-east-1",
      when: { key: "source_type", is: ["s3"] },
      rules: [REGION_NAME],
    },
    {
      key: "source_endpoint",
      label: "Endpoint",
      kind: "url",
      placeholder: "https://<account id>.r2.cloudflarestorage.com",
      when: { key: "source_type", is: ["s3", "r2"] },
      help: "For R2, the S3 API address from the bucket's settings. For S3, only if the server is not Amazon's.",
    },
    {
      key: "source_role_arn",
      label: "Role ARN",
      kind: "text",
      placeholder: "arn:aws:iam::123456789012:role/strata",
      when: { key: "source_type", is: ["s3"] },
      rules: [ROLE_ARN],
      help: "Assumed before the bucket is read. Without access keys below, Strata assumes it itself: the role must then trust it under your organization’s ID.",
    },
    {
      key: "source_external_id",
      label: "External ID",
      kind: "text",
      when: { key: "source_type", is: ["s3"] },
      help: "If the role demands one of your own keys.",
    },
    {
      key: "source_sts_endpoint",
      label: "STS endpoint",
      kind: "url",
      when: { key: "source_type", is: ["s3"] },
      help: "Where the role is assumed with your own keys. Default: that of the region.",
    },
    {
      key: "file_format",
      label: "File format",
      kind: "choice",
      placeholder: "By the file name",
      when: FILES,
      options: [
        { value: "csv", label: "CSV" },
        { value: "jsonl", label: "JSON lines" },
      ],
      help: "By default .csv, .tsv and .txt are CSV; .jsonl, .ndjson and .json are JSON lines; other files are skipped.",
    },
    {
      key: "base_url",
      label: "URL",
      kind: "url",
      required: true,
      placeholder: "https://crm.example.com/api/segments",
      help: "For an API, query parameters such as the page number are appended. A file may be at a signed URL.",
      unless: IN_BUCKET,
    },
    {
      key: "items_path",
      label: "Items path",
      kind: "text",
      placeholder: "data.segments",
      rules: [JSON_PATH],
      help: "Location of the list in the response. Default: the response itself, or items, data, results or records.",
      unless: FILES,
    },
    {
      key: "count_path",
      label: "Count path",
      kind: "text",
      placeholder: "meta.total",
      rules: [JSON_PATH],
      help: "Location of the total count in the response. Without it, a sync ends at the first incomplete page.",
      unless: FILES,
    },
    {
      key: "paging",
      label: "Paging",
      kind: "choice",
      initial: "pages",
      options: [
        { value: "pages", label: "Paged responses" },
        { value: "none", label: "All items in one response" },
      ],
      unless: FILES,
    },
    {
      key: "page_param",
      label: "Page parameter",
      kind: "text",
      placeholder: "page",
      rules: [PLAIN_NAME],
      when: PAGED,
      help: "Query parameter for the page number. The first page is 1.",
      unless: FILES,
    },
    {
      key: "page_size_param",
      label: "Page size parameter",
      kind: "text",
      placeholder: "page_size",
      rules: [PLAIN_NAME],
      when: PAGED,
      unless: FILES,
    },
    {
      key: "page_size",
      label: "Page size",
      kind: "number",
      min: 1,
      max: 500,
      whole: true,
      placeholder: "500",
      help: "At most 500.",
      unless: FILES,
    },
  ],
}

/** Buckets have their own credentials. */
const withoutBucket = (field: Field): Field => ({ ...field, unless: IN_BUCKET })

export const AUTH: Section = {
  ...AUTHENTICATION,
  fields: AUTHENTICATION.fields.map(withoutBucket),
}

export const MAPPINGS: Section = {
  title: "Field mappings",
  lead: "Map source fields or columns to topic fields. By default, name or title is the topic name and id is the external ID; files need a column for the topic name.",
  fields: [{ key: "field_mappings", label: "Field mappings", kind: "mappings" }],
}

export const SYNC: Section = {
  title: "Sync",
  fields: [
    {
      key: "schedule",
      label: "Schedule",
      kind: "choice",
      placeholder: "Manual only",
      options: SCHEDULES.map((value) => ({ value, label: SCHEDULE_LABELS[value] })),
      help: "The first run starts within a few minutes.",
    },
    {
      key: "schedule_cron",
      label: "Cron expression",
      kind: "text",
      placeholder: "30 5 * * 1-5",
      help: "Five fields: one minute, hours, days of the month, months, days of the week. Due once an hour at most, and started within five minutes.",
      maxLength: 100,
      when: { key: "schedule", is: ["custom"] },
    },
    {
      key: "schedule_time_zone",
      label: "Time zone",
      kind: "text",
      placeholder: "Europe/Berlin",
      help: "Of the cron expression. Without one, UTC.",
      maxLength: 60,
      when: { key: "schedule", is: ["custom"] },
    },
    {
      key: "use_llm",
      label: "Use the language model",
      kind: "flag",
      help: "For up to 15 items per page that the rules classify with low confidence. Uses tokens.",
    },
  ],
}

const forBucket = { when: IN_BUCKET }

export const SOURCE_CREDENTIALS: readonly Field[] = [
  {
    key: "source_access_key_id",
    label: "Access key ID",
    kind: "text",
    ...forBucket,
    help: "Needs only list and read permissions. For Google Cloud Storage, an HMAC key. Required unless a role is assumed.",
  },
  { key: "source_secret_access_key", label: "Secret access key", kind: "secret", ...forBucket },
  {
    key: "source_session_token",
    label: "Session token",
    kind: "secret",
    when: { key: "source_type", is: ["s3"] },
    help: "Only for temporary keys, which stop working when they expire.",
  },
  ...AUTH_CREDENTIALS.map(withoutBucket),
]
