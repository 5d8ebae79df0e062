import type { Field, Section } from "./field.ts"
import { HEADER_NAME, PLAIN_NAME } from "./rules.ts"

const withApiKey = { key: "auth_type", is: ["api_key"] } as const

/** How requests to an API of unknown kind are authenticated. */
export const AUTHENTICATION = {
  title: "Authentication",
  fields: [
    {
      key: "auth_type",
      label: "Authentication type",
      kind: "choice",
      placeholder: "None",
      options: [
        { value: "bearer", label: "Bearer token" },
        { value: "basic", label: "Username and password" },
        { value: "api_key", label: "API key" },
      ],
      help: "Default: decided by the credentials that are set.",
    },
    {
      key: "api_key_header",
      label: "API key header",
      kind: "text",
      maxLength: 100,
      placeholder: "X-API-Key",
      rules: [HEADER_NAME],
      when: withApiKey,
      help: "The header that carries the API key.",
    },
    {
      key: "api_key_query",
      label: "API key query parameter",
      kind: "text",
      maxLength: 100,
      rules: [PLAIN_NAME],
      when: withApiKey,
      help: "If set, the key is sent as a query parameter instead of a header.",
    },
  ],
} as const satisfies Section

const authenticatesBy = (type: string) => ({ required: true, when: { key: "auth_type", is: [type] } })

export const AUTH_CREDENTIALS: readonly Field[] = [
  { key: "token", label: "Token", kind: "secret", ...authenticatesBy("bearer") },
  { key: "username", label: "Username", kind: "text", ...authenticatesBy("basic") },
  { key: "password", label: "Password", kind: "secret", ...authenticatesBy("basic") },
  { key: "api_key", label: "API key", kind: "secret", ...authenticatesBy("api_key") },
]
