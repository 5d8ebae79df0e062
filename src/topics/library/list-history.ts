import { and, desc, eq, sql } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { topicHistory } from "../../kernel/db/schema/index.ts"
import { findLink } from "./store.ts"

const MAX_ENTRIES = 200

export async function listHistory(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  const rows = await ctx.db
    .select()
    .from(topicHistory)
    .where(and(eq(topicHistory.orgId, ctx.org.id), eq(topicHistory.orgTopicId, link.id)))
    // Entries of the same millisecond are ordered by insertion.
    .orderBy(desc(topicHistory.changedAt), desc(sql`rowid`))
    .limit(MAX_ENTRIES)
  return rows.map(({ orgId: _org, ...entry }) => entry)
}
