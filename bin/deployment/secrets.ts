/** Secrets of a deployment: what each is for, and how to create it. */
export const SECRETS: readonly { name: string; meaning: string; optional?: true }[] = [
  { name: "OIDC_CLIENT_SECRET", meaning: "this client's secret at your identity provider" },
  {
    name: "CREDENTIALS_KEYS",
    meaning:
      "keys for connection credentials, id:base64 of 32 random bytes, newest first: k1:$(openssl rand -base64 32)",
  },
  { name: "RELAY_TOKEN", meaning: "authenticates the relay, which has the same token: $(openssl rand -hex 32)" },
  {
    name: "MAINTENANCE_TOKEN",
    meaning: "authenticates npm run refresh-stale, realign and rotate-credentials: $(openssl rand -hex 32)",
  },
  {
    name: "ANTHROPIC_API_KEY",
    meaning: "the LLM provider's key; without it the local engine classifies",
    optional: true,
  },
]
