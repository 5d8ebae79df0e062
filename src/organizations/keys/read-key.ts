import type { Scope } from "../../kernel/access/scopes.ts"
import type { KeyKind, KeyRecord } from "../../kernel/ports/leases.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import type { KeyRate } from "../../kernel/ports/rates.ts"

/** A write per request would cost more than the request. Keys are read about once per minute, so `lastUsedAt` may be two minutes old. */
const LAST_USED_RESOLUTION_MS = 120_000

type Reading = { directory: D1Database; now: () => Date; defer: (work: Promise<unknown>) => void }

type KeyRow = {
  id: string
  user_id: string
  last_used_at: string | null
  scopes: string
  revoked_at: string | null
  org_id: string
  org_name: string
  plan: Plan
}
type ApiKeyRow = KeyRow & {
  expires_at: string | null
  is_current: number
  previous_expires_at: string | null
  buyer_id: string
}
type SdkKeyRow = KeyRow & {
  allowed_origins: string
  requests_per_minute: KeyRate | null
  requests_per_day: number | null
  briefs: number
}

// The most frequent read of the service: constant SQL for the statement cache, one row by unique index.
const select = (table: KeyKind, extra: string, where: string) =>
  `SELECT k.id, coalesce(k.held_by, k.created_by) AS user_id, k.last_used_at, k.scopes, ${extra} k.revoked_at, o.id AS org_id, o.name AS org_name, o.plan
   FROM ${table} k JOIN organizations o ON o.id = k.org_id WHERE ${where}`
const API_KEY = select(
  "api_keys",
  "k.expires_at, k.hash = ?1 AS is_current, k.previous_expires_at, k.buyer_id,",
  "k.hash = ?1 OR k.previous_hash = ?1",
)
const SDK_KEY = select(
  "sdk_keys",
  "k.allowed_origins, k.requests_per_minute, k.requests_per_day, k.briefs,",
  "k.hash = ?1",
)

/** Reads the key with this hash from the database. */
export const readKey = (services: Reading, kind: KeyKind, hash: string): Promise<KeyRecord | null> =>
  kind === "api_keys" ? readApiKey(services, hash) : readSdkKey(services, hash)

async function readApiKey({ directory, now: clock, defer }: Reading, hash: string): Promise<KeyRecord | null> {
  const now = clock()
  const row = await directory.prepare(API_KEY).bind(hash).first<ApiKeyRow>()
  if (!row) return null
  const at = now.toISOString()
  const oldSecretUntil = row.is_current ? null : row.previous_expires_at
  const works =
    !row.revoked_at && !(row.expires_at && row.expires_at <= at) && !(oldSecretUntil && oldSecretUntil <= at)
  if (works && isUseNews(row, now)) {
    defer(directory.prepare("UPDATE api_keys SET last_used_at = ? WHERE id = ?").bind(at, row.id).run())
  }
  const bound = row.buyer_id === "" ? {} : { buyerId: row.buyer_id }
  return { ...recordOf(row), ...bound, expiresAt: row.expires_at, oldSecretUntil }
}

async function readSdkKey({ directory, now: clock, defer }: Reading, hash: string): Promise<KeyRecord | null> {
  const now = clock()
  const row = await directory.prepare(SDK_KEY).bind(hash).first<SdkKeyRow>()
  if (!row) return null
  if (!row.revoked_at && isUseNews(row, now)) {
    defer(directory.prepare("UPDATE sdk_keys SET last_used_at = ? WHERE id = ?").bind(now.toISOString(), row.id).run())
  }
  const fence = {
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    requestsPerMinute: row.requests_per_minute,
    requestsPerDay: row.requests_per_day,
  }
  return { ...recordOf(row), fence, briefs: row.briefs === 1 }
}

const isUseNews = ({ last_used_at: last }: KeyRow, now: Date) =>
  !last || now.getTime() - Date.parse(last) > LAST_USED_RESOLUTION_MS

const recordOf = (row: KeyRow): KeyRecord => ({
  id: row.id,
  userId: row.user_id,
  scopes: JSON.parse(row.scopes) as Scope[],
  org: { id: row.org_id, name: row.org_name, plan: row.plan },
  revoked: row.revoked_at !== null,
  expiresAt: null,
  oldSecretUntil: null,
  fence: null,
  briefs: false,
})

/** The organization of a key; it never changes. */
export const readOrganizationOf = (d1: D1Database, kind: KeyKind, hash: string) =>
  d1
    .prepare(`SELECT org_id FROM ${kind} WHERE hash = ?1${kind === "api_keys" ? " OR previous_hash = ?1" : ""}`)
    .bind(hash)
    .first<string>("org_id")
