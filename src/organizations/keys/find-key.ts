import type { Actor, OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import type { Scope } from "../../kernel/access/scopes.ts"
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

// The hottest read of the service: constant SQL for the statement cache, one row by unique index.
const select = (table: "api_keys" | "sdk_keys", extra: string) =>
  `SELECT k.id, k.created_by, k.scopes, ${extra} k.revoked_at, o.id AS org_id, o.name AS org_name, o.plan,
     ${CONFIG_TOKEN} AS config_token
   FROM ${table} k JOIN organizations o ON o.id = k.org_id WHERE k.hash = ?`
const API_KEY = select("api_keys", "k.expires_at, k.last_used_at,")
const SDK_KEY = select("sdk_keys", "")

/** Not cached: a revoked key fails on the next request. */
export async function findApiKey(services: Services, secret: string) {
  const row = await find(services, API_KEY, secret)
  if (!row) throw new AppError(401, "Invalid API key")
  if (row.revoked_at) throw new AppError(401, "API key has been revoked")
  const now = services.now()
  if (row.expires_at && row.expires_at <= now.toISOString()) throw new AppError(401, "API key has expired")
  if (!row.last_used_at || now.getTime() - Date.parse(row.last_used_at) > LAST_USED_RESOLUTION_MS) {
    services.defer(
      services.d1.prepare(`UPDATE api_keys SET last_used_at = ? WHERE id = ?`).bind(now.toISOString(), row.id).run(),
    )
  }
  return callerOf(row, "api_key")
}

export async function findSdkKey(services: Services, secret: string) {
  const row = await find(services, SDK_KEY, secret)
  if (!row || row.revoked_at) throw new AppError(401, "Invalid or expired SDK key")
  return callerOf(row, "sdk_key")
}

async function find(services: Services, sql: string, secret: string): Promise<KeyRow | null> {
  if (!isWellFormed(secret)) return null
  return services.d1
    .prepare(sql)
    .bind(await hashSecret(secret))
    .first<KeyRow>()
}

type Caller = { actor: Actor; org: OrgContext["org"]; configToken: string }

function callerOf(row: KeyRow, kind: "api_key" | "sdk_key"): Caller {
  return {
    actor: { kind, keyId: row.id, userId: row.created_by, scopes: JSON.parse(row.scopes) as Scope[] },
    org: { id: row.org_id, name: row.org_name, plan: row.plan },
    configToken: row.config_token,
  }
}
