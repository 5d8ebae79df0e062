import type { OrgContext } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { sdkKeys } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { changesOf } from "../audit/changes-of.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { SdkKeyChange } from "./schema.ts"
import { sdkKeyRecord } from "./sdk-keys.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Changes the fence of a key that is already in use. Fields that are left out stay as they are. */
export async function changeSdkKey(ctx: OrgContext, id: string, change: SdkKeyChange) {
  const key = await readRow(ctx.directory, sdkKeys, sql`WHERE id = ${id} AND org_id = ${ctx.org.id}`)
  if (!key) throw new AppError(404, "SDK key not found")
  if (key.revokedAt) throw new AppError(409, "SDK key has been revoked")
  const {
    allowedOrigins = key.allowedOrigins,
    requestsPerMinute = key.requestsPerMinute,
    requestsPerDay = key.requestsPerDay,
  } = change
  await ctx.leases.announce(ctx.org.id)
  await ctx.directory.batch([
    prepare(
      ctx.directory,
      sql`UPDATE sdk_keys SET allowed_origins = ${JSON.stringify(allowedOrigins)}, requests_per_minute = ${requestsPerMinute},
        requests_per_day = ${requestsPerDay}
         WHERE id = ${id} AND org_id = ${ctx.org.id} AND revoked_at IS NULL`,
    ),
    entryIfChanged(atDirectory(ctx), "sdk_key.changed", id, {
      name: key.name,
      allowedOrigins,
      requestsPerMinute,
      requestsPerDay,
      ...changesOf(key, { allowedOrigins, requestsPerMinute, requestsPerDay }),
    }),
  ])
  await ctx.leases.waitForExpiry(ctx.org.id)
  return sdkKeyRecord({ ...key, allowedOrigins, requestsPerMinute, requestsPerDay })
}
