import { and, eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { sdkKeys } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { SdkKeyChange } from "./schema.ts"
import { sdkKeyRecord } from "./sdk-keys.ts"

/** Changes the fence of a key that is already in use. Fields that are left out stay as they are. */
export async function changeSdkKey(ctx: OrgContext, id: string, change: SdkKeyChange) {
  const mine = and(eq(sdkKeys.id, id), eq(sdkKeys.orgId, ctx.org.id))
  const key = await ctx.db.select().from(sdkKeys).where(mine).get()
  if (!key) throw new AppError(404, "SDK key not found")
  if (key.revokedAt) throw new AppError(409, "SDK key has been revoked")
  const {
    allowedOrigins = key.allowedOrigins,
    requestsPerMinute = key.requestsPerMinute,
    requestsPerDay = key.requestsPerDay,
  } = change
  await ctx.d1.batch([
    ctx.d1
      .prepare(
        `UPDATE sdk_keys SET allowed_origins = ?3, requests_per_minute = ?4, requests_per_day = ?5
         WHERE id = ?1 AND org_id = ?2 AND revoked_at IS NULL`,
      )
      .bind(id, ctx.org.id, JSON.stringify(allowedOrigins), requestsPerMinute, requestsPerDay),
    entryIfChanged(ctx, "sdk_key.changed", id, { allowedOrigins, requestsPerMinute, requestsPerDay }),
  ])
  await ctx.leases.ranOut(ctx.org.id)
  return sdkKeyRecord({ ...key, allowedOrigins, requestsPerMinute, requestsPerDay })
}
