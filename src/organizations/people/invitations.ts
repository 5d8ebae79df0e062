import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId, randomBase62, sha256Hex } from "../../kernel/ids.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { type Acting, entryIfChanged } from "../audit/entry.ts"
import type { CreatedInvitation, Invitation, NewInvitation, OpenInvitation } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const LIFETIME_MS = 7 * 24 * 3_600_000
const MAX_OPEN = 200
/** Accepted and expired invitations are kept this long after their expiry. */
const KEPT_MS = 30 * 24 * 3_600_000
const PURGE_PAGE = 1_000

export async function listInvitations({ directory, org, now }: OrgContext): Promise<Invitation[]> {
  const { results } = await directory
    .prepare(
      `SELECT i.id, i.email, i.role, u.email AS invitedBy, i.created_at AS createdAt, i.expires_at AS expiresAt
       FROM invitations AS i LEFT JOIN users AS u ON u.id = i.invited_by
       WHERE i.org_id = ? AND i.accepted_at IS NULL AND i.expires_at > ?
       ORDER BY i.created_at DESC, i.id LIMIT ${MAX_OPEN}`,
    )
    .bind(org.id, now().toISOString())
    .all<Invitation>()
  return results
}

/** Replaces an open invitation for the same address, whose link then stops working. */
export async function createInvitation(
  ctx: OrgContext,
  { email, role }: NewInvitation,
  origin: string,
): Promise<CreatedInvitation> {
  const { directory, org } = ctx
  const counted = await directory
    .prepare(
      `SELECT (SELECT count(*) FROM invitations WHERE org_id = ?1 AND accepted_at IS NULL AND expires_at > ?3) AS open,
         EXISTS (SELECT 1 FROM memberships AS m JOIN users AS u ON u.id = m.user_id
                 WHERE m.org_id = ?1 AND lower(u.email) = ?2) AS isMember`,
    )
    .bind(org.id, email, ctx.now().toISOString())
    .first<{ open: number; isMember: number }>()
  if (counted?.isMember) throw new AppError(409, `${email} is already a member`)
  if ((counted?.open ?? 0) >= MAX_OPEN) throw new AppError(400, `Maximum ${MAX_OPEN} open invitations per organization`)
  const { statements, invitation, link } = await newInvitation(ctx, { email, role }, origin)
  const [, , inviter] = await directory.batch<{ email: string }>([
    ...statements,
    directory.prepare("SELECT email FROM users WHERE id = ?").bind(ctx.actor.userId),
  ])
  printLocally(ctx, link)
  const invitedBy = inviter?.results[0]?.email ?? null
  const mailed = await mailInvitation(ctx, { id: invitation.id, email, organization: org.name, invitedBy, link })
  return { invitation: { ...invitation, invitedBy }, link, mailed }
}

type Mailed = { id: string; email: string; organization: string; invitedBy: string | null; link: string }

/** Whether the link went out by mail. If not, the inviter sends it. */
export async function mailInvitation(
  { mail, log }: Services,
  { id, email, organization, invitedBy, link }: Mailed,
): Promise<boolean> {
  if (!mail) return false
  const text = [
    `${invitedBy ?? "Strata"} invites you to ${organization} on Strata.`,
    link,
    `The link works once, for seven days, and for a sign-in as ${email}.`,
  ]
  try {
    await mail.send({ id, to: [email], subject: `Strata: an invitation to ${organization}`, text: text.join("\n\n") })
    return true
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log("invitation.mail_failed", { level: "warn", invitation: id, error: error.message })
    return false
  }
}

/** The statements that store an invitation and its audit entry, and the link to send. */
export async function newInvitation(ctx: Acting, { email, role }: NewInvitation, origin: string) {
  const token = randomBase62(43)
  const created = ctx.now()
  const invitation = {
    id: newId("inv"),
    email,
    role,
    createdAt: created.toISOString(),
    expiresAt: new Date(created.getTime() + LIFETIME_MS).toISOString(),
  }
  const insert = ctx.directory
    .prepare(
      `INSERT INTO invitations (id, org_id, email, role, hash, invited_by, created_at, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
       ON CONFLICT (org_id, email) WHERE accepted_at IS NULL DO UPDATE
       SET id = ?1, role = ?4, hash = ?5, invited_by = ?6, created_at = ?7, expires_at = ?8`,
    )
    .bind(
      invitation.id,
      ctx.org.id,
      email,
      role,
      await sha256Hex(token),
      ctx.actor.userId,
      invitation.createdAt,
      invitation.expiresAt,
    )
  const entry = entryIfChanged(atDirectory(ctx), "invitation.created", invitation.id, { email, role })
  // The token is in the fragment, which browsers do not send, so no server logs it.
  return { statements: [insert, entry], invitation, link: `${origin}/invitation#${token}` }
}

/** A local run sends no e-mail. */
export function printLocally({ environment, log }: Services, link: string) {
  if (environment === "local") log("invitation.created", { link })
}

export async function revokeInvitation(ctx: OrgContext, id: string) {
  const [revoked] = await ctx.directory.batch([
    ctx.directory
      .prepare("DELETE FROM invitations WHERE id = ? AND org_id = ? AND accepted_at IS NULL")
      .bind(id, ctx.org.id),
    entryIfChanged(atDirectory(ctx), "invitation.revoked", id),
  ])
  if (revoked?.meta.changes === 0) throw new AppError(404, "Invitation not found")
  return { revoked: true as const }
}

/** What an invitation offers, for callers with its link. */
export async function describeInvitation({ directory, now }: Services, token: string): Promise<OpenInvitation> {
  const found = await directory
    .prepare(
      `SELECT o.name AS organization, i.email, i.role, i.expires_at AS expiresAt
       FROM invitations AS i JOIN organizations AS o ON o.id = i.org_id
       WHERE i.hash = ? AND i.accepted_at IS NULL AND i.expires_at > ?`,
    )
    .bind(await sha256Hex(token), now().toISOString())
    .first<OpenInvitation>()
  if (!found) throw new AppError(404, "Invitation not found or expired")
  return found
}

export async function purgeInvitations({ directory, now, budget }: Services): Promise<void> {
  const purge = directory
    .prepare(
      `DELETE FROM invitations WHERE rowid IN (SELECT rowid FROM invitations WHERE expires_at < ? LIMIT ${PURGE_PAGE})`,
    )
    .bind(new Date(now().getTime() - KEPT_MS).toISOString())
  while (budget.left() > 1 && (await purge.run()).meta.changes === PURGE_PAGE);
}
