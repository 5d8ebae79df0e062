import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"

/** SQL: the caller is still a member. In the INSERT of a key, so that a request that a removal overtakes leaves no key behind. */
export const isMember = ({ org, actor }: Pick<OrgContext, "org" | "actor">) =>
  sql`EXISTS (SELECT 1 FROM memberships AS m WHERE m.org_id = ${org.id} AND m.user_id = ${actor.userId})`

/** Throws if that is why no key was inserted. */
export async function refuseFormerMember(ctx: OrgContext) {
  const member = await prepare(ctx.directory, sql`SELECT ${isMember(ctx)} AS member`).first("member")
  if (member === 0) throw new AppError(401, "Unauthorized")
}
