import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import type { Scope } from "../../kernel/access/scopes.ts"
import type { KeyRate } from "../../kernel/ports/rates.ts"
import type { Fence } from "./fence.ts"
import { hashSecret, isWellFormed } from "./secret.ts"

/** `lastUsedAt` is accurate to the minute, since a write per request would cost more than the request. */
const LAST_USED_RESOLUTION_MS = 60_000

type KeyRow = {
  id: string
  created_by: string
  scopes: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  org_id: string
  org_name: string
  plan: Plan
  config_token: string
}
type SdkKeyRow = KeyRow & {
  allowed_origins: string
  requests_per_minute: KeyRate | null
  requests_per_day: number | null
  briefs: number
}

// The hottest read of the service: constant SQL for the statement cache, one row by unique index.
const select = (table: "api_keys" | "sdk_keys", extra: string, hash = "hash") =>
  `SELECT k.id, k.created_by, k.scopes, ${extra} k.revoked_at, o.id AS org_id, o.name AS org_name, o.plan,
     ${CONFIG_TOKEN} AS config_token
   FROM ${table} k JOIN organizations o ON o.id = k.org_id WHERE k.${hash} = ?`
const API_KEY = select("api_keys", "k.expires_at, k.last_used_at,")
const ROTATED_KEY = select("api_keys", "k.expires_at, k.last_used_at, k.previous_expires_at,", "previous_hash")
const SDK_KEY = select("sdk_keys", "k.allowed_origins, k.requests_per_minute, k.requests_per_day, k.briefs,")

/** Not cached: a revoked key fails on the next request. */
export async function findApiKey(services: Services, secret: string) {
  const row = (await find<KeyRow>(services, API_KEY, secret)) ?? (await findRotated(services, secret))
  if (!row) throw new AppError(401, "Invalid API key")
  if (row.revoked_at) throw new AppError(401, "API key has been revoked")
  const now = services.now()
  if (row.expires_at && row.expires_at <= now.toISOString()) throw new AppError(401, "API key has expired")
  if (!row.last_used_at || now.getTime() - Date.parse(row.last_used_at) > LAST_USED_RESOLUTION_MS) {
    services.defer(
      services.d1.prepare(`UPDATE api_keys SET last_used_at = ? WHERE id = ?`).bind(now.toISOString(), row.id).run(),
    )
  }
  return { ...callerOf(row), actor: { kind: "api_key" as const, ...actorOf(row) } }
}

/** The secret before a rotation, for as long as it was to live on. */
async function findRotated(services: Services, secret: string): Promise<KeyRow | null> {
  const row = await find<KeyRow & { previous_expires_at: string }>(services, ROTATED_KEY, secret)
  return row && row.previous_expires_at > services.now().toISOString() ? row : null
}

export async function findSdkKey(services: Services, secret: string) {
  const row = await find<SdkKeyRow>(services, SDK_KEY, secret)
  if (!row || row.revoked_at) throw new AppError(401, "Invalid or expired SDK key")
  const fence: Fence = {
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    requestsPerMinute: row.requests_per_minute,
    requestsPerDay: row.requests_per_day,
  }
  return {
    ...callerOf(row),
    actor: { kind: "sdk_key" as const, ...actorOf(row), briefs: row.briefs === 1 },
    fence,
  }
}

async function find<Row extends KeyRow>(services: Services, sql: string, secret: string): Promise<Row | null> {
  if (!isWellFormed(secret)) return null
  return services.d1
    .prepare(sql)
    .bind(await hashSecret(secret))
    .first<Row>()
}

const actorOf = (row: KeyRow) => ({
  keyId: row.id,
  userId: row.created_by,
  scopes: JSON.parse(row.scopes) as Scope[],
})

const callerOf = (row: KeyRow): { org: OrgContext["org"]; configToken: string } => ({
  org: { id: row.org_id, name: row.org_name, plan: row.plan },
  configToken: row.config_token,
})
