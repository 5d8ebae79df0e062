import { MATCH_KEYS } from "../../../../../src/organizations/connections/kinds.ts"
import type { Field, Section } from "./field.ts"

const API_URL: Field = {
  key: "api_base_url",
  label: "API URL",
  kind: "url",
  help: "Including the version. Default: the URL configured for this installation.",
  placeholder: "https://api.example.com/v3",
}

const LOCATION: Field = {
  key: "data_source_location",
  label: "Data source location",
  kind: "text",
  help: "Sent with every segment.",
}

export const MARKETPLACE: Section = {
  title: "Marketplace",
  fields: [
    API_URL,
    {
      key: "token_url",
      label: "Token URL",
      kind: "url",
      help: "The OAuth token endpoint. Default: the URL configured for this installation.",
    },
    LOCATION,
    {
      key: "organization_header",
      label: "Organization header",
      kind: "text",
      placeholder: "LR-Org-Id",
      pattern: { regex: /^[\w-]+$/, message: "Enter a header name" },
      help: "The header that carries the organization ID.",
    },
  ],
}

export const DSP: Section = { title: "Demand-side platform", fields: [API_URL] }

const SFTP = { key: "upload_method", is: ["sftp"] }
const S3 = { key: "upload_method", is: ["s3"] }

const MATCH_KEY_LABELS: Record<(typeof MATCH_KEYS)[number], string> = {
  ip: "IP addresses",
  url: "URLs",
  deviceid: "Device IDs",
  uid: "Exchange user IDs",
  appbundle: "App bundles",
  contentid: "Content IDs",
  postalcode: "Postal codes",
}

export const EXCHANGE: Section = {
  title: "Exchange",
  lead: "Each segment is uploaded as two files: its metadata and its match values.",
  fields: [
    {
      key: "account_id",
      label: "Account ID",
      kind: "text",
      required: true,
      pattern: { regex: /^\d{1,15}$/, message: "Enter a number" },
    },
    { key: "advertiser_account_id", label: "Advertiser account ID", kind: "text", required: true },
    {
      key: "match_key",
      label: "Match key",
      kind: "choice",
      required: true,
      options: MATCH_KEYS.map((value) => ({ value, label: `${MATCH_KEY_LABELS[value]} (${value})` })),
      help: "The type of the match values. Upload a topic’s values in the push plan or in its activation.",
    },
    {
      key: "upload_method",
      label: "Upload method",
      kind: "choice",
      initial: "sftp",
      options: [
        { value: "sftp", label: "SFTP (via relay)" },
        { value: "s3", label: "S3" },
      ],
      help: "With SFTP, a segment is pending until the relay has delivered its files.",
    },
    {
      key: "sftp_host_key",
      label: "Host key fingerprint",
      kind: "text",
      placeholder: "SHA256:…",
      pattern: {
        regex: /^SHA256:[A-Za-z0-9+/]{43}=?$/,
        message: "Enter a fingerprint: SHA256: followed by 43 characters",
      },
      when: SFTP,
      help: "The relay connects only to a server with this key. To get it, run ssh-keyscan HOST | ssh-keygen -lf -",
    },
    { key: "s3_bucket", label: "Bucket", kind: "text", required: true, when: S3 },
    { key: "s3_region", label: "Region", kind: "text", placeholder: "us-east-1", when: S3 },
    {
      key: "s3_role_arn",
      label: "Role ARN",
      kind: "text",
      placeholder: "arn:aws:iam::123456789012:role/upload",
      pattern: { regex: /^arn:/, message: "Enter a role ARN" },
      when: S3,
      help: "Assumed before each upload. Optional.",
    },
    { key: "s3_endpoint", label: "Endpoint", kind: "url", when: S3, help: "For S3-compatible storage other than AWS." },
    { key: "sts_endpoint", label: "STS endpoint", kind: "url", when: S3 },
  ],
}

export const SANDBOX: Section = {
  title: "Sandbox",
  lead: "Its segments stay in this service and reach nobody. Tell it to fail to see how errors look and how runs recover.",
  fields: [
    {
      key: "fails",
      label: "Fails",
      kind: "choice",
      initial: "never",
      options: [
        { value: "never", label: "Never" },
        { value: "some", label: "Refuses about one segment in three" },
        { value: "all", label: "Refuses every segment" },
        { value: "unavailable", label: "Is unavailable" },
        { value: "credentials", label: "Refuses the credentials" },
        { value: "answers", label: "Creates segments, but its answers are lost" },
      ],
    },
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
      help: "The price of every segment pushed through this connection. Optional.",
    },
    {
      key: "currency",
      label: "Currency",
      kind: "text",
      placeholder: "USD",
      pattern: { regex: /^[A-Z]{3}$/, message: "Enter a code such as USD" },
    },
  ],
}

export const NAMES: Section = {
  title: "Names",
  fields: [
    {
      key: "template_key",
      label: "Output template",
      kind: "template",
      placeholder: "Platform default",
      help: "The template for names and descriptions. A change makes activations stale.",
    },
    { key: "org_alias", label: "Organization alias", kind: "text" },
    { key: "partner_alias", label: "Partner alias", kind: "text" },
  ],
}

export const RULES: Section = {
  title: "Rules for pushes",
  fields: [
    {
      key: "approval",
      label: "Approval",
      kind: "choice",
      initial: "none",
      options: [
        { value: "none", label: "Pushes start at once" },
        { value: "required", label: "A second person approves each push" },
      ],
      help: "A push then waits until another owner or admin approves it. Who approved it is kept in the audit log.",
    },
    {
      key: "sensitivity_policy",
      label: "Sensitivity policy",
      kind: "choice",
      initial: "allow",
      options: [
        { value: "allow", label: "Allow all, show warnings in the plan" },
        { value: "block_sensitive", label: "Block sensitive topics" },
        { value: "block_restricted", label: "Block sensitive and restricted topics" },
      ],
      help: "Sensitive: for example health, religion, ethnicity, sexual orientation or minors. Restricted: legal with limits, for example alcohol, gambling, credit or housing. Blocked topics appear in the push plan with the reason.",
    },
  ],
}

export const CUSTOM_URL: Section = {
  title: "Platform",
  fields: [{ ...API_URL, required: true, help: "The paths below are appended to it." }, LOCATION],
}
