import type { OrgContext } from "../../kernel/context.ts"
import { columnsOf, rowOf } from "../../kernel/db/rows.ts"
import { topicHistory } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { nameForCustomers } from "../history/changer-name.ts"
import { findLink } from "./store.ts"

const MAX_ENTRIES = 200

type Changer = { name: string | null; operator: number | null; member: string | null }

export async function listHistory(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  // Entries of the same millisecond are ordered by insertion.
  const newest = sql`SELECT ${columnsOf(topicHistory)}, person.name AS name, person.operator AS operator,
      member.user_id AS member
    FROM topic_history
    LEFT JOIN users AS person ON person.id = topic_history.changed_by
    LEFT JOIN memberships AS member
      ON member.org_id = topic_history.org_id AND member.user_id = topic_history.changed_by
    WHERE topic_history.org_id = ${ctx.org.id} AND topic_history.org_topic_id = ${link.id}
    ORDER BY topic_history.changed_at DESC, topic_history.rowid DESC LIMIT ${MAX_ENTRIES}`
  const { results } = await prepare(ctx.d1, newest).all<Changer>()
  return results.map((row) => {
    const { orgId: _org, ...entry } = rowOf(topicHistory, row)
    const changer = { name: row.name, isOperator: row.operator === 1, isMember: row.member !== null }
    return Object.assign(entry, { changedByName: nameForCustomers(changer) })
  })
}
