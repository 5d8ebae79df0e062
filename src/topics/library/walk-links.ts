import type { Services } from "../../kernel/context.ts"
import type { WorkLimit } from "../../kernel/budget/work-limit.ts"
import { isUsableBy } from "../../kernel/db/live-topics.ts"
import { EFFECTIVE_COLUMNS, effectiveValue } from "../rows/columns.ts"
import { MAX_LINKS } from "./link-groups.ts"

type Walker = Pick<Services, "library" | "budget" | "log">

/** Reading and writing one page. */
const CALLS_PER_PAGE = 10

const valueOf = (column: string) => effectiveValue(column, "org_topics.overrides", `t.${column}`)

const UPDATE = `
  UPDATE org_topics SET ${EFFECTIVE_COLUMNS.map((column) => `${column} = ${valueOf(column)}`).join(", ")},
    hidden = NOT ${isUsableBy("org_topics.org_id", "t")}, updated_at = t.updated_at
  FROM topics AS t WHERE t.id = ?1 AND org_topics.topic_id = ?1 AND org_topics.seq > ?2 AND org_topics.seq <= ?3`

const NEXT = `
  SELECT walk.topic_id AS topicId, walk.after, page.n, page.last
  FROM (SELECT topic_id, after FROM link_walks ORDER BY topic_id LIMIT 1) AS walk, (
    SELECT count(*) AS n, max(seq) AS last FROM (
      SELECT seq FROM org_topics INDEXED BY org_topics_topic_link
      WHERE topic_id = (SELECT topic_id FROM link_walks ORDER BY topic_id LIMIT 1)
        AND seq > (SELECT after FROM link_walks ORDER BY topic_id LIMIT 1)
      ORDER BY seq LIMIT ${MAX_LINKS}
    )
  ) AS page`

/**
 * Updates the links of topics with more than 5,000 of them, page by page. A trigger records such topics when they change; cron resumes
 * interrupted walks.
 */
export async function walkLinks(services: Walker, limit?: WorkLimit): Promise<void> {
  const { library, budget } = services
  while (budget.left() > CALLS_PER_PAGE && !limit?.isReached()) {
    const page = await library.prepare(NEXT).first<{ topicId: string; after: number; n: number; last: number | null }>()
    if (!page) return
    const { topicId, after, n, last } = page
    // If the topic changed in the meantime, its walk was restarted and `after` no longer matches.
    const advance =
      n < MAX_LINKS
        ? library.prepare("DELETE FROM link_walks WHERE topic_id = ? AND after = ?").bind(topicId, after)
        : library
            .prepare("UPDATE link_walks SET after = ?3 WHERE topic_id = ?1 AND after = ?2")
            .bind(topicId, after, last)
    await library.batch([library.prepare(UPDATE).bind(topicId, after, last ?? after), advance])
  }
}

/** Runs after the commit. A failure is logged, and cron walks the links later. */
export async function tryWalkLinks(services: Walker, limit: WorkLimit): Promise<void> {
  try {
    await walkLinks(services, limit)
  } catch (error) {
    services.log("links.walk_failed", { level: "warn", error: String(error) })
  }
}
