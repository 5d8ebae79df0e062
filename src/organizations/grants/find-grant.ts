import type { OAuthScope } from "../../kernel/access/oauth-scopes.ts"
import type { Role } from "../../kernel/access/roles.ts"
import type { Actor, OrgContext, Services } from "../../kernel/context.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import { prepare, raw, sql } from "../../kernel/db/sql.ts"
import type { Plan } from "../../kernel/ports/plans.ts"

/** An app that is not used for so long has to be connected again; its refresh token ends then too. */
export const IDLE_SECONDS = 30 * 86_400
/** A write per call would cost more than the call. */
const USED_RESOLUTION_MS = 5 * 60_000

export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_SECONDS * 1000).toISOString()

type Row = {
  user_id: string
  workspace: string
  scopes: string
  last_used_at: string
  role: Role
  org_id: string
  org_name: string
  plan: Plan
  config_token: string
}

/**
 * A grant that works, read from the primary with every call. Joins the membership, so removals and role changes apply from the next call.
 */
export async function findGrant(
  { directory, now, defer }: Pick<Services, "directory" | "now" | "defer">,
  id: string,
): Promise<{ actor: Actor & { kind: "grant" }; org: OrgContext["org"]; configToken: string } | null> {
  const at = now()
  const row = await prepare(
    directory,
    sql`SELECT g.user_id, g.workspace, g.scopes, g.last_used_at, m.role, o.id AS org_id, o.name AS org_name, o.plan,
        ${raw(CONFIG_TOKEN)} AS config_token
      FROM oauth_grants AS g
      JOIN memberships AS m ON m.org_id = g.org_id AND m.user_id = g.user_id
      JOIN organizations AS o ON o.id = g.org_id
      WHERE g.id = ${id} AND g.revoked_at IS NULL AND g.last_used_at > ${idleSince(at)}`,
  ).first<Row>()
  if (!row) return null
  if (at.getTime() - Date.parse(row.last_used_at) > USED_RESOLUTION_MS) {
    defer(prepare(directory, sql`UPDATE oauth_grants SET last_used_at = ${at.toISOString()} WHERE id = ${id}`).run())
  }
  const { user_id: userId, workspace, role } = row
  const granted = JSON.parse(row.scopes) as OAuthScope[]
  return {
    actor: { kind: "grant", grantId: id, userId, role, granted, scopes: [], workspace },
    org: { id: row.org_id, name: row.org_name, plan: row.plan },
    configToken: row.config_token,
  }
}

/** Deletes grants that expired unused. They are few: one statement is enough. */
export async function purgeGrants({ directory, now }: Services): Promise<void> {
  await prepare(directory, sql`DELETE FROM oauth_grants WHERE last_used_at < ${idleSince(now())}`).run()
}
