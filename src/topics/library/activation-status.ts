import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { ownRows } from "./store.ts"

type Row = { orgTopicId: string; platform: string; status: string }

/** The newest activation of each platform, by library topic. */
export async function activationStatus(ctx: OrgContext): Promise<Record<string, Record<string, string>>> {
  const mine = ownRows(ctx)
  const { results } = await prepare(
    ctx.d1,
    sql(
      `SELECT a.org_topic_id AS orgTopicId, a.platform AS platform, a.status AS status
       FROM activations AS a CROSS JOIN org_topics AS link ON link.id = a.org_topic_id
       WHERE a.org_id = ? AND ${mine.text} ORDER BY a.created_at, a.rowid`,
      ctx.org.id,
      ...mine.values,
    ),
  ).all<Row>()
  const byTopic: Record<string, Record<string, string>> = {}
  // Later rows overwrite earlier ones.
  for (const { orgTopicId, platform, status } of results) (byTopic[orgTopicId] ??= {})[platform] = status
  return byTopic
}
