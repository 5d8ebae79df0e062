import { entryIfChanged } from "../audit/entry.ts"
import type { Actor, OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { randomBase62, sha256Hex } from "../../kernel/ids.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import { readCookie, SESSION_COOKIE, setCookie } from "./cookies.ts"
import type { Role } from "../../kernel/access/roles.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const HOUR_SECONDS = 3600
const LIFETIME_SECONDS = 7 * 24 * HOUR_SECONDS
const IDLE_SECONDS = 12 * HOUR_SECONDS
/** Operators can change the data of all organizations, so they sign in once per working day. */
const OPERATOR_SECONDS = 8 * HOUR_SECONDS
/** Resolution of `lastSeenAt`: a write per request would cost more than the request. */
const SEEN_RESOLUTION_MS = 5 * 60_000

/** Details of a sign-in besides the person. */
export type SignInFacts = {
  operator?: boolean
  /** `sid` of the identity provider. */
  providerSid?: string
  address?: string | null
  userAgent?: string | null
}

/** Opens a session and returns its cookie; the database stores only the hash. `also` is committed with it. */
export async function openSession(
  { directory, now }: Services,
  userId: string,
  orgId: string,
  facts: SignInFacts = {},
  also: (sessionId: string) => D1PreparedStatement[] = () => [],
): Promise<string> {
  const secret = randomBase62(43)
  const id = await sha256Hex(secret)
  const seconds = facts.operator ? OPERATOR_SECONDS : LIFETIME_SECONDS
  const created = now()
  await directory.batch([
    prepare(
      directory,
      sql`INSERT INTO sessions (id, user_id, org_id, created_at, expires_at, provider_sid, address, user_agent)
         VALUES (${id}, ${userId}, ${orgId}, ${created.toISOString()},
           ${new Date(created.getTime() + seconds * 1000).toISOString()}, ${facts.providerSid ?? null}, ${facts.address ?? null},
             ${facts.userAgent?.slice(0, 300) ?? null})`,
    ),
    ...also(id),
  ])
  return setCookie(SESSION_COOKIE, secret, seconds)
}

/** The session id shown to people: identifies the session without revealing the hash that cookies are compared with. */
export const shownId = (sessionId: string) => `ses_${sessionId.slice(0, 20)}`

/** The id of the session that a cookie belongs to, expired or not. */
export async function sessionIdOf(cookies: string | null): Promise<string | null> {
  const secret = readCookie(cookies, SESSION_COOKIE)
  return secret ? sha256Hex(secret) : null
}

/** Values of a live session, for the parameters ?1 to ?3 of this condition on `s` and `u`. */
export const LIVE = `s.expires_at > ?1 AND coalesce(s.last_seen_at, s.created_at) > ?2 AND (u.operator = 0 OR s.created_at > ?3)`
export function liveAt(now: Date): [string, string, string] {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
  return [now.toISOString(), before(IDLE_SECONDS), before(OPERATOR_SECONDS)]
}

type SessionRow = {
  user_id: string
  operator: number
  role: Role
  org_id: string
  org_name: string
  plan: Plan
  seen_at: string | null
  config_token: string
}

/** Joins the person and the membership, so removals and role changes apply from the next request. */
export async function findSession(
  { directory, now, defer }: Services,
  cookies: string | null,
): Promise<{ actor: Actor; org: OrgContext["org"]; configToken: string } | null> {
  const sessionId = await sessionIdOf(cookies)
  if (sessionId === null) return null
  const at = now()
  const row = await directory
    .prepare(
      `SELECT s.user_id, u.operator, m.role, o.id AS org_id, o.name AS org_name, o.plan, s.last_seen_at AS seen_at,
              ${CONFIG_TOKEN} AS config_token
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       JOIN memberships m ON m.org_id = s.org_id AND m.user_id = s.user_id
       JOIN organizations o ON o.id = s.org_id
       WHERE s.id = ?4 AND ${LIVE}`,
    )
    .bind(...liveAt(at), sessionId)
    .first<SessionRow>()
  if (!row) return null
  if (row.seen_at === null || at.getTime() - Date.parse(row.seen_at) > SEEN_RESOLUTION_MS) {
    defer(
      directory.prepare("UPDATE sessions SET last_seen_at = ? WHERE id = ?").bind(at.toISOString(), sessionId).run(),
    )
  }
  return {
    actor: { kind: "session", userId: row.user_id, role: row.role, operator: row.operator === 1, sessionId },
    org: { id: row.org_id, name: row.org_name, plan: row.plan },
    configToken: row.config_token,
  }
}

/** Switches the session to another of the person's organizations. */
export async function switchOrganization(ctx: OrgContext, organizationId: string) {
  const { sessionId } = sessionActor(ctx)
  const update = ctx.directory
    .prepare(
      `UPDATE sessions SET org_id = ?1 WHERE id = ?2
       AND EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = ?1 AND m.user_id = sessions.user_id)
       RETURNING (SELECT name FROM organizations WHERE id = ?1) AS name,
                 (SELECT role FROM memberships m WHERE m.org_id = ?1 AND m.user_id = sessions.user_id) AS role`,
    )
    .bind(organizationId, sessionId)
  const audit = entryIfChanged(atDirectory(ctx), "session.organization_switched", organizationId)
  const [answer] = await ctx.directory.batch<{ name: string; role: Role }>([update, audit])
  const switched = answer?.results[0]
  if (!switched) throw new AppError(404, "Organization not found")
  return { organization: { id: organizationId, ...switched } }
}

/** Sessions deleted per statement. */
const PURGE_PAGE = 5_000

/** Deletes expired sessions, page by page within the budget of a run. */
export async function purgeExpiredSessions({ directory, now, budget }: Services): Promise<void> {
  const purge = directory
    .prepare(
      `DELETE FROM sessions WHERE rowid IN (
         SELECT rowid FROM sessions INDEXED BY sessions_expiry WHERE expires_at < ? LIMIT ${PURGE_PAGE})`,
    )
    .bind(now().toISOString())
  while (budget.left() > 1 && (await purge.run()).meta.changes === PURGE_PAGE);
}

export function sessionActor({ actor }: Pick<OrgContext, "actor">) {
  if (actor.kind !== "session") throw new AppError(401, "Unauthorized")
  return actor
}
