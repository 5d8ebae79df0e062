import { hasPermission } from "../../kernel/access/roles.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { join, prepare, raw, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { actionEntry, type Acting, entryIfChanged } from "../audit/entry.ts"
import { sessionActor } from "../identity/sessions.ts"
import { idleSince } from "./find-grant.ts"
import type { GrantRecord, NewGrant } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const MAX_LISTED = 500

/** Members see the apps that they connected, owners those of all members. */
function seenBy(ctx: OrgContext): Sql {
  const { userId, role } = sessionActor(ctx)
  const mine = hasPermission(role, "members:manage") ? raw("1") : sql`g.user_id = ${userId}`
  return sql`g.org_id = ${ctx.org.id} AND g.revoked_at IS NULL AND g.last_used_at > ${idleSince(ctx.now())} AND ${mine}`
}

type Row = Omit<GrantRecord, "person" | "own" | "scopes" | "redirectHost" | "workspace"> & {
  workspace: string
  scopes: string
  redirectUri: string
  userId: string
  name: string
  email: string
}

export async function listGrants(ctx: OrgContext): Promise<GrantRecord[]> {
  const { results } = await prepare(
    ctx.directory,
    sql`SELECT g.id, g.client_name AS app, g.redirect_uri AS redirectUri, g.scopes, g.workspace, g.created_at AS createdAt,
        g.last_used_at AS lastUsedAt, u.id AS userId, u.name, u.email
      FROM oauth_grants AS g JOIN users AS u ON u.id = g.user_id WHERE ${seenBy(ctx)}
      ORDER BY g.created_at DESC, g.id LIMIT ${MAX_LISTED}`,
  ).all<Row>()
  return results.map(({ userId, name, email, redirectUri, scopes, workspace, ...row }) =>
    Object.assign(row, {
      scopes: JSON.parse(scopes) as GrantRecord["scopes"],
      workspace: workspace === "" ? null : workspace,
      redirectHost: new URL(redirectUri).host,
      person: { id: userId, name, email },
      own: userId === ctx.actor.userId,
    }),
  )
}

/** Stores a person's consent. An earlier grant of the same app to the same person and organization ends with it. */
export async function createGrant(ctx: Acting, grant: NewGrant): Promise<void> {
  const { directory, org, actor } = ctx
  const { id, workspace, clientId, clientName, redirectUri, scopes } = grant
  const now = ctx.now().toISOString()
  const owned = sql`org_id = ${org.id} AND user_id = ${actor.userId} AND revoked_at IS NULL`
  // All installations of an app that publishes its own document share its id, and differ in where they are.
  const isShared = clientId.startsWith("https:")
  const same = sql`client_id = ${clientId}${isShared ? sql` AND redirect_uri = ${redirectUri}` : raw("")}`
  const results = await directory.batch([
    prepare(directory, sql`UPDATE oauth_grants SET revoked_at = ${now} WHERE ${join([owned, same], " AND ")}`),
    prepare(
      directory,
      sql`INSERT INTO oauth_grants (id, org_id, user_id, workspace, client_id, client_name, redirect_uri, scopes, created_at, last_used_at)
        SELECT ${id}, org_id, user_id, ${workspace}, ${clientId}, ${clientName}, ${redirectUri}, ${JSON.stringify(scopes)}, ${now}, ${now}
        FROM memberships WHERE org_id = ${org.id} AND user_id = ${actor.userId}`,
    ),
    entryIfChanged(atDirectory(ctx), "app.connected", id, {
      name: clientName,
      scopes,
      ...(workspace !== "" && { workspace }),
    }),
  ])
  if (results[1]?.meta.changes === 0) throw new AppError(404, "Organization not found")
}

/** Takes effect with the app's next call. */
export async function endGrant(ctx: OrgContext, id: string) {
  const found = await prepare(
    ctx.directory,
    sql`SELECT g.client_name AS name, u.id AS userId, u.email FROM oauth_grants AS g JOIN users AS u ON u.id = g.user_id
      WHERE g.id = ${id} AND ${seenBy(ctx)}`,
  ).first<{ name: string; userId: string; email: string }>()
  if (!found) throw new AppError(404, "App not found")
  await ctx.directory.batch([
    prepare(
      ctx.directory,
      sql`UPDATE oauth_grants SET revoked_at = ${ctx.now().toISOString()}
        WHERE id = ${id} AND org_id = ${ctx.org.id} AND revoked_at IS NULL`,
    ),
    entryIfChanged(atDirectory(ctx), "app.disconnected", id, { name: found.name, email: found.email }),
  ])
  ctx.defer(forgetTokens(ctx, id))
  return { ended: true as const }
}

/** The app gave its refresh token back. */
export async function endByApp(services: Services, id: string): Promise<void> {
  const row = await prepare(
    services.directory,
    sql`UPDATE oauth_grants SET revoked_at = ${services.now().toISOString()} WHERE id = ${id} AND revoked_at IS NULL
      RETURNING org_id AS orgId, user_id AS userId, client_name AS name`,
  ).first<{ orgId: string; userId: string; name: string }>()
  if (!row) return
  const acting = { ...services, org: { id: row.orgId }, actor: { userId: row.userId, grantId: id } }
  await actionEntry(acting, "app.disconnected", id, { name: row.name }).run()
}

/** The library's records of a grant. Without them its tokens are unknown too; nothing relies on it. */
async function forgetTokens({ oauthStore }: Services, id: string): Promise<void> {
  for (const prefix of [`grant:${id}:`, `token:${id}:`]) {
    const { keys } = await oauthStore.list({ prefix })
    for (const { name } of keys.slice(0, 50)) await oauthStore.delete(name)
  }
}
