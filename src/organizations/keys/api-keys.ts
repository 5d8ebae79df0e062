import { entryIfChanged } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { apiKeys } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { OPERATOR_SCOPE, type Scope } from "../../kernel/access/scopes.ts"
import { newId } from "../../kernel/ids.ts"
import type { NewApiKey } from "./schema.ts"
import { isMember, refuseFormerMember } from "./made-by-member.ts"
import { peopleOfKeys } from "./people-of-keys.ts"
import { hashSecret, newSecret } from "./secret.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const MAX_KEYS = 25
export const PREFIX_LENGTH = 12

/** A key of a buyer is counted apart from the organization's. */
type Bound = { buyerId: string; limit: number }

/** Who learns a key's secret can use all of its scopes. */
export function requireGrantable({ actor }: OrgContext, scopes: readonly Scope[]) {
  const isOperator = actor.kind === "session" && actor.operator
  if (scopes.includes(OPERATOR_SCOPE) && !isOperator) {
    throw new AppError(403, `Only operators may give a key the scope ${OPERATOR_SCOPE}`)
  }
}

export async function createApiKey(
  ctx: OrgContext,
  input: NewApiKey,
  { buyerId, limit }: Bound = { buyerId: "", limit: MAX_KEYS },
) {
  requireGrantable(ctx, input.scopes)
  const now = ctx.now().toISOString()
  if (input.expiresAt && input.expiresAt <= now) throw new AppError(400, "expiresAt must be in the future")
  const plaintext = newSecret("txadv_")
  const record = {
    id: newId("key"),
    orgId: ctx.org.id,
    createdBy: ctx.actor.userId,
    name: input.name,
    keyPrefix: plaintext.slice(0, PREFIX_LENGTH),
    scopes: input.scopes,
    expiresAt: input.expiresAt ?? null,
    lastUsedAt: null,
    revokedAt: null,
    createdAt: now,
  }
  // Counted and inserted in one statement, so that concurrent requests cannot exceed the limit.
  const insert = prepare(
    ctx.directory,
    sql`INSERT INTO api_keys (id, org_id, created_by, name, key_prefix, hash, scopes, buyer_id, expires_at, created_at)
       SELECT ${record.id}, ${record.orgId}, ${record.createdBy}, ${record.name}, ${record.keyPrefix},
         ${await hashSecret(plaintext)}, ${JSON.stringify(record.scopes)}, ${buyerId}, ${record.expiresAt}, ${now}
       WHERE ${isMember(ctx)} AND (SELECT count(*) FROM api_keys WHERE org_id = ${record.orgId} AND buyer_id = ${buyerId}
         AND revoked_at IS NULL) < ${limit}`,
  )
  const audit = entryIfChanged(atDirectory(ctx), "api_key.created", record.id, {
    name: record.name,
    scopes: record.scopes,
    ...(buyerId !== "" && { buyerId }),
  })
  const [inserted] = await ctx.directory.batch([insert, audit])
  if (inserted?.meta.changes === 0) {
    await refuseFormerMember(ctx)
    throw new AppError(400, `Maximum ${limit} API keys per ${buyerId === "" ? "organization" : "buyer"}`)
  }
  return { record, plaintext }
}

export async function listApiKeys({ directory, org }: OrgContext) {
  const rows = await readRows(
    directory,
    apiKeys,
    sql`WHERE org_id = ${org.id} AND buyer_id = '' ORDER BY created_at DESC, id`,
  )
  const peopleOf = await peopleOfKeys({ directory, org }, "api_keys")
  return rows.map((row) => Object.assign(apiKeyRecord(row), peopleOf(row)))
}

export function apiKeyRecord(row: typeof apiKeys.$inferSelect) {
  const {
    hash: _hash,
    previousHash: _previous,
    previousExpiresAt: _until,
    heldBy: _heldBy,
    buyerId: _buyer,
    ...record
  } = row
  return record
}

export async function revokeApiKey(ctx: OrgContext, id: string) {
  const found = sql`SELECT name FROM api_keys WHERE id = ${id} AND org_id = ${ctx.org.id}`
  const name = await prepare(ctx.directory, found).first<string>("name")
  if (name === null) throw new AppError(404, "API key not found")
  await ctx.leases.announce(ctx.org.id)
  await ctx.directory.batch([
    ctx.directory
      .prepare("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND org_id = ? AND revoked_at IS NULL")
      .bind(ctx.now().toISOString(), id, ctx.org.id),
    entryIfChanged(atDirectory(ctx), "api_key.revoked", id, { name }),
  ])
  await ctx.leases.waitForExpiry(ctx.org.id)
  return { revoked: true as const }
}
