import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { problemWithKeys } from "../../src/organizations/connections/credentials.ts"
import type { Problem } from "./problem.ts"

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

/** Optional secrets of single features (docs/deployment.md#settings). */
const FURTHER = [
  "MAIL_TOKEN",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  ...["ENDPOINT", "BUCKET", "REGION", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"].map((name) => `DROP_S3_${name}`),
]
/** Tokens that strangers could guess are none. */
const TOKEN_LENGTH = 32

/** Problems of the secrets' names: those that are missing, and those that the service does not read. */
export function nameProblems(env: string, names: readonly string[]): Problem[] {
  const missing = SECRETS.filter(({ name, optional }) => !optional && !names.includes(name))
  const known = new Set([...SECRETS.map(({ name }) => name), ...FURTHER])
  return [
    ...missing.map(({ name, meaning }) => ({
      what: `the secret ${name} is not set`,
      remedy: `run \`npx wrangler secret put ${name} --env ${env}\` (${meaning})`,
    })),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => ({
        what: `the secret ${name} is not used: the service has no such setting`,
        remedy: `correct its name, or run \`npx wrangler secret delete ${name} --env ${env}\``,
      })),
  ]
}

/** Problems of the values in a file for `wrangler secret bulk`. None shows a part of a value. */
export function valueProblems(file: string, values: Record<string, string>): Problem[] {
  const problems: Problem[] = []
  const remedy = `correct it in ${file}`
  const keys = values["CREDENTIALS_KEYS"]
  const what = keys === undefined ? undefined : problemWithKeys(keys)
  if (what) problems.push({ what, remedy: `${remedy}: k1:$(openssl rand -base64 32)` })
  for (const name of ["RELAY_TOKEN", "MAINTENANCE_TOKEN"]) {
    if ((values[name] ?? "0".repeat(TOKEN_LENGTH)).trim().length < TOKEN_LENGTH)
      problems.push({
        what: `${name} is shorter than ${TOKEN_LENGTH} characters`,
        remedy: `${remedy}: $(openssl rand -hex 32)`,
      })
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === "" || value !== value.trim())
      problems.push({ what: `${name} is empty or has spaces around it`, remedy })
  }
  return problems
}

/** Random keys and tokens, and room for the provider's secret, in a file that only its owner reads. False if the file exists. */
export function writeNewSecrets(file: string): boolean {
  if (existsSync(file)) return false
  const secrets = {
    OIDC_CLIENT_SECRET: "",
    CREDENTIALS_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    RELAY_TOKEN: randomBytes(32).toString("hex"),
    MAINTENANCE_TOKEN: randomBytes(32).toString("hex"),
  }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { flag: "wx", mode: 0o600 })
  return true
}

/** A file of secrets: JSON, `{"NAME": "value"}`. */
export function readSecrets(file: string): Record<string, string> {
  const values = parsed(readFileSync(file, "utf8"))
  if (values && Object.values(values).every((value) => typeof value === "string"))
    return values as Record<string, string>
  // Not with the parser's error, which quotes the file.
  throw new Error(`${file} is not JSON of the form {"NAME": "value"}`)
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
