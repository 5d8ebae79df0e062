import type { Field } from "../platforms/field.ts"
import { BUCKET_NAME, REGION_NAME, ROLE_ARN } from "../platforms/rules.ts"
import { FILE_FORMAT } from "./common.ts"
import { describeSource } from "./source.ts"

const BUCKET: readonly Field[] = [
  { key: "source_bucket", label: "Bucket", kind: "text", required: true, maxLength: 63, rules: [BUCKET_NAME] },
  {
    key: "source_prefix",
    label: "Prefix",
    kind: "text",
    placeholder: "exports/daily/",
    maxLength: 1_024,
    help: "Only objects whose keys start with it are read. Default: the whole bucket.",
  },
]

const SECRET: Field = { key: "source_secret_access_key", label: "Secret access key", kind: "secret" }
const accessKey = (help: string): Field => ({
  key: "source_access_key_id",
  label: "Access key ID",
  kind: "text",
  help: `Needs only list and read permissions. ${help}`,
})

const MAP_COLUMNS = "Map the files’ columns to topic fields. One of them is the topic name."
const TEST =
  "Test the connection. A sync imports new and changed files only, each with a receipt and its rejected rows."

export const s3 = describeSource({
  label: "Amazon S3 bucket",
  summary: "Files under a prefix, read with keys or by a role.",
  setup: [
    "Write CSV or JSON lines files, plain or gzip, at most 100 MB and 50,000 rows each.",
    "Create an access key that may list and read the bucket, or a role that Strata may assume under your organization’s ID.",
    MAP_COLUMNS,
    TEST,
  ],
  readsFiles: true,
  sections: [
    {
      title: "Source",
      fields: [
        ...BUCKET,
        {
          key: "source_region",
          label: "Region",
          kind: "text",
          placeholder: "us-east-1",
          maxLength: 50,
          rules: [REGION_NAME],
        },
        {
          key: "source_endpoint",
          label: "Endpoint",
          kind: "url",
          help: "Only if the server is not Amazon’s.",
        },
        {
          key: "source_role_arn",
          label: "Role ARN",
          kind: "text",
          placeholder: "arn:aws:iam::123456789012:role/strata",
          maxLength: 500,
          rules: [ROLE_ARN],
          help: "Assumed before the bucket is read. Without access keys below, Strata assumes it itself: the role must then trust it under your organization’s ID.",
        },
        {
          key: "source_external_id",
          label: "External ID",
          kind: "text",
          help: "If the role demands one of your own keys.",
        },
        {
          key: "source_sts_endpoint",
          label: "STS endpoint",
          kind: "url",
          help: "Where the role is assumed with your own keys. Default: that of the region.",
        },
        FILE_FORMAT,
      ],
    },
  ],
  credentials: [
    accessKey("Required unless a role is assumed."),
    SECRET,
    {
      key: "source_session_token",
      label: "Session token",
      kind: "secret",
      help: "Only for temporary keys, which stop working when they expire.",
    },
  ],
})

export const r2 = describeSource({
  label: "Cloudflare R2 bucket",
  summary: "Files under a prefix, through R2’s S3 API.",
  setup: [
    "Write CSV or JSON lines files, plain or gzip, at most 100 MB and 50,000 rows each.",
    "Create an R2 API token that may read the bucket, and copy its access key and the S3 API address from the bucket’s settings.",
    MAP_COLUMNS,
    TEST,
  ],
  readsFiles: true,
  sections: [
    {
      title: "Source",
      fields: [
        ...BUCKET,
        {
          key: "source_endpoint",
          label: "Endpoint",
          kind: "url",
          required: true,
          placeholder: "https://<account id>.r2.cloudflarestorage.com",
          help: "The S3 API address from the bucket’s settings.",
        },
        FILE_FORMAT,
      ],
    },
  ],
  credentials: [accessKey("From an R2 API token."), SECRET],
})

export const gcs = describeSource({
  label: "Google Cloud Storage bucket",
  summary: "Files under a prefix, read with an HMAC key.",
  setup: [
    "Write CSV or JSON lines files, plain or gzip, at most 100 MB and 50,000 rows each.",
    "Create an HMAC key for a service account that may list and read the bucket.",
    MAP_COLUMNS,
    TEST,
  ],
  readsFiles: true,
  sections: [{ title: "Source", fields: [...BUCKET, FILE_FORMAT] }],
  credentials: [accessKey("An HMAC key of a service account."), SECRET],
})
