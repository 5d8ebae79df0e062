import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { topicHistory } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { peopleById } from "../../organizations/people/people-by-id.ts"
import { nameForCustomers } from "../history/changer-name.ts"
import { findLink } from "./store.ts"

const MAX_ENTRIES = 200

export async function listHistory(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  // Entries of the same millisecond are ordered by insertion.
  const newest = sql`WHERE org_id = ${ctx.org.id} AND org_topic_id = ${link.id}
    ORDER BY changed_at DESC, rowid DESC LIMIT ${MAX_ENTRIES}`
  const entries = await readRows(ctx.library, topicHistory, newest)
  const people = await peopleById(
    ctx,
    entries.map(({ changedBy }) => changedBy),
  )
  return entries.map(({ orgId: _org, ...entry }) =>
    Object.assign(entry, { changedByName: nameForCustomers(people.get(entry.changedBy)) }),
  )
}
