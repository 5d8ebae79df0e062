import type { Section } from "./field.ts"

/** Settings that several platforms share. Every platform checks them, whether its form shows them or not. */
export const API_URL = {
  key: "api_base_url",
  label: "API URL",
  kind: "url",
  help: "Including the version. Default: the URL configured for this installation.",
  placeholder: "https://api.example.com/v3",
} as const

export const TOKEN_URL = {
  key: "token_url",
  label: "Token URL",
  kind: "url",
  help: "The OAuth token endpoint. Default: the URL configured for this installation.",
} as const

export const LOCATION = {
  key: "data_source_location",
  label: "Data source location",
  kind: "text",
  maxLength: 500,
  help: "Sent with every segment.",
} as const

/** Settings of outbound connections to every platform, after its own. */
export const COMMON_SECTIONS = [
  {
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
        kind: "code",
        placeholder: "USD",
        rules: [{ pattern: /^[A-Z]{3}$/, hint: "Enter a code such as USD", error: "must be a code like USD" }],
        help: "The currency of the CPM. Default: USD.",
      },
    ],
  },
  {
    title: "Names",
    fields: [
      {
        key: "template_key",
        label: "Output template",
        kind: "template",
        placeholder: "Platform default",
        maxLength: 100,
        rules: [
          {
            pattern: /^[a-z0-9][a-z0-9_.-]{0,63}$/,
            hint: "Choose a template",
            error: "must be lowercase without spaces",
          },
        ],
        help: "The template for names and descriptions. A change makes activations stale.",
      },
      {
        key: "org_alias",
        label: "Organization alias",
        kind: "text",
        help: "Your organization's name in templates that use it.",
      },
      {
        key: "partner_alias",
        label: "Partner alias",
        kind: "text",
        help: "The partner's name in templates that use it.",
      },
    ],
  },
  {
    title: "Rules for pushes",
    fields: [
      {
        key: "approval",
        label: "Approval",
        kind: "choice",
        initial: "none",
        options: [
          { value: "none", label: "Pushes start immediately" },
          { value: "required", label: "A second person approves each push" },
        ],
        help: "A push then waits until another owner or admin approves it. The audit log records who did.",
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
  },
] as const satisfies readonly Section[]
