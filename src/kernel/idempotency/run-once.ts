import type { OrgContext } from "../context.ts"
import { prepare, sql } from "../db/sql.ts"
import { isTransient } from "../db/transient.ts"
import { sha256Hex } from "../ids.ts"
import { canonicalJson } from "./canonical-json.ts"
import { meterOnce } from "./meter-once.ts"

const KEPT_MS = 24 * 3600 * 1000
/** Longer than any call takes. The key of a crashed call stays claimed for this long. */
const CLAIM_MS = 5 * 60 * 1000
const RETRY_AFTER_SECONDS = 2
const STORE_ATTEMPTS = 3
/** Limit for the stored text. Larger answers are not repeated. */
export const MAX_STORED_BYTES = 256 * 1024

export type Done<A> = {
  answer: A
  /** The answer for repeated calls; null if it is too large to store; undefined if a repeated call should run the work again. */
  stored: string | null | undefined
}

export type Once<A> =
  | { outcome: "answered"; answer: A; replayed: boolean }
  | { outcome: "running"; retryAfterSeconds: number }
  | { outcome: "other_request" }
  | { outcome: "too_large" }

type Work<A> = {
  /** The caller's key. */
  key: string
  /** The whole request; any difference makes it another request. */
  request: unknown
  run: (ctx: OrgContext) => Promise<Done<A>>
  read: (stored: string) => A
}

type Row = { fingerprint: string; claim: string; state: "running" | "answered" | "too_large"; answer: string | null }

/** Claims a free or expired key, or the key of a crashed call with the same request. */
const CLAIM = `
  INSERT INTO idempotency_keys (org_id, key_hash, fingerprint, claim, claimed_until, state, created_at, expires_at)
  VALUES (?1, ?2, ?3, ?4, ?5, 'running', ?6, ?7)
  ON CONFLICT (org_id, key_hash) DO UPDATE SET
    fingerprint = excluded.fingerprint, claim = excluded.claim, claimed_until = excluded.claimed_until,
    state = 'running', answer = NULL,
    created_at = iif(expires_at <= ?6, excluded.created_at, created_at),
    expires_at = iif(expires_at <= ?6, excluded.expires_at, expires_at)
  WHERE expires_at <= ?6 OR (state = 'running' AND claimed_until <= ?6 AND fingerprint = excluded.fingerprint)`

/**
 * Runs work once per organization and key, and repeats its first answer for 24 hours. Credits are reserved under the key, so a retry after
 * a crash is not charged twice. Independent of HTTP: each protocol supplies its own request, answer and wording.
 */
export async function runOnce<A>(ctx: OrgContext, { key, request, run, read }: Work<A>): Promise<Once<A>> {
  const keyHash = await sha256Hex(key)
  // The key is hashed too: otherwise a request with a weak secret could be guessed from its stored hash.
  const fingerprint = await sha256Hex(canonicalJson([key, request]))
  const claim = crypto.randomUUID()
  const now = ctx.now().getTime()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const [, found] = await ctx.home.batch<Row & { createdAt: string }>([
    ctx.home.prepare(CLAIM).bind(ctx.org.id, keyHash, fingerprint, claim, at(CLAIM_MS), at(0), at(KEPT_MS)),
    ctx.home
      .prepare(
        `SELECT fingerprint, claim, state, answer, created_at AS createdAt FROM idempotency_keys
         WHERE org_id = ? AND key_hash = ?`,
      )
      .bind(ctx.org.id, keyHash),
  ])
  const row = found?.results[0]
  // The purge may have just deleted an expired row; the caller retries.
  if (!row) return { outcome: "running", retryAfterSeconds: RETRY_AFTER_SECONDS }
  if (row.claim !== claim) return earlier(row, fingerprint, read)
  const meter = meterOnce(ctx.meter, `idempotency ${keyHash} ${row.createdAt}`)
  const held = { keyHash, claim }
  // Credits of a reservation that cannot be settled stay counted, as after a crash.
  const settle = () =>
    meter
      .settle()
      .catch((error: unknown) => ctx.log("idempotency.settle_failed", { level: "warn", error: String(error) }))
  let done: Done<A>
  try {
    done = await run({ ...ctx, meter: meter.meter })
  } catch (error) {
    await settle()
    await release(ctx, held)
    throw error
  }
  if (done.stored !== undefined) await store(ctx, held, done.stored)
  await settle()
  if (done.stored === undefined) await release(ctx, held)
  return { outcome: "answered", answer: done.answer, replayed: false }
}

function earlier<A>(row: Row, fingerprint: string, read: (stored: string) => A): Once<A> {
  if (row.fingerprint !== fingerprint) return { outcome: "other_request" }
  if (row.state === "running") return { outcome: "running", retryAfterSeconds: RETRY_AFTER_SECONDS }
  if (row.answer === null) return { outcome: "too_large" }
  return { outcome: "answered", answer: read(row.answer), replayed: true }
}

type Held = { keyHash: string; claim: string }

/** The caller gets its answer even if storing it fails; the key then stays claimed until its lease expires. */
async function store(ctx: OrgContext, { keyHash, claim }: Held, answer: string | null): Promise<void> {
  const fits = answer !== null && new TextEncoder().encode(answer).byteLength <= MAX_STORED_BYTES
  const update = prepare(
    ctx.home,
    sql`UPDATE idempotency_keys SET state = ${fits ? "answered" : "too_large"}, answer = ${fits ? answer : null}
      WHERE org_id = ${ctx.org.id} AND key_hash = ${keyHash} AND claim = ${claim}
       AND state = 'running'`,
  )
  for (let attempt = 1; ; attempt++) {
    try {
      await update.run()
      return
    } catch (error) {
      if (attempt < STORE_ATTEMPTS && isTransient(error)) continue
      ctx.log("idempotency.store_failed", { level: "error", error: String(error) })
      return
    }
  }
}

async function release(ctx: OrgContext, { keyHash, claim }: Held): Promise<void> {
  await ctx.home
    .prepare("DELETE FROM idempotency_keys WHERE org_id = ? AND key_hash = ? AND claim = ?")
    .bind(ctx.org.id, keyHash, claim)
    .run()
    .catch((error: unknown) => ctx.log("idempotency.release_failed", { level: "warn", error: String(error) }))
}
