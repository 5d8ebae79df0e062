import type { Platform } from "../../api/types.ts"
import { FILE_SOURCES } from "../../../../../src/organizations/connections/kinds.ts"
import type { Field } from "./field.ts"

const secret = (key: string, label: string, more: Partial<Field> = {}): Field => ({
  key,
  label,
  kind: "secret",
  required: true,
  ...more,
})
const plain = (key: string, label: string, more: Partial<Field> = {}): Field => ({
  ...secret(key, label, more),
  kind: more.kind ?? "text",
})

const authType = (type: string) => ({ when: { key: "auth_type", is: [type] } })
const uploadBy = (method: string) => ({ when: { key: "upload_method", is: [method] } })

/** For custom APIs. */
const AUTH_CREDENTIALS: readonly Field[] = [
  secret("token", "Token", authType("bearer")),
  plain("username", "Username", authType("basic")),
  secret("password", "Password", authType("basic")),
  secret("api_key", "API key", authType("api_key")),
]

const inBucket = { when: { key: "source_type", is: FILE_SOURCES.filter((type) => type !== "https") } }

/** For inbound connections. */
export const SOURCE_CREDENTIALS: readonly Field[] = [
  plain("source_access_key_id", "Access key ID", {
    ...inBucket,
    help: "Needs to list and read only. For Google Cloud Storage, an HMAC key.",
  }),
  secret("source_secret_access_key", "Secret access key", inBucket),
  ...AUTH_CREDENTIALS.map((field) => ({ ...field, unless: inBucket.when })),
]

/** Credentials for pushing, per platform. */
export const PLATFORM_CREDENTIALS: Record<Platform, readonly Field[]> = {
  marketplace: [
    plain("client_id", "Client ID"),
    plain("username", "Username"),
    secret("password", "Password"),
    plain("org_id", "Organization ID"),
  ],
  dspapi: [
    secret("api_key", "API key"),
    plain("provider_id", "Provider ID"),
    plain("brand_id", "Brand ID", { required: false }),
  ],
  exchange: [
    plain("sftp_host", "SFTP host", uploadBy("sftp")),
    plain("sftp_username", "SFTP username", uploadBy("sftp")),
    secret("sftp_password", "SFTP password", uploadBy("sftp")),
    plain("sftp_port", "SFTP port", {
      ...uploadBy("sftp"),
      kind: "number",
      required: false,
      placeholder: "22",
      min: 1,
      max: 65_535,
      whole: true,
    }),
    plain("s3_access_key_id", "Access key ID", uploadBy("s3")),
    secret("s3_secret_access_key", "Secret access key", uploadBy("s3")),
  ],
  custom_api: AUTH_CREDENTIALS,
  sandbox: [],
}
