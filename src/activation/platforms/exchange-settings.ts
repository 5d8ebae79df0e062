import type { Config } from "../../organizations/connections/config.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { MATCH_KEYS, type MatchKey } from "../../knowledge/platforms/match-keys.ts"
import { requireComplete } from "./exchange-required.ts"
import { PlatformError } from "./port.ts"
import { optionalText, required } from "./settings.ts"

const DEFAULT_REGION = "us-east-1"
/** Both become part of a URL. */
const BUCKET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/
const REGION = /^[a-z0-9-]{1,32}$/

export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | undefined
  roleArn: string | undefined
  stsEndpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export type ExchangeSettings = {
  matchKey: MatchKey
  accountId: number
  advertiserAccountId: string | number
} & ({ method: "sftp" } | { method: "s3"; s3: S3Settings })

export function settingsOf(config: Config, credentials: Credentials): ExchangeSettings {
  requireComplete(config, credentials)
  const matchKey = MATCH_KEYS.find((one) => one === config["match_key"])
  if (!matchKey) throw new PlatformError("Match key is required")
  const advertiserAccountId = config["advertiser_account_id"] as string | number
  const common = { matchKey, accountId: Number(config["account_id"]), advertiserAccountId }
  if (config["upload_method"] !== "s3") return { ...common, method: "sftp" }
  return { ...common, method: "s3", s3: s3SettingsOf(config, credentials) }
}

function s3SettingsOf(config: Config, credentials: Credentials): S3Settings {
  const bucket = required(config["s3_bucket"], "S3 bucket")
  const region = optionalText(config["s3_region"]) ?? DEFAULT_REGION
  if (!BUCKET_NAME.test(bucket)) throw new PlatformError("S3 bucket is not a valid bucket name")
  if (!REGION.test(region)) throw new PlatformError("S3 region is not a valid region name")
  return {
    bucket,
    region,
    endpoint: optionalText(config["s3_endpoint"]),
    roleArn: optionalText(config["s3_role_arn"]),
    stsEndpoint: optionalText(config["sts_endpoint"]),
    accessKeyId: required(credentials["s3_access_key_id"], "S3 access key ID"),
    secretAccessKey: required(credentials["s3_secret_access_key"], "S3 secret access key"),
  }
}
