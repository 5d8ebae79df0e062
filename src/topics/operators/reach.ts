import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { showTopic } from "./find-topic.ts"
import type { Reach } from "./schema.ts"

/** Counts stop here: "1,000 or more" says enough before a change. */
const MOST = 1_000

/** How many libraries contain a global topic, and how many live segments were made from it there. */
export async function reachOf(ctx: OrgContext, topicId: string): Promise<Reach> {
  await showTopic(ctx, topicId)
  const libraries = sql`SELECT DISTINCT org_id FROM org_topics WHERE topic_id = ${topicId} AND hidden = 0 LIMIT ${MOST}`
  const counted = await prepare(
    ctx.library,
    sql`SELECT (SELECT count(*) FROM (${libraries})) AS libraries, (SELECT count(*) FROM (
          SELECT 1 FROM (${libraries}) AS library CROSS JOIN activations AS a INDEXED BY activations_global_topic
            ON a.org_id = library.org_id AND a.topic_id = ${topicId} AND a.status = 'active' LIMIT ${MOST})) AS segments`,
  ).first<Omit<Reach, "most">>()
  return { libraries: 0, segments: 0, ...counted, most: MOST }
}
