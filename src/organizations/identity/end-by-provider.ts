import type { Services } from "../../kernel/context.ts"
import { join, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Logout, readLogoutToken } from "./logout-token.ts"

/** Sessions opened after the logout stay open; the margin allows for clock skew. */
const CLOCK_SKEW_MS = 60_000

/** Back-channel logout: the provider ends a session, or all of a person's, without the browser. */
export async function endByProvider(services: Services, form: URLSearchParams): Promise<void> {
  const logout = await readLogoutToken(services.identity, form.get("logout_token") ?? "", services.now()).catch(
    (error: unknown) => {
      services.log("logout_token.rejected", { level: "warn", error: error instanceof Error ? error.message : "" })
      throw new AppError(400, "Invalid logout_token")
    },
  )
  await endSessions(services, logout)
}

async function endSessions({ directory, now, requestId }: Services, { issuer, subject, sid, issuedAt }: Logout) {
  const before = new Date(issuedAt.getTime() + CLOCK_SKEW_MS).toISOString()
  const { text, values } = join(
    [
      sql("s.created_at <= ?", before),
      ...(sid === undefined ? [] : [sql("s.provider_sid = ?", sid)]),
      subject === undefined
        ? sql("EXISTS (SELECT 1 FROM users AS u WHERE u.id = s.user_id AND u.issuer = ?)", issuer)
        : sql("s.user_id = (SELECT id FROM users WHERE issuer = ? AND subject = ?)", issuer, subject),
    ],
    " AND ",
  )
  await directory.batch([
    directory
      .prepare(
        `INSERT INTO audit_log (at, org_id, actor, action, target, details, request_id)
         SELECT ?, s.org_id, s.user_id, 'session.closed', 'ses_' || substr(s.id, 1, 20), '{"how":"provider"}', ?
         FROM sessions AS s WHERE ${text}`,
      )
      .bind(now().toISOString(), requestId, ...values),
    directory.prepare(`DELETE FROM sessions AS s WHERE ${text}`).bind(...values),
  ])
}
