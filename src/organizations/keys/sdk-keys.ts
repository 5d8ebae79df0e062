import { entryIfChanged } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { sdkKeys } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import type { NewSdkKey } from "./schema.ts"
import { isMember, refuseFormerMember } from "./made-by-member.ts"
import { peopleOfKeys } from "./people-of-keys.ts"
import { hashSecret, newSecret } from "./secret.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

export async function createSdkKey(ctx: OrgContext, { name, mode, scopes, ...fence }: NewSdkKey) {
  const keyPrefix = mode === "live" ? "pk_live_" : "pk_test_"
  const plaintext = newSecret(keyPrefix)
  const row = {
    id: newId("sdk"),
    orgId: ctx.org.id,
    createdBy: ctx.actor.userId,
    heldBy: null,
    lastUsedAt: null,
    name,
    keyPrefix,
    hash: await hashSecret(plaintext),
    scopes,
    revokedAt: null,
    createdAt: ctx.now().toISOString(),
    allowedOrigins: fence.allowedOrigins ?? [],
    requestsPerMinute: fence.requestsPerMinute ?? null,
    requestsPerDay: fence.requestsPerDay ?? null,
    briefs: fence.briefs ?? true,
  }
  const record = sdkKeyRecord(row)
  const insert = prepare(
    ctx.directory,
    sql`INSERT INTO sdk_keys (id, org_id, created_by, name, key_prefix, hash, scopes, created_at, allowed_origins,
         requests_per_minute, requests_per_day, briefs)
       SELECT ${row.id}, ${row.orgId}, ${row.createdBy}, ${name}, ${keyPrefix}, ${row.hash}, ${JSON.stringify(scopes)},
         ${row.createdAt}, ${JSON.stringify(row.allowedOrigins)}, ${row.requestsPerMinute}, ${row.requestsPerDay},
           ${Number(row.briefs)} WHERE ${isMember(ctx)}`,
  )
  const [inserted] = await ctx.directory.batch([
    insert,
    entryIfChanged(atDirectory(ctx), "sdk_key.created", record.id, { name, mode, scopes, ...fence }),
  ])
  if (inserted?.meta.changes === 0) await refuseFormerMember(ctx)
  return { record, plaintext }
}

export async function listSdkKeys({ directory, org }: OrgContext) {
  const rows = await readRows(directory, sdkKeys, sql`WHERE org_id = ${org.id} ORDER BY created_at DESC, id`)
  const peopleOf = await peopleOfKeys({ directory, org }, "sdk_keys")
  return rows.map((row) => Object.assign(sdkKeyRecord(row), { lastUsedAt: row.lastUsedAt }, peopleOf(row)))
}

/** Fence fields are included only if set; keys without a fence keep their original shape. */
export function sdkKeyRecord(row: typeof sdkKeys.$inferSelect) {
  const {
    hash: _hash,
    createdBy: _createdBy,
    heldBy: _heldBy,
    lastUsedAt: _lastUsedAt,
    allowedOrigins,
    requestsPerMinute,
    requestsPerDay,
    briefs,
    ...record
  } = row
  return {
    ...record,
    ...(allowedOrigins.length > 0 && { allowedOrigins }),
    ...(requestsPerMinute !== null && { requestsPerMinute }),
    ...(requestsPerDay !== null && { requestsPerDay }),
    ...(!briefs && { briefs }),
  }
}

export async function revokeSdkKey(ctx: OrgContext, id: string) {
  const found = sql`SELECT name FROM sdk_keys WHERE id = ${id} AND org_id = ${ctx.org.id}`
  const name = await prepare(ctx.directory, found).first<string>("name")
  if (name === null) throw new AppError(404, "SDK key not found")
  await ctx.leases.announce(ctx.org.id)
  await ctx.directory.batch([
    ctx.directory
      .prepare("UPDATE sdk_keys SET revoked_at = ? WHERE id = ? AND org_id = ? AND revoked_at IS NULL")
      .bind(ctx.now().toISOString(), id, ctx.org.id),
    entryIfChanged(atDirectory(ctx), "sdk_key.revoked", id, { name }),
  ])
  await ctx.leases.waitForExpiry(ctx.org.id)
  return { revoked: true as const }
}
