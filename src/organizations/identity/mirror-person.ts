import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { ROLES } from "../../kernel/access/roles.ts"
import { acceptedIn, acceptStatements } from "../people/accept-invitation.ts"
import { SignInRefusal } from "./sign-in-refusal.ts"

type ClaimNames = { organizations: string; operator: string }

const Organization = z.object({
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  role: z.enum(ROLES),
})

const Person = z.object({
  sub: z.string().min(1),
  email: z.string().default(""),
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
  organizations: z.array(Organization).default([]),
  operator: z.boolean().default(false),
})
type Person = z.output<typeof Person>

type Mirrored = { userId: string; orgId: string; operator: boolean }
type Membership = { userId: string; orgId: string; externalId: string }

/** SQL for the id of the person with issuer ?1 and subject ?2. */
const USER = `(SELECT id FROM users WHERE issuer = ?1 AND subject = ?2)`

/**
 * Stores a person's profile, and the organizations and roles from the provider's claims. Memberships by invitation are unchanged. If
 * sign-up is open, a person without an organization gets a new one, and keeps it after joining others.
 */
export async function mirrorPerson(
  services: Services,
  issuer: string,
  claims: Record<string, unknown>,
  names: ClaimNames,
  /** The token of an invitation to accept. */
  invitation?: string,
): Promise<Mirrored> {
  const person = Person.parse({
    ...claims,
    organizations: claims[names.organizations] ?? undefined,
    operator: claims[names.operator] ?? undefined,
  })
  const operator = person.operator || isNamedOperator(services, person)
  const accept = invitation === undefined ? [] : await acceptanceOf(services, issuer, person, invitation)
  const results = await services.directory.batch([
    ...profileStatements(services, issuer, person, operator),
    ...accept,
    membershipsOf(services, issuer, person.sub),
  ])
  const memberships = (results.at(-1)?.results ?? []) as Membership[]
  const accepted = acceptedIn(results.at(-2))
  if (accept.length > 0 && accepted === undefined) throw new SignInRefusal("invitation")
  const first = person.organizations[0]?.id
  const entered =
    memberships.find(({ orgId }) => orgId === accepted) ??
    memberships.find(({ externalId }) => externalId === first) ??
    memberships[0] ??
    (await ownOrganization(services, issuer, person, operator))
  return { userId: entered.userId, orgId: entered.orgId, operator }
}

/** An unverified address may belong to another person. */
function acceptanceOf(services: Services, issuer: string, { sub, email, email_verified }: Person, token: string) {
  if (email === "" || email_verified === false) throw new SignInRefusal("invitation")
  return acceptStatements(services, { token, email, user: USER, values: [issuer, sub] })
}

/** Operators by verified address or subject, for providers without an operator claim. */
function isNamedOperator({ identity }: Services, { sub, email, email_verified }: Person): boolean {
  const verified = email_verified === true ? email.toLowerCase() : undefined
  return identity.operators.some((one) => one === sub || one.toLowerCase() === verified)
}

function profileStatements({ directory, now, identity }: Services, issuer: string, person: Person, operator: boolean) {
  const at = now().toISOString()
  const rows = JSON.stringify(person.organizations.map((org) => ({ ...org, newId: newId("org") })))
  return [
    directory
      .prepare(
        `INSERT INTO users (id, issuer, subject, email, name, operator, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
         ON CONFLICT (issuer, subject) DO UPDATE SET email = ?4, name = ?5, operator = ?6, updated_at = ?7`,
      )
      .bind(newId("usr"), issuer, person.sub, person.email, displayName(person), operator ? 1 : 0, at),
    directory
      .prepare(
        `INSERT INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at)
         SELECT value ->> 'newId', ?1, value ->> 'id', value ->> 'name', ?4, ?2, ?2 FROM json_each(?3) WHERE true
         ON CONFLICT (issuer, external_id) DO UPDATE SET name = excluded.name, updated_at = excluded.updated_at
         WHERE name <> excluded.name`,
      )
      .bind(issuer, at, rows, identity.newPlan),
    alertOfKeys(directory, issuer, person, rows, at),
    // Only those that ended: a restore ends them again.
    directory
      .prepare(
        `DELETE FROM memberships WHERE user_id = ${USER} AND source = 'claims' AND org_id NOT IN (
           SELECT o.id FROM json_each(?3) JOIN organizations AS o ON o.issuer = ?1 AND o.external_id = value ->> 'id')`,
      )
      .bind(issuer, person.sub, rows),
    directory
      .prepare(
        `INSERT OR REPLACE INTO memberships (org_id, user_id, role, source)
         SELECT o.id, ${USER}, value ->> 'role', 'claims' FROM json_each(?3)
         JOIN organizations o ON o.issuer = ?1 AND o.external_id = value ->> 'id'`,
      )
      .bind(issuer, person.sub, rows),
  ]
}

/**
 * Alerts organizations that the claims no longer name, if keys of the person still work there. Claims may be wrong for a day, so they
 * revoke nothing: owners decide.
 */
const alertOfKeys = (d1: D1Database, issuer: string, person: Person, rows: string, at: string) =>
  d1
    .prepare(
      `INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
       SELECT 'keys_left/' || user_id || '/' || org_id || '/' || ?4, org_id, 'keys_left',
         json_object('userId', user_id, 'name', ?5, 'keys', keys), ?4, ?4
       FROM (SELECT m.org_id, m.user_id,
           (SELECT count(*) FROM api_keys AS k WHERE k.org_id = m.org_id AND coalesce(k.held_by, k.created_by) = m.user_id
              AND k.revoked_at IS NULL AND coalesce(k.expires_at, '9999') > ?4)
           + (SELECT count(*) FROM sdk_keys AS k WHERE k.org_id = m.org_id AND coalesce(k.held_by, k.created_by) = m.user_id
              AND k.revoked_at IS NULL) AS keys
         FROM memberships AS m JOIN organizations AS o ON o.id = m.org_id
         WHERE m.user_id = ${USER} AND m.source = 'claims' AND o.erased_at IS NULL
           AND NOT (o.issuer = ?1 AND o.external_id IN (SELECT value ->> 'id' FROM json_each(?3))))
       WHERE keys > 0`,
    )
    .bind(issuer, person.sub, rows, at, displayName(person))

/** Joined organizations come before the person's own. */
const membershipsOf = ({ directory }: Services, issuer: string, subject: string) =>
  directory
    .prepare(
      `SELECT m.user_id AS userId, m.org_id AS orgId, o.external_id AS externalId
       FROM memberships AS m JOIN organizations AS o ON o.id = m.org_id WHERE m.user_id = ${USER}
       ORDER BY o.external_id = ?3, o.name, o.id`,
    )
    .bind(issuer, subject, ownId(subject))

async function ownOrganization(
  services: Services,
  issuer: string,
  person: Person,
  operator: boolean,
): Promise<Membership> {
  const { directory, now, identity } = services
  if (identity.signUp === "invited" && !operator) throw new SignInRefusal("uninvited")
  const at = now().toISOString()
  const results = await directory.batch([
    // It belongs to its other members since the person left it or was erased; the person gets a new one.
    directory
      .prepare(
        `UPDATE organizations SET external_id = 'service:' || id WHERE issuer = ?1 AND external_id = ?3
         AND EXISTS (SELECT 1 FROM memberships WHERE org_id = organizations.id)
         AND NOT EXISTS (SELECT 1 FROM memberships WHERE org_id = organizations.id AND user_id = ${USER})`,
      )
      .bind(issuer, person.sub, ownId(person.sub)),
    directory
      .prepare(
        `INSERT INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?6, ?5, ?5) ON CONFLICT (issuer, external_id) DO NOTHING`,
      )
      .bind(newId("org"), issuer, ownId(person.sub), `${displayName(person)}'s organization`, at, identity.newPlan),
    directory
      .prepare(
        `INSERT OR IGNORE INTO memberships (org_id, user_id, role, source)
         SELECT o.id, ${USER}, 'owner', 'service' FROM organizations AS o WHERE o.issuer = ?1 AND o.external_id = ?3`,
      )
      .bind(issuer, person.sub, ownId(person.sub)),
    membershipsOf(services, issuer, person.sub),
  ])
  const own = (results.at(-1)?.results ?? [])[0] as Membership | undefined
  if (!own) throw new SignInRefusal("uninvited")
  return own
}

const ownId = (subject: string) => `person:${subject}`
const displayName = ({ name, email, sub }: Person) => name ?? (email || sub)
