import type { Services } from "../kernel/context.ts"
import { type Choices, readChoices } from "../kernel/ports/choices.ts"
import { defaultEngine } from "../kernel/ports/engines.ts"
import { analyticsFigures, type Figures, localFigures, noFigures } from "../kernel/ports/figures.ts"
import { problemWithRegion } from "../kernel/ports/home-region.ts"
import { retentionDays } from "../kernel/ports/retention.ts"
import { openVault, problemWithKeys } from "../organizations/connections/credentials.ts"
import { type Terms, termsOf } from "../organizations/leases/terms.ts"
import type { Env } from "./env.ts"
import { openRates } from "./open-rates.ts"

/** Scopes that every OpenID Connect provider supports. */
const DEFAULT_SCOPE = "openid profile email"

/** Settings from the deployment's variables and secrets, the same for every request of an isolate. */
export type Settings = Pick<
  Services,
  | "auditRetentionDays"
  | "aws"
  | "collectMs"
  | "databaseLimitBytes"
  | "defaultEngine"
  | "dnsResolverUrl"
  | "environment"
  | "features"
  | "figures"
  | "identity"
  | "llm"
  | "llmDailyCostLimit"
  | "maintenanceToken"
  | "platformUrls"
  | "publicUrl"
  | "rates"
  | "relayToken"
  | "retention"
  | "settingProblems"
  | "stalledAfterMs"
  | "vault"
  | "version"
> & { terms: Terms }

const DEFAULT_RESOLVER = "https://cloudflare-dns.com/dns-query"
const DATABASE_LIMIT_BYTES = 10_000_000_000
/** The platform cancels work 30 seconds after the response. */
const COLLECT_MS = 25_000

/** How long an isolate holds usage and figures before it reports them. */
export const collectMs = (env: Env) => Number(env.COLLECT_MS || COLLECT_MS)

const known = new WeakMap<Env, Settings>()

/** Parsed once: parsing them per request took longer than answering `/health`. */
export function settingsOf(env: Env): Settings {
  let settings = known.get(env)
  if (!settings) known.set(env, (settings = readSettings(env)))
  return settings
}

function readSettings(env: Env): Settings {
  const choices = readChoices(env)
  return { ...plainSettings(env, choices), settingProblems: problemsOf(env, choices) }
}

/** None may contain a part of a secret, since they are logged. */
const problemsOf = (env: Env, { missing }: Choices): string[] => [
  ...missing.map(({ name, what, values }) => `${name} ${what}: it must be ${values}`),
  ...[problemWithKeys(env.CREDENTIALS_KEYS), problemWithRegion(env.HOME_REGION)].filter((one) => one !== undefined),
  ...(Number(env.DATABASE_LIMIT_BYTES || DATABASE_LIMIT_BYTES) > 0
    ? []
    : ["DATABASE_LIMIT_BYTES cannot be used: it must be a number of bytes"]),
]

const plainSettings = (env: Env, choices: Choices): Omit<Settings, "settingProblems"> => ({
  stalledAfterMs: Number(env.STALLED_AFTER_SECONDS || 180) * 1000,
  collectMs: collectMs(env),
  databaseLimitBytes: Number(env.DATABASE_LIMIT_BYTES || DATABASE_LIMIT_BYTES),
  figures: openFigures(env),
  dnsResolverUrl: env.DNS_RESOLVER_URL || DEFAULT_RESOLVER,
  environment: env.ENVIRONMENT,
  version: env.VERSION?.id ?? "",
  llm: env.ANTHROPIC_API_KEY
    ? { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL, model: env.CLASSIFICATION_MODEL }
    : null,
  defaultEngine: defaultEngine(env.DEFAULT_ENGINE),
  llmDailyCostLimit: choices.llmDailyCostLimit,
  maintenanceToken: env.MAINTENANCE_TOKEN ?? "",
  relayToken: env.RELAY_TOKEN ?? "",
  publicUrl: (env.PUBLIC_URL ?? "").replace(/\/$/, ""),
  aws:
    env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY
      ? {
          keys: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
          stsEndpoint: env.AWS_STS_ENDPOINT || undefined,
        }
      : null,
  platformUrls: {
    marketplaceToken: env.MARKETPLACE_TOKEN_URL,
    marketplaceApi: env.MARKETPLACE_API_URL,
    dspapi: env.DSPAPI_API_URL,
  },
  auditRetentionDays: retentionDays(env.AUDIT_RETENTION_DAYS, null),
  identity: {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scope: env.OIDC_SCOPE || DEFAULT_SCOPE,
    allowLoopback: env.ALLOW_LOOPBACK === "true",
    claims: { organizations: env.OIDC_ORGANIZATIONS_CLAIM, operator: env.OIDC_OPERATOR_CLAIM },
    operators: (env.OIDC_OPERATORS ?? "").split(/[\s,]+/).filter(Boolean),
    signUp: choices.signUp,
    newPlan: choices.newPlan,
  },
  vault: openVault(env.CREDENTIALS_KEYS),
  rates: openRates(env),
  terms: termsOf(env.LEASE_MS),
  retention: {
    importFiles: retentionDays(env.IMPORT_FILE_RETENTION_DAYS, 30),
    importErrors: retentionDays(env.IMPORT_ERROR_RETENTION_DAYS, null),
    history: retentionDays(env.HISTORY_RETENTION_DAYS, null),
    llmRequests: retentionDays(env.LLM_REQUEST_RETENTION_DAYS, 30),
    webhookLog: retentionDays(env.WEBHOOK_LOG_RETENTION_DAYS, 30),
  },
  features: { webhooks: env.WEBHOOKS === "true" },
})

const keptHere = localFigures()

function openFigures(env: Env): Figures {
  if (env.ENVIRONMENT === "local") return keptHere
  return env.FIGURES ? analyticsFigures(env.FIGURES) : noFigures
}
