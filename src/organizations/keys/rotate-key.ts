import { and, eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { apiKeys } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { apiKeyRecord, PREFIX_LENGTH } from "./api-keys.ts"
import type { Rotation } from "./schema.ts"
import { hashSecret, newSecret } from "./secret.ts"

/**
 * Gives a key a new secret. The old one works on for the chosen time, so that systems can be switched over one by one; the
 * one before it stops at once.
 */
export async function rotateApiKey(ctx: OrgContext, id: string, { graceSeconds, expiresAt }: Rotation) {
  const now = ctx.now()
  if (expiresAt && expiresAt <= now.toISOString()) throw new AppError(400, "expiresAt must be in the future")
  const mine = and(eq(apiKeys.id, id), eq(apiKeys.orgId, ctx.org.id))
  const key = await ctx.db.select().from(apiKeys).where(mine).get()
  if (!key) throw new AppError(404, "API key not found")
  if (key.revokedAt) throw new AppError(409, "API key has been revoked")
  const expiry = expiresAt === undefined ? key.expiresAt : expiresAt
  if (expiry && expiry <= now.toISOString()) throw new AppError(409, "API key has expired")
  const plaintext = newSecret("txadv_")
  const oldWorksUntil = new Date(now.getTime() + graceSeconds * 1000).toISOString()
  await ctx.d1.batch([
    ctx.d1
      .prepare(
        `UPDATE api_keys SET previous_hash = hash, previous_expires_at = ?3, hash = ?4, key_prefix = ?5, expires_at = ?6
         WHERE id = ?1 AND org_id = ?2 AND revoked_at IS NULL`,
      )
      .bind(id, ctx.org.id, oldWorksUntil, await hashSecret(plaintext), plaintext.slice(0, PREFIX_LENGTH), expiry),
    entryIfChanged(ctx, "api_key.rotated", id, { graceSeconds }),
  ])
  await ctx.leases.ranOut(ctx.org.id)
  const rotated = await ctx.db.select().from(apiKeys).where(mine).get()
  if (!rotated || rotated.revokedAt) throw new AppError(409, "API key has been revoked")
  return { record: apiKeyRecord(rotated), plaintext, oldSecretWorksUntil: oldWorksUntil }
}
