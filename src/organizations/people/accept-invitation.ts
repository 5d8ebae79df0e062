import type { Services } from "../../kernel/context.ts"
import { sha256Hex } from "../../kernel/ids.ts"

type Accepted = { orgId: string }

/**
 * Statements that add a person as their invitation says, if it is open and addressed to them. The last one returns the organization.
 * Existing members keep their role.
 */
export async function acceptStatements(
  { directory, now, requestId }: Services,
  /** `user` is SQL for the person's id. */
  { token, email, user, values }: { token: string; email: string; user: string; values: readonly [string, string] },
): Promise<D1PreparedStatement[]> {
  const at = now().toISOString()
  const open = `hash = ?3 AND accepted_at IS NULL AND expires_at > ?4 AND email = ?5`
  const bound = [...values, await sha256Hex(token), at, email.toLowerCase()] as const
  return [
    directory
      .prepare(
        `INSERT INTO memberships (org_id, user_id, role, source)
         SELECT org_id, ${user}, role, 'service' FROM invitations WHERE ${open} ON CONFLICT DO NOTHING`,
      )
      .bind(...bound),
    directory
      .prepare(
        `INSERT INTO audit_log (at, org_id, actor, action, target, details, request_id)
         SELECT ?4, org_id, ${user}, 'invitation.accepted', id, json_object('email', email, 'role', role), ?6
         FROM invitations WHERE ${open}`,
      )
      .bind(...bound, requestId),
    directory
      .prepare(`UPDATE invitations SET accepted_at = ?4, accepted_by = ${user} WHERE ${open} RETURNING org_id AS orgId`)
      .bind(...bound),
  ]
}

export const acceptedIn = (answer: D1Result | undefined) => (answer?.results as Accepted[] | undefined)?.[0]?.orgId
