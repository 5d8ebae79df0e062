import type { Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { nameHolds } from "./name-search.ts"
import { topicFields } from "../rows/topic-fields.ts"
import { FoundTopic, type SearchQuery } from "./schema.ts"

const COLUMNS = topicFields(FoundTopic.keyof().options)

/** Live topics whose name contains the text: prefix matches first, then the others. */
export async function searchTopics(
  { directory }: Pick<Services, "directory">,
  { q, limit }: SearchQuery,
): Promise<FoundTopic[]> {
  const start = normalizedName(q)
  const { condition, index } = nameHolds(q)
  const [beginning, anywhere] = await directory.batch<FoundTopic>([
    prepare(
      directory,
      sql(
        `SELECT ${COLUMNS} FROM topics AS t INDEXED BY topics_live_name
         WHERE ${isLive("t")} AND t.normalized_name >= ? AND t.normalized_name < ? AND ${condition.text}
         ORDER BY t.normalized_name LIMIT ?`,
        start,
        `${start}\u{10ffff}`,
        ...condition.values,
        limit,
      ),
    ),
    // Stops once there are enough matches, so that only a rare text scans every name.
    prepare(
      directory,
      sql(
        `WITH found AS MATERIALIZED (
           SELECT t.seq AS seq FROM topics AS t INDEXED BY ${index} WHERE ${isLive("t")} AND ${condition.text} LIMIT ?
         ) SELECT ${COLUMNS} FROM found CROSS JOIN topics AS t ON t.seq = found.seq`,
        ...condition.values,
        limit,
      ),
    ),
  ])
  const found = [...(beginning?.results ?? []), ...(anywhere?.results ?? [])]
  return [...new Map(found.map((topic) => [topic.id, topic])).values()].slice(0, limit)
}
