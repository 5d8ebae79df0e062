import type { Config } from "../../organizations/connections/config.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { PlatformError } from "./port.ts"
import { required } from "./settings.ts"

/** Throws for the first missing setting. The relay uploads later, so this is all a test can check. */
export function requireComplete(config: Config, credentials: Credentials): void {
  if (config["upload_method"] === "s3") required(config["s3_bucket"], "S3 bucket")
  else {
    required(credentials["sftp_host"], "SFTP host")
    required(credentials["sftp_username"], "SFTP username")
    if (!credentials["sftp_private_key"]) required(credentials["sftp_password"], "SFTP password")
  }
  const account = required(config["account_id"], "IX account ID")
  if (!/^\d{1,15}$/.test(account)) throw new PlatformError("IX account ID must be a number")
  required(config["advertiser_account_id"], "Advertiser account ID")
}
