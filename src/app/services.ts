import type { Services } from "../kernel/context.ts"
import { openDrop } from "./open-drop.ts"
import { newId } from "../kernel/ids.ts"
import { configReader, loadAhead, nearConfigReader } from "../operations/live-config/live-config.ts"
import { openBudget } from "../kernel/budget/budget.ts"
import { countedBinding, countedDatabase, countedObjects } from "../kernel/budget/counted.ts"
import { openDatabases } from "../kernel/db/databases.ts"
import { spendThreadTime } from "../kernel/budget/thread-time.ts"
import { openLeases } from "../organizations/leases/open-leases.ts"
import { regionOf } from "../organizations/leases/region.ts"
import { openMeter } from "../organizations/usage/meter.ts"
import type { Env } from "./env.ts"
import { requestLog } from "../kernel/http/log.ts"
import { atHome } from "../kernel/ports/home-region.ts"
import { openMail } from "./open-mail.ts"
import { openVectors } from "./open-vectors.ts"
import { settingsOf } from "./settings.ts"

/** Services for verbs, created from the Worker's bindings once per request, message or tick. */
export function openServices(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  budget = openBudget(),
  /** The caller's location. Lazy, because workerd parses it per request. */
  placeOf: () => Request["cf"] = () => undefined,
): Services {
  const settings = settingsOf(env)
  const requestId = newId("req")
  const log = requestLog(requestId)
  const now = () => new Date()
  let place: DurableObjectLocationHint | undefined
  const region = () => (place ??= regionOf(placeOf()))
  const home = atHome(env)
  const locks = countedObjects(env.LOCKS, budget, home)
  const quotas = countedObjects(env.QUOTAS, budget, home)
  const defer = (work: Promise<unknown>) =>
    waitUntil(work.catch((error: unknown) => log("deferred_work.failed", { level: "error", error: String(error) })))
  const clock = () => Date.now()
  const thread = { d1: env.DB, defer, collectMs: settings.collectMs, now: clock }
  const spendTime = (ms: number) => spendThreadTime(thread, ms)
  const databases = openDatabases(countedDatabase(env.DB, budget, spendTime))
  const readsAhead: Services["readsAhead"] = new Map()
  const reading = { ...databases, log, readsAhead }
  const configAt = (token?: string) => configReader(reading, token)
  const near = { ...reading, defer, now: clock, leaseMs: settings.terms.leaseMs }
  const countedFetch: typeof fetch = (...request) => {
    budget.count("fetches")
    return fetch(...request)
  }
  const outside = {
    allowLoopback: settings.identity.allowLoopback,
    wait: (ms: number) => scheduler.wait(ms),
    clock,
    deadline: (ms: number) => AbortSignal.timeout(ms),
    fetch: countedFetch,
  }
  return {
    ...settings,
    ...databases,
    spendThreadTime: spendTime,
    budget,
    now,
    log,
    requestId,
    defer,
    llm: settings.llm && { ...settings.llm, fetch: countedFetch },
    config: configAt(),
    configAt,
    configNear: nearConfigReader(near),
    configAhead: () => loadAhead(near),
    readsAhead,
    vectors: openVectors(env, budget, log),
    importFiles: countedBinding(env.IMPORTS, "r2", budget),
    members: countedBinding(env.MEMBERS, "r2", budget),
    drop: openDrop(env, countedBinding(env.DROP, "r2", budget), outside),
    revocations: countedBinding(env.REVOCATIONS, "r2", budget),
    oauthStore: countedBinding(env.OAUTH_KV, "kv", budget),
    queues: {
      "strata-imports": countedBinding(env.IMPORT_QUEUE, "queues", budget),
      "strata-syncs": countedBinding(env.SYNC_QUEUE, "queues", budget),
      "strata-pushes": countedBinding(env.PUSH_QUEUE, "queues", budget),
      "strata-jobs": countedBinding(env.JOB_QUEUE, "queues", budget),
      "strata-webhooks": countedBinding(env.WEBHOOK_QUEUE, "queues", budget),
    },
    locks: (name) => locks.getByName(name),
    outside,
    mail: openMail(env, outside),
    meterOf: (org) => openMeter(org.plan, now, () => quotas.getByName(org.id)),
    leases: openLeases({
      region,
      terms: settings.terms,
      gates: {
        getByName: (name) => countedObjects(env.GATES, budget, { locationHint: region() }).getByName(name),
      },
      quotas,
      directory: countedObjects(env.DIRECTORY, budget, home),
      now,
      defer,
      collectMs: settings.collectMs,
    }),
    flushUsage: (orgId) => quotas.getByName(orgId).flush(),
    alignUsage: (orgId) => quotas.getByName(orgId).align(),
    forgetUsage: (orgId) => quotas.getByName(orgId).forget(),
  }
}
