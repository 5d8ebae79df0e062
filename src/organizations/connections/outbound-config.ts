import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { type Config, headerName, id, text, url } from "./config-fields.ts"
import { CUSTOM_FIELDS } from "./custom-config.ts"
import {
  APPROVALS,
  MATCH_KEYS,
  type Platform,
  SANDBOX_FAILURES,
  SENSITIVITY_POLICIES,
  UPLOAD_METHODS,
} from "./kinds.ts"

const COMMON = {
  api_base_url: url("api_base_url").optional(),
  token_url: url("token_url").optional(),
  data_source_location: text("data_source_location", 500).optional(),
  default_cpm: z
    .number("default_cpm must be a number")
    .min(0, "default_cpm must not be negative")
    .max(1_000_000, "default_cpm is too large")
    .optional(),
  currency: z
    .string("currency must be a string")
    .regex(/^[A-Z]{3}$/, "currency must be a code like USD")
    .optional(),
  template_key: text("template_key", 100)
    .regex(/^[a-z0-9][a-z0-9_.-]{0,63}$/, "template_key must be lowercase without spaces")
    .optional(),
  /** `required`: a push waits until an owner or admin other than the one who started it approves it. */
  approval: oneOf("approval", APPROVALS).optional(),
  sensitivity_policy: oneOf("sensitivity_policy", SENSITIVITY_POLICIES).optional(),
  /** Names of the organization and its partner for use in templates. */
  org_alias: text("org_alias").optional(),
  partner_alias: text("partner_alias").optional(),
}

/** Config of outbound connections by platform. Unknown keys are kept, since they may mean something to the platform. */
export const OUTBOUND: Record<Platform, z.ZodType<Config>> = {
  marketplace: z.looseObject({
    ...COMMON,
    organization_header: headerName("organization_header")
      .refine((name) => name.toLowerCase() !== "authorization", "organization_header must not be Authorization")
      .optional(),
  }),
  dspapi: z.looseObject(COMMON),
  exchange: z.looseObject({
    ...COMMON,
    account_id: id("account_id").optional(),
    advertiser_account_id: id("advertiser_account_id").optional(),
    match_key: oneOf("match_key", MATCH_KEYS).optional(),
    upload_method: oneOf("upload_method", UPLOAD_METHODS).optional(),
    sftp_host_key: text("sftp_host_key")
      .regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/, "sftp_host_key must be a fingerprint like SHA256:...")
      .optional(),
    s3_bucket: text("s3_bucket", 63)
      .regex(/^[A-Za-z0-9][\w.-]+$/, "s3_bucket must be the name of a bucket")
      .optional(),
    s3_role_arn: text("s3_role_arn", 500)
      .regex(/^arn:[\w+=,.@:/-]+$/, "s3_role_arn must be the ARN of a role")
      .optional(),
    s3_region: text("s3_region", 50)
      .regex(/^[a-z0-9-]+$/, "s3_region must be the name of a region")
      .optional(),
    s3_endpoint: url("s3_endpoint").optional(),
    sts_endpoint: url("sts_endpoint").optional(),
  }),
  custom_api: z.looseObject({ ...COMMON, ...CUSTOM_FIELDS }),
  sandbox: z.looseObject({ ...COMMON, fails: oneOf("fails", SANDBOX_FAILURES).optional() }),
}
