import { entryIfChanged, entryOfCount } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { SESSION_COOKIE, setCookie } from "./cookies.ts"
import type { SessionRecord } from "./schema.ts"
import { LIVE, liveAt, sessionActor, shownId } from "./sessions.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const MAX_LISTED = 100
const CLEARED_COOKIE = setCookie(SESSION_COOKIE, "", 0)

type Row = Omit<SessionRecord, "current">

/** The person's live sessions, newest first. */
export async function listSessions(ctx: OrgContext): Promise<SessionRecord[]> {
  const { sessionId, userId } = sessionActor(ctx)
  const { results } = await ctx.directory
    .prepare(
      `SELECT s.id, o.name AS organization, s.created_at AS createdAt, s.expires_at AS expiresAt, s.address,
         s.user_agent AS userAgent, coalesce(s.last_seen_at, s.created_at) AS lastSeenAt
       FROM sessions s JOIN users u ON u.id = s.user_id JOIN organizations o ON o.id = s.org_id
       WHERE s.user_id = ?4 AND ${LIVE} ORDER BY s.created_at DESC, s.id LIMIT ${MAX_LISTED}`,
    )
    .bind(...liveAt(ctx.now()), userId)
    .all<Row>()
  return results.map((row) => Object.assign(row, { current: row.id === sessionId, id: shownId(row.id) }))
}

/** Signs out of this session; returns the cookie that clears the browser's. */
export async function closeSession(ctx: OrgContext): Promise<string> {
  const { sessionId } = sessionActor(ctx)
  await ctx.directory.batch([
    ctx.directory.prepare("DELETE FROM sessions WHERE id = ?").bind(sessionId),
    entryIfChanged(atDirectory(ctx), "session.closed", shownId(sessionId), { how: "sign_out" }),
  ])
  return CLEARED_COOKIE
}

/** Ends one of the person's sessions. */
export async function endSession(ctx: OrgContext, id: string) {
  const { userId } = sessionActor(ctx)
  const [ended] = await ctx.directory.batch([
    ctx.directory
      .prepare("DELETE FROM sessions WHERE user_id = ? AND 'ses_' || substr(id, 1, 20) = ?")
      .bind(userId, id),
    entryIfChanged(atDirectory(ctx), "session.closed", id, { how: "ended" }),
  ])
  if (ended?.meta.changes === 0) throw new AppError(404, "Session not found")
  return { ended: true as const }
}

/** Signs the person out of every browser, this one included; returns the cookie that clears it. */
export async function endAllSessions(ctx: OrgContext): Promise<string> {
  const { userId } = sessionActor(ctx)
  await ctx.directory.batch([
    entryOfCount(
      atDirectory(ctx),
      "session.closed",
      userId,
      "sessions",
      sql("SELECT 1 FROM sessions WHERE user_id = ?", userId),
      {
        how: "everywhere",
      },
    ),
    ctx.directory.prepare("DELETE FROM sessions WHERE user_id = ?").bind(userId),
  ])
  return CLEARED_COOKIE
}
