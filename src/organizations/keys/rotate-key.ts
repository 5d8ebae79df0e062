import type { OrgContext } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { apiKeys } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { apiKeyRecord, PREFIX_LENGTH, requireGrantable } from "./api-keys.ts"
import type { Rotation } from "./schema.ts"
import { hashSecret, newSecret } from "./secret.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/**
 * Gives a key a new secret. The old one keeps working for the grace period, so that systems can be switched over one by one; the secret
 * before that stops immediately.
 */
export async function rotateApiKey(ctx: OrgContext, id: string, { graceSeconds, expiresAt }: Rotation) {
  const now = ctx.now()
  if (expiresAt && expiresAt <= now.toISOString()) throw new AppError(400, "expiresAt must be in the future")
  const mine = sql`WHERE id = ${id} AND org_id = ${ctx.org.id}`
  const key = await readRow(ctx.directory, apiKeys, mine)
  if (!key) throw new AppError(404, "API key not found")
  if (key.revokedAt) throw new AppError(409, "API key has been revoked")
  requireGrantable(ctx, key.scopes)
  const expiry = expiresAt === undefined ? key.expiresAt : expiresAt
  if (expiry && expiry <= now.toISOString()) throw new AppError(409, "API key has expired")
  const plaintext = newSecret("txadv_")
  const oldWorksUntil = new Date(now.getTime() + graceSeconds * 1000).toISOString()
  await ctx.leases.announce(ctx.org.id)
  await ctx.directory.batch([
    prepare(
      ctx.directory,
      sql`UPDATE api_keys SET previous_hash = hash, previous_expires_at = ${oldWorksUntil}, hash = ${await hashSecret(plaintext)},
        key_prefix = ${plaintext.slice(0, PREFIX_LENGTH)}, expires_at = ${expiry}
         WHERE id = ${id} AND org_id = ${ctx.org.id} AND revoked_at IS NULL`,
    ),
    entryIfChanged(atDirectory(ctx), "api_key.rotated", id, { name: key.name, graceSeconds }),
  ])
  await ctx.leases.waitForExpiry(ctx.org.id)
  const rotated = await readRow(ctx.directory, apiKeys, mine)
  if (!rotated || rotated.revokedAt) throw new AppError(409, "API key has been revoked")
  return { record: apiKeyRecord(rotated), plaintext, oldSecretWorksUntil: oldWorksUntil }
}
