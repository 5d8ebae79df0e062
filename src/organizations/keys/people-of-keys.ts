import type { OrgContext } from "../../kernel/context.ts"
import { prepare, raw, sql } from "../../kernel/db/sql.ts"
import type { KeyKind } from "../../kernel/ports/leases.ts"
import type { KeyPerson } from "./schema.ts"

type Held = { createdBy: string; heldBy: string | null }
type Row = Omit<KeyPerson, "member"> & { member: number }

/** Finds who made and who holds each of the organization's keys, former members included. */
export async function peopleOfKeys({ directory, org }: Pick<OrgContext, "directory" | "org">, kind: KeyKind) {
  const { results } = await prepare(
    directory,
    sql`SELECT u.id, u.name, u.email,
        EXISTS (SELECT 1 FROM memberships AS m WHERE m.org_id = ${org.id} AND m.user_id = u.id) AS member
      FROM users AS u WHERE u.id IN (SELECT created_by FROM ${raw(kind)} WHERE org_id = ${org.id}
        UNION SELECT held_by FROM ${raw(kind)} WHERE org_id = ${org.id})`,
  ).all<Row>()
  const people = new Map(results.map((row) => [row.id, { ...row, member: row.member === 1 }]))
  const find = (id: string): KeyPerson => people.get(id) ?? { id, name: "", email: "", member: false }
  return ({ createdBy, heldBy }: Held) => ({ madeBy: find(createdBy), holder: find(heldBy ?? createdBy) })
}
