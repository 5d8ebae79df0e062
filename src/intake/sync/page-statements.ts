import type { Services } from "../../kernel/context.ts"
import { isUsableBy } from "../../kernel/db/live-topics.ts"
import type { Arrival } from "../../topics/library/intake-statements.ts"
import { MAX_PAGES } from "./schema.ts"

/**
 * The done-marker of a page. `items` is null, which violates a constraint and rolls the batch back, if the run has
 * ended or a topic was archived or merged since its lookup. An existing marker rolls it back too.
 */
const MARK = `
  INSERT INTO sync_pages (run_id, page, items, success_count, error_count, duplicate_count, adopted_count, updated_count,
    completed_at, outcomes)
  SELECT ?1, ?2, iif(isRunning AND NOT isLost, ?4 + ?5, NULL), taken, ?5, ?4 - taken, adopted, filled, ?6, outcomes
  FROM (SELECT
    EXISTS (SELECT 1 FROM sync_runs WHERE id = ?1 AND status = 'running') AS isRunning,
    EXISTS (
      SELECT 1 FROM json_each(?3) CROSS JOIN topics AS t ON t.id = value ->> 0
      WHERE NOT (${isUsableBy("(SELECT org_id FROM sync_runs WHERE id = ?1)", "t")})
    ) AS isLost,
    (SELECT count(*) FROM json_each(?3) CROSS JOIN org_topics AS link ON link.id = value ->> 1) AS taken,
    (
      SELECT count(*) FROM json_each(?3) CROSS JOIN org_topics AS link ON link.id = value ->> 1
      WHERE link.topic_id IS NOT value ->> 2
    ) AS adopted,
    (
      SELECT count(*) FROM json_each(?3) CROSS JOIN topic_history AS filling ON filling.id = value ->> 3
      WHERE filling.change_type = 'metadata_enrichment'
    ) AS filled,
    (
      SELECT json_group_array(json(line)) FROM (
        SELECT json_array(value ->> 4, CASE WHEN link.id IS NULL THEN 'duplicate'
          WHEN link.topic_id IS value ->> 2 THEN 'created' ELSE 'adopted' END, link.id, value ->> 5) AS line
        FROM json_each(?3) LEFT JOIN org_topics AS link ON link.id = value ->> 1
        UNION ALL SELECT value FROM json_each(?7)
      )
    ) AS outcomes
  )`

/** Pages may be processed in any order, so the lowest last page found is kept. */
const COUNT = `
  UPDATE sync_runs SET
    processed_pages = processed_pages + 1,
    success_count = sync_runs.success_count + page.success_count,
    error_count = sync_runs.error_count + page.error_count,
    duplicate_count = sync_runs.duplicate_count + page.duplicate_count,
    adopted_count = sync_runs.adopted_count + page.adopted_count,
    updated_count = sync_runs.updated_count + page.updated_count,
    updated_at = page.completed_at,
    total_items = coalesce(total_items, ?3),
    total_pages = iif(?5, min(coalesce(total_pages, ?2), ?2), coalesce(total_pages, ?4))
  FROM sync_pages AS page
  WHERE sync_runs.id = ?1 AND page.run_id = ?1 AND page.page = ?2`

const END = `
  UPDATE sync_runs SET
    status = iif(pages >= coalesce(total_pages, ${MAX_PAGES} + 1), 'completed', 'failed'),
    failure = iif(pages >= coalesce(total_pages, ${MAX_PAGES} + 1), NULL, 'The source did not end within ${MAX_PAGES} pages'),
    completed_at = ?2
  FROM (
    SELECT count(*) AS pages FROM sync_pages JOIN sync_runs ON sync_runs.id = run_id
    WHERE run_id = ?1 AND page <= coalesce(total_pages, ${MAX_PAGES})
  )
  WHERE sync_runs.id = ?1 AND status = 'running' AND pages >= min(coalesce(total_pages, ${MAX_PAGES}), ${MAX_PAGES})`

export type DonePage = {
  runId: string
  page: number
  arrivals: readonly Arrival[]
  /** Items rejected before intake: their position on the page, and why. */
  refused: readonly { item: number; message: string; name: string | null }[]
  /** Position on the page of the item behind an arrival. */
  itemAt: (index: number) => number
  totals: { totalItems: number | null; totalPages: number | null }
  /** This is the last page. */
  isLast: boolean
  at: string
}

/** The page's marker, the run's counters and the end of a finished run, for the batch that writes the topics. */
export function markPage({ library }: Pick<Services, "library">, done: DonePage): D1PreparedStatement[] {
  const { runId, page, arrivals, refused, itemAt, totals, isLast, at } = done
  const taken = arrivals.map(({ topicId, linkId, newTopicId, historyId, index, topicName }) => {
    return [topicId, linkId, newTopicId, historyId, itemAt(index), topicName]
  })
  const rejected = refused.map(({ item, message, name }) => [item, "rejected", message, name])
  return [
    library
      .prepare(MARK)
      .bind(runId, page, JSON.stringify(taken), arrivals.length, refused.length, at, JSON.stringify(rejected)),
    library.prepare(COUNT).bind(runId, page, totals.totalItems, totals.totalPages, isLast ? 1 : 0),
    library.prepare(END).bind(runId, at),
  ]
}

/** The lowest page not imported yet. */
export const NEXT_PAGE = `
  SELECT min(page) AS page FROM (
    SELECT 1 AS page UNION ALL SELECT page + 1 FROM sync_pages WHERE run_id = ?1
  ) AS candidate WHERE NOT EXISTS (SELECT 1 FROM sync_pages AS done WHERE done.run_id = ?1 AND done.page = candidate.page)`
