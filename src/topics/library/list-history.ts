import { and, desc, eq, sql } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { memberships, topicHistory, users } from "../../kernel/db/schema/index.ts"
import { nameForCustomers } from "../history/changer-name.ts"
import { findLink } from "./store.ts"

const MAX_ENTRIES = 200

export async function listHistory(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  const rows = await ctx.db
    .select({ entry: topicHistory, name: users.name, isOperator: users.operator, member: memberships.userId })
    .from(topicHistory)
    .leftJoin(users, eq(users.id, topicHistory.changedBy))
    .leftJoin(
      memberships,
      and(eq(memberships.orgId, topicHistory.orgId), eq(memberships.userId, topicHistory.changedBy)),
    )
    .where(and(eq(topicHistory.orgId, ctx.org.id), eq(topicHistory.orgTopicId, link.id)))
    // Entries of the same millisecond are ordered by insertion.
    .orderBy(desc(topicHistory.changedAt), desc(sql`${topicHistory}.rowid`))
    .limit(MAX_ENTRIES)
  return rows.map(({ entry: { orgId: _org, ...entry }, name, isOperator, member }) =>
    Object.assign(entry, { changedByName: nameForCustomers({ name, isOperator, isMember: member !== null }) }),
  )
}
