import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { ROLES } from "../../kernel/access/roles.ts"

type ClaimNames = { organizations: string; operator: string }

const Organization = z.object({
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  role: z.enum(ROLES),
})

const Person = z.object({
  sub: z.string().min(1),
  email: z.string().default(""),
  name: z.string().optional(),
  organizations: z.array(Organization).default([]),
  operator: z.boolean().default(false),
})

/**
 * Stores a person's profile, organizations and roles from the provider's claims. A person without an organization gets a personal
 * one, and keeps it after joining others, since their work is in it.
 */
export async function mirrorPerson(
  { d1, now }: Services,
  issuer: string,
  claims: Record<string, unknown>,
  names: ClaimNames,
): Promise<{ userId: string; orgId: string }> {
  const person = Person.parse({
    ...claims,
    organizations: claims[names.organizations] ?? undefined,
    operator: claims[names.operator] ?? undefined,
  })
  const at = now().toISOString()
  const displayName = person.name ?? (person.email || person.sub)
  const personalOrgId = `person:${person.sub}`
  const belongsTo =
    person.organizations.length > 0
      ? person.organizations
      : [{ id: personalOrgId, name: `${displayName}'s organization`, role: "owner" as const }]
  const rows = JSON.stringify(belongsTo.map((org) => ({ ...org, newId: newId("org") })))
  const user = `(SELECT id FROM users WHERE issuer = ?1 AND subject = ?2)`
  const results = await d1.batch<{ userId: string; orgId: string }>([
    d1
      .prepare(
        `INSERT INTO users (id, issuer, subject, email, name, operator, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
         ON CONFLICT (issuer, subject) DO UPDATE SET email = ?4, name = ?5, operator = ?6, updated_at = ?7`,
      )
      .bind(newId("usr"), issuer, person.sub, person.email, displayName, person.operator ? 1 : 0, at),
    d1
      .prepare(
        `INSERT INTO organizations (id, issuer, external_id, name, created_at, updated_at)
         SELECT value ->> 'newId', ?1, value ->> 'id', value ->> 'name', ?2, ?2 FROM json_each(?3) WHERE true
         ON CONFLICT (issuer, external_id) DO UPDATE SET name = excluded.name, updated_at = excluded.updated_at`,
      )
      .bind(issuer, at, rows),
    d1
      .prepare(
        `DELETE FROM memberships WHERE user_id = ${user}
         AND org_id NOT IN (SELECT id FROM organizations WHERE issuer = ?1 AND external_id = ?3)`,
      )
      .bind(issuer, person.sub, personalOrgId),
    d1
      .prepare(
        `INSERT OR REPLACE INTO memberships (org_id, user_id, role)
         SELECT o.id, ${user}, value ->> 'role' FROM json_each(?3)
         JOIN organizations o ON o.issuer = ?1 AND o.external_id = value ->> 'id'`,
      )
      .bind(issuer, person.sub, rows),
    d1
      .prepare(`SELECT ${user} AS userId, id AS orgId FROM organizations WHERE issuer = ?1 AND external_id = ?3`)
      .bind(issuer, person.sub, belongsTo[0]?.id ?? personalOrgId),
  ])
  const mirrored = results.at(-1)?.results[0]
  if (!mirrored) throw new Error("The mirrored person was not found")
  return mirrored
}
