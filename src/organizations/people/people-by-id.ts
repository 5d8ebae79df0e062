import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"

/** A person whom rows of a library name by id. `isMember` of the context's organization. */
export type KnownPerson = {
  id: string
  name: string
  email: string
  isOperator: number
  isErased: number
  isMember: number
}

/** The people with these ids, former members and operators included. Nulls and unknown ids are left out; without ids, nothing is read. */
export async function peopleById(
  ctx: Pick<OrgContext, "directory" | "org">,
  ids: readonly (string | null)[],
): Promise<Map<string, KnownPerson>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const { directory } = ctx
  const { results } = await prepare(
    directory,
    sql`SELECT u.id, u.name, u.email, u.operator AS isOperator, u.erased_at IS NOT NULL AS isErased,
        EXISTS (SELECT 1 FROM memberships WHERE org_id = ${ctx.org.id} AND user_id = u.id) AS isMember
      FROM json_each(${JSON.stringify(known)}) AS given CROSS JOIN users AS u ON u.id = given.value`,
  ).all<KnownPerson>()
  return new Map(results.map((person) => [person.id, person]))
}
