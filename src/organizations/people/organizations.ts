import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { actionEntry, entryIfChanged } from "../audit/entry.ts"
import { mailInvitation, newInvitation, printLocally } from "./invitations.ts"
import type { CreatedOrganization, NewOrganization } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Creates an organization for people whose provider has none, and invites its first owner. */
export async function createOrganization(
  ctx: OrgContext,
  { name, ownerEmail }: NewOrganization,
  origin: string,
): Promise<CreatedOrganization> {
  const id = newId("org")
  const at = ctx.now().toISOString()
  const acting = { ...atDirectory(ctx), org: { id } }
  const owner = { email: ownerEmail, role: "owner" as const }
  const { statements, invitation, link } = await newInvitation(acting, owner, origin)
  await ctx.directory.batch([
    prepare(
      ctx.directory,
      sql`INSERT INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at)
        VALUES (${id}, ${ctx.identity.issuer}, ${`service:${id}`}, ${name}, ${ctx.identity.newPlan}, ${at}, ${at})`,
    ),
    actionEntry(acting, "organization.created", id, { name }),
    ...statements,
  ])
  printLocally(ctx, link)
  const mailed = await mailInvitation(ctx, {
    id: invitation.id,
    email: ownerEmail,
    organization: name,
    invitedBy: null,
    link,
  })
  return { organization: { id, name }, invitation: { ...invitation, invitedBy: null }, link, mailed }
}

export async function renameOrganization(ctx: OrgContext, name: string) {
  await ctx.leases.announce(ctx.org.id)
  const [renamed] = await ctx.directory.batch([
    ctx.directory
      .prepare(
        `UPDATE organizations SET name = ?2, updated_at = ?3 WHERE id = ?1
         AND NOT EXISTS (SELECT 1 FROM memberships WHERE org_id = ?1 AND source = 'claims')`,
      )
      .bind(ctx.org.id, name, ctx.now().toISOString()),
    entryIfChanged(atDirectory(ctx), "organization.renamed", ctx.org.id, { from: ctx.org.name, to: name }),
  ])
  if (renamed?.meta.changes === 0) throw new AppError(409, "The identity provider manages this organization")
  await ctx.leases.waitForExpiry(ctx.org.id)
  return { id: ctx.org.id, name }
}
