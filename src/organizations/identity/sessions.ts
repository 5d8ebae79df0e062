import { eq } from "drizzle-orm"
import { entryIfChanged } from "../audit/entry.ts"
import type { Actor, OrgContext, Services } from "../../kernel/context.ts"
import { memberships, organizations, sessions, users } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { randomBase62, sha256Hex } from "../../kernel/ids.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import { readCookie, SESSION_COOKIE, setCookie } from "./cookies.ts"
import type { Role } from "../../kernel/access/roles.ts"

const LIFETIME_SECONDS = 7 * 24 * 3600
/** Sessions deleted per statement. */
const PURGE_PAGE = 5_000

/** Opens a session and returns its cookie; the database stores only the hash. */
export async function openSession({ db, now }: Services, userId: string, orgId: string): Promise<string> {
  const secret = randomBase62(43)
  const created = now()
  await db.insert(sessions).values({
    id: await sha256Hex(secret),
    userId,
    orgId,
    createdAt: created.toISOString(),
    expiresAt: new Date(created.getTime() + LIFETIME_SECONDS * 1000).toISOString(),
  })
  return setCookie(SESSION_COOKIE, secret, LIFETIME_SECONDS)
}

type SessionRow = {
  user_id: string
  operator: number
  role: Role
  org_id: string
  org_name: string
  plan: Plan
  config_token: string
}

/** Joins the membership, so a person removed from an organization loses access to it at their next sign-in. */
export async function findSession(
  { d1, now }: Services,
  cookies: string | null,
): Promise<{ actor: Actor; org: OrgContext["org"]; configToken: string } | null> {
  const secret = readCookie(cookies, SESSION_COOKIE)
  if (!secret) return null
  const sessionId = await sha256Hex(secret)
  const row = await d1
    .prepare(
      `SELECT s.user_id, u.operator, m.role, o.id AS org_id, o.name AS org_name, o.plan,
              ${CONFIG_TOKEN} AS config_token
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       JOIN memberships m ON m.org_id = s.org_id AND m.user_id = s.user_id
       JOIN organizations o ON o.id = s.org_id
       WHERE s.id = ? AND s.expires_at > ?`,
    )
    .bind(sessionId, now().toISOString())
    .first<SessionRow>()
  if (!row) return null
  return {
    actor: { kind: "session", userId: row.user_id, role: row.role, operator: row.operator === 1, sessionId },
    org: { id: row.org_id, name: row.org_name, plan: row.plan },
    configToken: row.config_token,
  }
}

/** The session of a cookie, or null. */
export async function describeVisitor(services: Services, cookies: string | null) {
  const caller = await findSession(services, cookies)
  return caller && describeSession({ ...services, ...caller })
}

export async function describeSession(ctx: Pick<OrgContext, "db" | "actor" | "org">) {
  const { sessionId, role } = sessionActor(ctx)
  const [user, orgs] = await ctx.db.batch([
    ctx.db
      .select({ id: users.id, email: users.email, name: users.name, operator: users.operator })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(eq(sessions.id, sessionId)),
    ctx.db
      .select({ id: organizations.id, name: organizations.name, role: memberships.role })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(eq(memberships.userId, ctx.actor.userId))
      .orderBy(organizations.name),
  ])
  if (!user[0]) throw new AppError(401, "Unauthorized")
  return { user: user[0], organization: { id: ctx.org.id, name: ctx.org.name, role }, organizations: orgs }
}

/** Switches the session to another of the person's organizations. */
export async function switchOrganization(ctx: OrgContext, organizationId: string) {
  const { sessionId } = sessionActor(ctx)
  const update = ctx.d1
    .prepare(
      `UPDATE sessions SET org_id = ?1 WHERE id = ?2
       AND EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = ?1 AND m.user_id = sessions.user_id)
       RETURNING (SELECT name FROM organizations WHERE id = ?1) AS name,
                 (SELECT role FROM memberships m WHERE m.org_id = ?1 AND m.user_id = sessions.user_id) AS role`,
    )
    .bind(organizationId, sessionId)
  const audit = entryIfChanged(ctx, "session.organization_switched", organizationId)
  const [answer] = await ctx.d1.batch<{ name: string; role: Role }>([update, audit])
  const switched = answer?.results[0]
  if (!switched) throw new AppError(404, "Organization not found")
  return { organization: { id: organizationId, ...switched } }
}

export async function closeSession(ctx: OrgContext): Promise<string> {
  await ctx.db.delete(sessions).where(eq(sessions.id, sessionActor(ctx).sessionId))
  return setCookie(SESSION_COOKIE, "", 0)
}

/** Deletes expired sessions, page by page within the budget of a run. */
export async function purgeExpiredSessions({ d1, now, budget }: Services): Promise<void> {
  const purge = d1
    .prepare(
      `DELETE FROM sessions WHERE rowid IN (
         SELECT rowid FROM sessions INDEXED BY sessions_expiry WHERE expires_at < ? LIMIT ${PURGE_PAGE})`,
    )
    .bind(now().toISOString())
  while (budget.left() > 1 && (await purge.run()).meta.changes === PURGE_PAGE);
}

function sessionActor({ actor }: Pick<OrgContext, "actor">) {
  if (actor.kind !== "session") throw new AppError(401, "Unauthorized")
  return actor
}
