import { MATCH_KEY_OPTIONS } from "./match-keys.ts"
import { describePlatform } from "./platform.ts"
import { BUCKET_NAME, REGION_NAME, ROLE_ARN } from "./rules.ts"

const bySftp = { when: { key: "upload_method", is: ["sftp"] } } as const
const byS3 = { when: { key: "upload_method", is: ["s3"] } } as const

/** An ad exchange that accepts two files per audience, uploaded to S3 or through the relay to an SFTP server. */
export const exchange = describePlatform({
  label: "Ad exchange",
  summary: "File upload by SFTP or S3.",
  setup: [
    "Ask the exchange for your account ID, your advertiser's account ID and where it takes files: SFTP or an S3 bucket.",
    "Choose the match key of your files, such as hashed e-mail addresses.",
    "For SFTP, ask for the host key too. The relay of this installation delivers the files.",
    "Test the connection. Then upload match values for a topic and push it: without values the file is empty.",
  ],
  words: ["exchange", "ad exchange"],
  limits: { description: 300 },
  template: "exchange",
  minutesToLive: 60,
  takesFiles: true,
  sections: [
    {
      title: "Exchange",
      lead: "Each segment is uploaded as two files: its metadata and its match values.",
      fields: [
        {
          key: "account_id",
          label: "Account ID",
          kind: "id",
          required: true,
          rules: [{ pattern: /^\d{1,15}$/, hint: "Enter a number" }],
          help: "Your account on the exchange, a number.",
        },
        {
          key: "advertiser_account_id",
          label: "Advertiser account ID",
          kind: "id",
          required: true,
          help: "The account that may use the audiences.",
        },
        {
          key: "match_key",
          label: "Match key",
          kind: "choice",
          required: true,
          options: MATCH_KEY_OPTIONS,
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
          rules: [
            {
              pattern: /^SHA256:[A-Za-z0-9+/]{43}=?$/,
              hint: "Enter a fingerprint: SHA256: followed by 43 characters",
              error: "must be a fingerprint like SHA256:...",
            },
          ],
          ...bySftp,
          help: "The relay connects only to a server with this key. To get it, run ssh-keyscan HOST | ssh-keygen -lf -",
        },
        {
          key: "s3_bucket",
          label: "Bucket",
          kind: "text",
          maxLength: 63,
          required: true,
          rules: [BUCKET_NAME],
          ...byS3,
        },
        {
          key: "s3_region",
          label: "Region",
          kind: "text",
          maxLength: 50,
          placeholder: "us-east-1",
          rules: [REGION_NAME],
          ...byS3,
        },
        {
          key: "s3_role_arn",
          label: "Role ARN",
          kind: "text",
          maxLength: 500,
          placeholder: "arn:aws:iam::123456789012:role/upload",
          rules: [ROLE_ARN],
          ...byS3,
          help: "Assumed before each upload. Optional.",
        },
        {
          key: "s3_endpoint",
          label: "Endpoint",
          kind: "url",
          ...byS3,
          help: "For S3-compatible storage other than AWS.",
        },
        {
          key: "sts_endpoint",
          label: "STS endpoint",
          kind: "url",
          ...byS3,
          help: "Where the role is assumed. Default: that of the region.",
        },
      ],
    },
  ],
  credentials: [
    { key: "sftp_host", label: "SFTP host", kind: "text", required: true, ...bySftp },
    { key: "sftp_username", label: "SFTP username", kind: "text", required: true, ...bySftp },
    {
      key: "sftp_password",
      label: "SFTP password",
      kind: "secret",
      ...bySftp,
      help: "Or a private key. With both, the key is tried first.",
    },
    {
      key: "sftp_private_key",
      label: "SFTP private key",
      kind: "secret",
      multiline: true,
      placeholder: "-----BEGIN OPENSSH PRIVATE KEY-----",
      ...bySftp,
      help: "An OpenSSH or PEM key whose public half the server knows.",
    },
    {
      key: "sftp_passphrase",
      label: "Key passphrase",
      kind: "secret",
      ...bySftp,
      help: "Only for a private key that is encrypted.",
    },
    {
      key: "sftp_port",
      label: "SFTP port",
      kind: "number",
      placeholder: "22",
      min: 1,
      max: 65_535,
      whole: true,
      ...bySftp,
    },
    { key: "s3_access_key_id", label: "Access key ID", kind: "text", required: true, ...byS3 },
    { key: "s3_secret_access_key", label: "Secret access key", kind: "secret", required: true, ...byS3 },
  ],
})
