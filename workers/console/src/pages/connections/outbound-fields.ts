import { MATCH_KEYS } from "../../../../../src/organizations/connections/kinds.ts"
import type { Field, Section } from "./field.ts"

const API_ADDRESS: Field = {
  key: "api_base_url",
  label: "Address of the API",
  kind: "url",
  help: "Up to and with its version. Empty: the address this installation is set up with.",
  placeholder: "https://api.example.com/v3",
}

const LOCATION: Field = {
  key: "data_source_location",
  label: "Data source location",
  kind: "text",
  help: "Where the platform finds the data; it is sent with every segment.",
}

export const MARKETPLACE: Section = {
  title: "Marketplace",
  fields: [
    API_ADDRESS,
    {
      key: "token_url",
      label: "Address of the tokens",
      kind: "url",
      help: "Where username and password are exchanged for a token. Empty: the address this installation is set up with.",
    },
    LOCATION,
    {
      key: "organization_header",
      label: "Organization header",
      kind: "text",
      placeholder: "LR-Org-Id",
      pattern: { is: /^[\w-]+$/, says: "The name of a header" },
      help: "The header that carries the organization id.",
    },
  ],
}

export const DSP: Section = { title: "Demand-side platform", fields: [API_ADDRESS] }

const SFTP = { key: "upload_method", is: ["sftp"] }
const S3 = { key: "upload_method", is: ["s3"] }

const MATCH_KEY_LABELS: Record<(typeof MATCH_KEYS)[number], string> = {
  ip: "IP addresses",
  url: "Web addresses",
  deviceid: "Device ids",
  uid: "User ids of the exchange",
  appbundle: "App bundles",
  contentid: "Content ids",
  postalcode: "Postal codes",
}

export const EXCHANGE: Section = {
  title: "Exchange",
  lead: "Every segment is two files: a description and the values its audience is found by.",
  fields: [
    {
      key: "account_id",
      label: "Account id",
      kind: "text",
      required: true,
      pattern: { is: /^\d{1,15}$/, says: "A number" },
    },
    { key: "advertiser_account_id", label: "Advertiser account id", kind: "text", required: true },
    {
      key: "match_key",
      label: "Match key",
      kind: "choice",
      required: true,
      options: MATCH_KEYS.map((value) => ({ value, label: `${MATCH_KEY_LABELS[value]} (${value})` })),
      help: "What the values are. Each topic's values are uploaded with a push’s plan or with its activation.",
    },
    {
      key: "upload_method",
      label: "Upload by",
      kind: "choice",
      initial: "sftp",
      options: [
        { value: "sftp", label: "SFTP, through the relay" },
        { value: "s3", label: "S3" },
      ],
      help: "By SFTP a segment is pending until the relay reports that its files are there.",
    },
    {
      key: "sftp_host_key",
      label: "Host key fingerprint",
      kind: "text",
      placeholder: "SHA256:…",
      pattern: { is: /^SHA256:[A-Za-z0-9+/]{43}=?$/, says: "A fingerprint like SHA256:… with 43 characters behind it" },
      when: SFTP,
      help: "The relay talks to no other server. “ssh-keyscan HOST | ssh-keygen -lf -” shows it.",
    },
    { key: "s3_bucket", label: "Bucket", kind: "text", required: true, when: S3 },
    { key: "s3_region", label: "Region", kind: "text", placeholder: "us-east-1", when: S3 },
    {
      key: "s3_role_arn",
      label: "Role",
      kind: "text",
      placeholder: "arn:aws:iam::123456789012:role/upload",
      pattern: { is: /^arn:/, says: "The ARN of a role" },
      when: S3,
      help: "Assumed before every upload, where the exchange gave you one.",
    },
    { key: "s3_endpoint", label: "Endpoint", kind: "url", when: S3, help: "For storage that is not Amazon’s." },
    { key: "sts_endpoint", label: "Endpoint for roles", kind: "url", when: S3 },
  ],
}

export const PRICE: Section = {
  title: "Price",
  fields: [
    {
      key: "default_cpm",
      label: "CPM",
      kind: "number",
      min: 0,
      max: 1_000_000,
      help: "The price of every segment pushed through this connection. Empty: none is sent.",
    },
    {
      key: "currency",
      label: "Currency",
      kind: "text",
      placeholder: "USD",
      pattern: { is: /^[A-Z]{3}$/, says: "A code like USD" },
    },
  ],
}

export const NAMES: Section = {
  title: "Names",
  fields: [
    {
      key: "template_key",
      label: "Output template",
      kind: "text",
      placeholder: "That of the platform",
      pattern: { is: /^[a-z0-9][a-z0-9_.-]{0,63}$/, says: "Lowercase, without blanks" },
      help: "The key of the template that writes names and descriptions. Changing it makes what is live stale.",
    },
    { key: "org_alias", label: "Your name in templates", kind: "text" },
    { key: "partner_alias", label: "Your partner’s name in templates", kind: "text" },
  ],
}

export const RULES: Section = {
  title: "Sensitive topics",
  fields: [
    {
      key: "sensitivity_policy",
      label: "What may be pushed",
      kind: "choice",
      initial: "allow",
      options: [
        { value: "allow", label: "Everything, with a warning in the plan" },
        { value: "block_sensitive", label: "Nothing sensitive" },
        { value: "block_restricted", label: "Nothing sensitive and nothing restricted" },
      ],
      help: "Sensitive: health, religion, ethnicity, sexual orientation, minors and the like. Restricted: legal with limits, such as alcohol, gambling, credit or housing. What is blocked shows in the plan of a push with its reason.",
    },
  ],
}

export const CUSTOM_ADDRESS: Section = {
  title: "Platform",
  fields: [{ ...API_ADDRESS, required: true, help: "All paths below are added to it." }, LOCATION],
}
