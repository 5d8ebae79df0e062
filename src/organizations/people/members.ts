import type { Role } from "../../kernel/access/roles.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged, entryOfRows } from "../audit/entry.ts"
import type { KeysChoice } from "../keys/schema.ts"
import { prepareSettlement } from "../keys/settle-keys.ts"
import type { Member, Removed } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const MAX_LISTED = 1_000

const SELECT = `SELECT u.id, u.email, u.name, m.role, m.source FROM memberships AS m JOIN users AS u ON u.id = m.user_id
  WHERE m.org_id = ?`

/** True if the organization has another owner than person ?2. */
const ANOTHER_OWNER = `(role <> 'owner' OR EXISTS (
  SELECT 1 FROM memberships AS other WHERE other.org_id = ?1 AND other.user_id <> ?2 AND other.role = 'owner'))`

export async function listMembers({ directory, org }: OrgContext): Promise<Member[]> {
  const { results } = await directory
    .prepare(`${SELECT} ORDER BY u.name, u.id LIMIT ${MAX_LISTED}`)
    .bind(org.id)
    .all<Member>()
  return results
}

/** Takes effect with the person's next request, which reads the role again. */
export async function changeRole(ctx: OrgContext, userId: string, role: Role): Promise<Member> {
  const member = await findManaged(ctx, userId)
  if (member.role === role) return member
  const [changed] = await ctx.directory.batch([
    ctx.directory
      .prepare(
        `UPDATE memberships SET role = ?3
         WHERE org_id = ?1 AND user_id = ?2 AND source = 'service' AND ${ANOTHER_OWNER}`,
      )
      .bind(ctx.org.id, userId, role),
    entryIfChanged(atDirectory(ctx), "member.role_changed", userId, { from: member.role, to: role }),
  ])
  if (changed?.meta.changes === 0) throw lastOwner()
  return { ...member, role }
}

/** Takes effect with the person's next request: their sessions in this organization end, and no key stays in their hands. */
export async function removeMember(ctx: OrgContext, userId: string, choice: KeysChoice): Promise<Removed> {
  const member = await findManaged(ctx, userId)
  const keys = await prepareSettlement(ctx, userId, choice)
  const hasLeft = sql`NOT EXISTS (SELECT 1 FROM memberships WHERE org_id = ${ctx.org.id} AND user_id = ${userId})`
  await ctx.leases.announce(ctx.org.id)
  const [removed, , , ...settled] = await ctx.directory.batch([
    ctx.directory
      .prepare(`DELETE FROM memberships WHERE org_id = ?1 AND user_id = ?2 AND source = 'service' AND ${ANOTHER_OWNER}`)
      .bind(ctx.org.id, userId),
    entryOfRows(
      atDirectory(ctx),
      "member.removed",
      userId,
      { email: member.email, role: member.role },
      keys.details,
      sql`changes() > 0`,
    ),
    ctx.directory
      .prepare(
        `DELETE FROM sessions WHERE user_id = ?2 AND org_id = ?1
         AND NOT EXISTS (SELECT 1 FROM memberships WHERE org_id = ?1 AND user_id = ?2)`,
      )
      .bind(ctx.org.id, userId),
    ...keys.statements(hasLeft),
  ])
  if (removed?.meta.changes === 0) throw lastOwner()
  await ctx.leases.waitForExpiry(ctx.org.id)
  return { removed: true, ...keys.count(settled) }
}

/** A member whose role is managed by this service. */
async function findManaged({ directory, org }: OrgContext, userId: string): Promise<Member> {
  const member = await directory.prepare(`${SELECT} AND m.user_id = ?`).bind(org.id, userId).first<Member>()
  if (!member) throw new AppError(404, "Member not found")
  if (member.source === "claims") throw new AppError(409, "The identity provider manages this member")
  return member
}

const lastOwner = () => new AppError(409, "An organization needs at least one owner")
