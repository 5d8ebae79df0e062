import { eq } from "drizzle-orm"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { memberships, organizations, sessions, users } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { FEATURES } from "../../kernel/ports/features.ts"
import { findSession, sessionActor } from "./sessions.ts"

/** The session of a cookie, or null. */
export async function describeVisitor(services: Services, cookies: string | null) {
  const caller = await findSession(services, cookies)
  return caller && describeSession({ ...services, ...caller })
}

export async function describeSession(ctx: Pick<OrgContext, "db" | "actor" | "org" | "features">) {
  const { sessionId, role } = sessionActor(ctx)
  const [user, orgs] = await ctx.db.batch([
    ctx.db
      .select({ id: users.id, email: users.email, name: users.name, operator: users.operator })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(eq(sessions.id, sessionId)),
    ctx.db
      .select({ id: organizations.id, name: organizations.name, role: memberships.role })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(eq(memberships.userId, ctx.actor.userId))
      .orderBy(organizations.name),
  ])
  if (!user[0]) throw new AppError(401, "Unauthorized")
  return {
    user: user[0],
    organization: { id: ctx.org.id, name: ctx.org.name, role },
    organizations: orgs,
    features: FEATURES.filter((feature) => ctx.features[feature]),
  }
}
