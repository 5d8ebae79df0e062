import { API_URL, LOCATION, TOKEN_URL } from "./common.ts"
import { describePlatform } from "./platform.ts"
import { HEADER_NAME } from "./rules.ts"

/** A data marketplace with an OAuth2 password grant. */
export const marketplace = describePlatform({
  label: "Data marketplace",
  summary: "OAuth 2.0 with username and password.",
  setup: [
    "Ask the marketplace for an API user: client ID, username, password and organization ID.",
    "Leave the URLs empty unless the marketplace gave you its own.",
    "Enter the price per thousand if the marketplace needs one for new segments.",
    "Test the connection. Then push one topic and look for it in the marketplace.",
  ],
  words: ["marketplace", "data marketplace"],
  limits: { name: 250, description: 245 },
  template: "marketplace",
  minutesToLive: 5,
  sections: [
    {
      title: "Marketplace",
      fields: [
        API_URL,
        TOKEN_URL,
        LOCATION,
        {
          key: "organization_header",
          label: "Organization header",
          kind: "text",
          maxLength: 100,
          placeholder: "LR-Org-Id",
          rules: [
            HEADER_NAME,
            {
              pattern: /^(?!authorization$)/i,
              hint: "Authorization carries the token",
              error: "must not be Authorization",
            },
          ],
          help: "The header that carries the organization ID.",
        },
      ],
    },
  ],
  credentials: [
    { key: "client_id", label: "Client ID", kind: "text", required: true },
    { key: "username", label: "Username", kind: "text", required: true },
    { key: "password", label: "Password", kind: "secret", required: true },
    { key: "org_id", label: "Organization ID", kind: "text", required: true },
  ],
})
