import type { Services } from "../kernel/context.ts"
import { openVault } from "../organizations/connections/credentials.ts"
import { openDatabase } from "../kernel/db/client.ts"
import { openDrop } from "./open-drop.ts"
import { newId } from "../kernel/ids.ts"
import { configReader } from "../operations/live-config/live-config.ts"
import { openEmbeddedIndex } from "../kernel/vectors/embedded-index.ts"
import { openVectorizeIndex } from "../kernel/vectors/vectorize-index.ts"
import { openMeter } from "../organizations/usage/meter.ts"
import type { Env } from "./env.ts"
import { requestLog } from "../kernel/http/log.ts"

/** What verbs work with, made from the Worker's bindings once a request, message or tick. */
export function openServices(env: Env, waitUntil: (work: Promise<unknown>) => void): Services {
  const requestId = newId("req")
  const log = requestLog(requestId)
  const now = () => new Date()
  const configAt = (token?: string) => configReader({ d1: env.DB, log }, token)
  const outside = {
    allowLoopback: env.ALLOW_LOOPBACK === "true",
    wait: (ms: number) => scheduler.wait(ms),
    clock: () => Date.now(),
    deadline: (ms: number) => AbortSignal.timeout(ms),
  }
  return {
    db: openDatabase(env.DB),
    d1: env.DB,
    now,
    log,
    requestId,
    version: env.VERSION?.id ?? "",
    defer: (work) => waitUntil(work.catch((error: unknown) => log("deferred.failed", { error: String(error) }))),
    llm: env.ANTHROPIC_API_KEY
      ? { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL, model: env.CLASSIFICATION_MODEL }
      : null,
    config: configAt(),
    configAt,
    vectors: env.VECTORIZE
      ? openVectorizeIndex(env.VECTORIZE, env.VECTORS, now, (error) => log("vectors.delayed", { error: String(error) }))
      : openEmbeddedIndex(env.VECTORS),
    importFiles: env.IMPORTS,
    members: env.MEMBERS,
    drop: openDrop(env, outside),
    maintenanceToken: env.MAINTENANCE_TOKEN ?? "",
    relayToken: env.RELAY_TOKEN ?? "",
    queues: {
      "strata-imports": env.IMPORT_QUEUE,
      "strata-syncs": env.SYNC_QUEUE,
      "strata-pushes": env.PUSH_QUEUE,
      "strata-jobs": env.JOB_QUEUE,
    },
    locks: (name) => env.LOCKS.getByName(name),
    outside,
    platformUrls: {
      marketplaceToken: env.MARKETPLACE_TOKEN_URL,
      marketplaceApi: env.MARKETPLACE_API_URL,
      dspapi: env.DSPAPI_API_URL,
    },
    identity: {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      allowLoopback: outside.allowLoopback,
      claims: { organizations: env.OIDC_ORGANIZATIONS_CLAIM, operator: env.OIDC_OPERATOR_CLAIM },
    },
    vault: openVault(env.CREDENTIALS_KEYS),
    meterOf: (org) => openMeter(org.plan, now, () => env.QUOTAS.getByName(org.id)),
  }
}
