import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { actionEntry, entryOfRows } from "../../organizations/audit/entry.ts"
import type { KeysChoice } from "../../organizations/keys/schema.ts"
import { prepareSettlement } from "../../organizations/keys/settle-keys.ts"
import { createJob } from "../jobs/create-job.ts"
import type { PersonErasure, StartedErasure } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Erases the caller, who confirms with their e-mail address. */
export async function eraseSelf(ctx: OrgContext, { email, ...choice }: PersonErasure): Promise<StartedErasure> {
  const person = await findPerson(ctx, ctx.actor.userId)
  if (email.trim().toLowerCase() !== person.email.trim().toLowerCase()) {
    throw new AppError(400, "email must be your own address")
  }
  return erasePerson(ctx, ctx.actor.userId, choice)
}

/**
 * Starts the erasure of a person. Sessions and memberships end with this request, and a later sign-in creates a new person; a background
 * job removes name and address. Their actions for organizations are kept under an id that can no longer be resolved. Their keys are
 * treated as if each organization removed them.
 */
export async function erasePerson(ctx: OrgContext, userId: string, choice: KeysChoice): Promise<StartedErasure> {
  const { directory } = ctx
  const { email } = await findPerson(ctx, userId)
  const alone = await directory
    .prepare(
      `SELECT o.name FROM memberships AS m JOIN organizations AS o ON o.id = m.org_id
       WHERE m.user_id = ?1 AND m.role = 'owner' AND NOT EXISTS (
         SELECT 1 FROM memberships AS other WHERE other.org_id = m.org_id AND other.user_id <> ?1 AND other.role = 'owner'
       ) LIMIT 1`,
    )
    .bind(userId)
    .first<{ name: string }>()
  if (alone) {
    throw new AppError(409, `The only owner of ${alone.name} cannot be erased: name another owner or erase it first`)
  }
  const keys = await settlementsOf(ctx, userId, choice)
  await Promise.all(keys.map(({ orgId }) => ctx.leases.announce(orgId)))
  const config = { userId, background: true }
  const { jobId } = await createJob(ctx, { jobType: "erase_person", config }, [
    actionEntry(atDirectory(ctx), "person.erased", userId),
    ...keys.flatMap(({ statements }) => statements),
    // Their own organization has other owners by now, and no longer names them.
    directory
      .prepare(
        `UPDATE organizations SET external_id = 'service:' || id
         WHERE (issuer, external_id) = (SELECT issuer, 'person:' || subject FROM users WHERE id = ?1)`,
      )
      .bind(userId),
    directory
      .prepare(
        `UPDATE users SET subject = 'erased:' || id, operator = 0, erased_at = ?2, updated_at = ?2
         WHERE id = ?1 AND erased_at IS NULL`,
      )
      .bind(userId, ctx.now().toISOString()),
    // Their address as a recipient of alerts.
    directory
      .prepare(
        `UPDATE organizations SET alert_settings = json_set(alert_settings, '$.email', json((
           SELECT json_group_array(value) FROM json_each(alert_settings, '$.email') WHERE lower(value) <> ?2)))
         WHERE id IN (SELECT org_id FROM memberships WHERE user_id = ?1) AND alert_settings IS NOT NULL`,
      )
      .bind(userId, email.trim().toLowerCase()),
    directory.prepare("DELETE FROM sessions WHERE user_id = ?1").bind(userId),
    directory.prepare("DELETE FROM memberships WHERE user_id = ?1").bind(userId),
  ])
  await Promise.all(keys.map(({ orgId }) => ctx.leases.waitForExpiry(orgId)))
  return { erasureId: jobId }
}

/** Statements per organization where the person holds keys that work. */
async function settlementsOf(ctx: OrgContext, userId: string, choice: KeysChoice) {
  const held = sql`revoked_at IS NULL AND (held_by = ${userId} OR held_by IS NULL AND created_by = ${userId})`
  const { results } = await prepare(
    ctx.directory,
    sql`SELECT org_id AS id, EXISTS (SELECT 1 FROM memberships AS m WHERE m.org_id = held.org_id AND m.user_id = ${choice.transferTo ?? null})
        AS receives
      FROM (SELECT org_id FROM api_keys WHERE ${held} UNION SELECT org_id FROM sdk_keys WHERE ${held}) AS held`,
  ).all<{ id: string; receives: number }>()
  // The named person takes over keys where they are a member; if that is nowhere, the name is a mistake.
  const isAnywhere = results.some(({ receives }) => receives)
  return Promise.all(
    results.map(async ({ id, receives }) => {
      const own = { ...atDirectory(ctx), org: { ...ctx.org, id } }
      const here = receives || !isAnywhere ? choice : { ...choice, keys: "revoke" as const, transferTo: null }
      const keys = await prepareSettlement(own, userId, here)
      const entry = entryOfRows(own, "member.keys_changed", userId, { erased: true }, keys.details)
      return { orgId: id, statements: [entry, ...keys.statements()] }
    }),
  )
}

async function findPerson({ directory }: OrgContext, userId: string) {
  const person = await directory
    .prepare("SELECT email FROM users WHERE id = ? AND erased_at IS NULL")
    .bind(userId)
    .first<{ email: string }>()
  if (!person) throw new AppError(404, "Person not found")
  return person
}
