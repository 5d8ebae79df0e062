import type { Role } from "../../kernel/access/roles.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { FEATURES } from "../../kernel/ports/features.ts"
import { findSession, sessionActor } from "./sessions.ts"

type StoredUser = { id: string; email: string; name: string; operator: number }

/** The session of a cookie, or null. */
export async function describeVisitor(services: Services, cookies: string | null) {
  const caller = await findSession(services, cookies)
  return caller && describeSession({ ...services, ...caller })
}

export async function describeSession(ctx: Pick<OrgContext, "directory" | "actor" | "org" | "features">) {
  const { sessionId, role } = sessionActor(ctx)
  const [users, organizations] = await ctx.directory.batch([
    prepare(
      ctx.directory,
      sql`SELECT u.id, u.email, u.name, u.operator FROM sessions AS s JOIN users AS u ON u.id = s.user_id
        WHERE s.id = ${sessionId}`,
    ),
    prepare(
      ctx.directory,
      sql`SELECT o.id, o.name, m.role FROM memberships AS m JOIN organizations AS o ON o.id = m.org_id
        WHERE m.user_id = ${ctx.actor.userId} ORDER BY o.name`,
    ),
  ])
  const user = users?.results[0] as StoredUser | undefined
  if (!user) throw new AppError(401, "Unauthorized")
  return {
    user: { ...user, operator: user.operator === 1 },
    organization: { id: ctx.org.id, name: ctx.org.name, role },
    organizations: (organizations?.results ?? []) as { id: string; name: string; role: Role }[],
    features: FEATURES.filter((feature) => ctx.features[feature]),
  }
}
