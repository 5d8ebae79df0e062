import type { Services } from "../kernel/context.ts"
import type { UnsentIds, VectorIndexPort, VectorShard } from "../kernel/vectors/vector-index.ts"
import { openVault } from "../organizations/connections/credentials.ts"
import { openDatabase } from "../kernel/db/client.ts"
import { openDrop } from "./open-drop.ts"
import { openRates } from "./open-rates.ts"
import { newId } from "../kernel/ids.ts"
import { configReader, loadAhead } from "../operations/live-config/live-config.ts"
import { openEmbeddedIndex } from "../kernel/vectors/embedded-index.ts"
import { openVectorizeIndex } from "../kernel/vectors/vectorize-index.ts"
import { type Budget, openBudget } from "../kernel/budget/budget.ts"
import { countedBinding, countedDatabase, countedObjects } from "../kernel/budget/counted.ts"
import { openLeases } from "../organizations/leases/open-leases.ts"
import { regionOf } from "../organizations/leases/region.ts"
import { termsOf } from "../organizations/leases/terms.ts"
import { openMeter } from "../organizations/usage/meter.ts"
import type { Env } from "./env.ts"
import { requestLog } from "../kernel/http/log.ts"
import { openMail } from "../kernel/mail/http-mail.ts"
import { defaultEngine } from "../kernel/ports/engines.ts"
import { retentionDays } from "../kernel/ports/retention.ts"
import { analyticsFigures, type Figures, localFigures, noFigures } from "../kernel/ports/figures.ts"

/** What every OpenID Connect provider knows. */
const DEFAULT_SCOPE = "openid profile email"

/** What verbs work with, made from the Worker's bindings once per request, message or tick. */
export function openServices(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  budget = openBudget(),
  /** Where the caller is. */
  region = regionOf(),
): Services {
  const requestId = newId("req")
  const log = requestLog(requestId)
  const now = () => new Date()
  const d1 = countedDatabase(env.DB, budget)
  const locks = countedObjects(env.LOCKS, budget)
  const quotas = countedObjects(env.QUOTAS, budget, { locationHint: env.HOME_REGION })
  const defer = (work: Promise<unknown>) =>
    waitUntil(work.catch((error: unknown) => log("deferred_work.failed", { level: "error", error: String(error) })))
  const begun: Services["begun"] = new Map()
  const reading = { d1, log, begun }
  const configAt = (token?: string) => configReader(reading, token)
  const countedFetch: typeof fetch = (...request) => {
    budget.count("fetches")
    return fetch(...request)
  }
  const outside = {
    allowLoopback: env.ALLOW_LOOPBACK === "true",
    wait: (ms: number) => scheduler.wait(ms),
    clock: () => Date.now(),
    deadline: (ms: number) => AbortSignal.timeout(ms),
    fetch: countedFetch,
  }
  return {
    db: openDatabase(d1),
    d1,
    budget,
    stalledAfterMs: Number(env.STALLED_AFTER_SECONDS || 180) * 1000,
    now,
    log,
    figures: openFigures(env),
    requestId,
    environment: env.ENVIRONMENT,
    version: env.VERSION?.id ?? "",
    defer,
    llm: env.ANTHROPIC_API_KEY
      ? {
          apiKey: env.ANTHROPIC_API_KEY,
          baseUrl: env.ANTHROPIC_BASE_URL,
          model: env.CLASSIFICATION_MODEL,
          fetch: countedFetch,
        }
      : null,
    defaultEngine: defaultEngine(env.DEFAULT_ENGINE),
    llmDailyCostLimit: costLimitOf(env.LLM_DAILY_COST_LIMIT),
    config: configAt(),
    configAt,
    configAhead: () => loadAhead(reading),
    begun,
    vectors: openVectors(env, budget, log),
    importFiles: countedBinding(env.IMPORTS, "r2", budget),
    members: countedBinding(env.MEMBERS, "r2", budget),
    drop: openDrop({ ...env, DROP: countedBinding(env.DROP, "r2", budget) }, outside),
    maintenanceToken: env.MAINTENANCE_TOKEN ?? "",
    relayToken: env.RELAY_TOKEN ?? "",
    queues: {
      "strata-imports": countedBinding(env.IMPORT_QUEUE, "queues", budget),
      "strata-syncs": countedBinding(env.SYNC_QUEUE, "queues", budget),
      "strata-pushes": countedBinding(env.PUSH_QUEUE, "queues", budget),
      "strata-jobs": countedBinding(env.JOB_QUEUE, "queues", budget),
      "strata-webhooks": countedBinding(env.WEBHOOK_QUEUE, "queues", budget),
    },
    locks: (name) => locks.getByName(name),
    outside,
    platformUrls: {
      marketplaceToken: env.MARKETPLACE_TOKEN_URL,
      marketplaceApi: env.MARKETPLACE_API_URL,
      dspapi: env.DSPAPI_API_URL,
    },
    mail: openMail({ url: env.MAIL_URL, token: env.MAIL_TOKEN, from: env.MAIL_FROM }, outside),
    auditRetentionDays: retentionDays(env.AUDIT_RETENTION_DAYS, null),
    identity: {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scope: env.OIDC_SCOPE || DEFAULT_SCOPE,
      allowLoopback: outside.allowLoopback,
      claims: { organizations: env.OIDC_ORGANIZATIONS_CLAIM, operator: env.OIDC_OPERATOR_CLAIM },
      operators: (env.OIDC_OPERATORS ?? "").split(/[\s,]+/).filter(Boolean),
      signUp: env.SIGN_UP === "invited" ? "invited" : "open",
    },
    vault: openVault(env.CREDENTIALS_KEYS),
    meterOf: (org) => openMeter(org.plan, now, () => quotas.getByName(org.id)),
    leases: openLeases({
      region,
      terms: termsOf(env.LEASE_MS),
      gates: countedObjects(env.GATES, budget, { locationHint: region }),
      quotas,
      now,
      defer,
    }),
    rates: openRates(env),
    alignUsage: (orgId) => quotas.getByName(orgId).align(),
    forgetUsage: (orgId) => quotas.getByName(orgId).forget(),
    retention: {
      importFiles: retentionDays(env.IMPORT_FILE_RETENTION_DAYS, 30),
      importErrors: retentionDays(env.IMPORT_ERROR_RETENTION_DAYS, null),
      history: retentionDays(env.HISTORY_RETENTION_DAYS, null),
      llmRequests: retentionDays(env.LLM_REQUEST_RETENTION_DAYS, 30),
      webhookLog: retentionDays(env.WEBHOOK_LOG_RETENTION_DAYS, 30),
    },
    features: { webhooks: env.WEBHOOKS === "true" },
  }
}

const DEFAULT_COST_LIMIT = 100

/** `none` lifts the limit. Anything else that is not a number of USD gets the default. */
function costLimitOf(setting = ""): number | null {
  if (setting === "none") return null
  const limit = setting.trim() === "" ? Number.NaN : Number(setting)
  return limit >= 0 ? limit : DEFAULT_COST_LIMIT
}

const keptHere = localFigures()

function openFigures(env: Env): Figures {
  if (env.ENVIRONMENT === "local") return keptHere
  return env.FIGURES ? analyticsFigures(env.FIGURES) : noFigures
}

/** The objects alone, or with Vectorize beside them where it is bound. */
function openVectors(env: Env, budget: Budget, log: Services["log"]): VectorIndexPort {
  const objects = countedObjects<VectorShard & UnsentIds>(env.VECTORS, budget)
  const embedded = openEmbeddedIndex(objects)
  if (!env.VECTORIZE) return embedded
  const vectorize = countedBinding(env.VECTORIZE, "vectorize", budget)
  const onDelay = (error: unknown) => log("vectors.delayed", { level: "warn", error: String(error) })
  return openVectorizeIndex(embedded, vectorize, objects.getByName("unsent"), onDelay)
}
