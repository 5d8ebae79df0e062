import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryOfRows } from "../audit/entry.ts"
import type { KeysChoice, SettledKeys } from "../keys/schema.ts"
import { HOLDER, prepareSettlement } from "../keys/settle-keys.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Revokes or hands over the keys that a person holds in the organization: a member, or a former one whose keys still work. */
export async function settleKeysOf(ctx: OrgContext, userId: string, choice: KeysChoice): Promise<SettledKeys> {
  const { directory, org } = ctx
  const held = sql`org_id = ${org.id} AND ${HOLDER} = ${userId}`
  const person = await prepare(
    directory,
    sql`SELECT email FROM users WHERE id = ${userId} AND (
      EXISTS (SELECT 1 FROM memberships WHERE org_id = ${org.id} AND user_id = ${userId})
      OR EXISTS (SELECT 1 FROM api_keys WHERE ${held}) OR EXISTS (SELECT 1 FROM sdk_keys WHERE ${held}))`,
  ).first<{ email: string }>()
  if (!person) throw new AppError(404, "Member not found")
  const keys = await prepareSettlement(ctx, userId, choice)
  await ctx.leases.announce(org.id)
  const [, ...settled] = await directory.batch([
    entryOfRows(atDirectory(ctx), "member.keys_changed", userId, { email: person.email }, keys.details),
    ...keys.statements(),
  ])
  await ctx.leases.waitForExpiry(org.id)
  return keys.count(settled)
}
