import type { OrgContext } from "../../kernel/context.ts"
import type { Batch } from "./batch-record.ts"
import type { ImportUndo } from "./schema.ts"

/** Names in the answer; the counts cover all topics. */
const MAX_NAMED = 100

/** Links of the import ?2 of the organization ?1, through an index that covers the batch. */
export const LINKS = `org_topics AS link INDEXED BY org_topics_created
  WHERE link.org_id = ?1 AND link.created_at >= '' AND link.batch_id = ?2 AND link.hidden = 0`

/**
 * SQL for why an undo keeps a link, null if it does not: it has a live or pending segment, or someone has edited it since. Changes by Fix
 * names, and values filled in by other rows of the same file, do not count as edits.
 */
export const KEEP_REASON = `CASE
  WHEN EXISTS (
    SELECT 1 FROM activations AS a WHERE a.org_topic_id = link.id AND (a.status IN ('pending', 'active') OR a.outcome_unknown = 1)
  ) OR EXISTS (
    SELECT 1 FROM signal_deployments AS d WHERE d.org_id = link.org_id AND d.org_topic_id = link.id AND d.live = 1
  ) THEN 'pushed'
  WHEN link.label IS NOT NULL OR EXISTS (
    SELECT 1 FROM topic_history AS h WHERE h.org_id = link.org_id AND h.org_topic_id = link.id
      AND h.source NOT IN ('fix-names', 'undo-fix-names') AND (
        h.change_type IN ('field_edit', 'reclassified') OR (h.change_type = 'metadata_enrichment' AND h.metadata ->> 'batchId' IS NOT link.batch_id)
      )
  ) OR EXISTS (
    SELECT 1 FROM segment_members AS m WHERE m.org_id = link.org_id AND m.org_topic_id = link.id
  ) OR EXISTS (
    SELECT 1 FROM signal_prices AS p WHERE p.org_id = link.org_id AND p.org_topic_id = link.id AND p.kind = 'topic'
  ) THEN 'edited'
END`

type Counts = { removable: number; pushed: number; edited: number }

/** How many topics of an import an undo would remove and keep. */
export async function countKept({ library, org }: OrgContext, batch: Batch): Promise<Counts> {
  const counts = await library
    .prepare(
      `SELECT count(*) FILTER (WHERE reason IS NULL) AS removable, count(*) FILTER (WHERE reason = 'pushed') AS pushed,
         count(*) FILTER (WHERE reason = 'edited') AS edited FROM (SELECT ${KEEP_REASON} AS reason FROM ${LINKS})`,
    )
    .bind(org.id, batch.id)
    .first<Counts>()
  return counts ?? { removable: 0, pushed: 0, edited: 0 }
}

export async function listKept({ library, org }: OrgContext, batch: Batch): Promise<ImportUndo["keptTopics"]> {
  const { results } = await library
    .prepare(
      `SELECT id, name, reason FROM (
         SELECT link.seq, link.id, link.topic_name AS name, ${KEEP_REASON} AS reason FROM ${LINKS}
       ) WHERE reason IS NOT NULL ORDER BY seq LIMIT ${MAX_NAMED}`,
    )
    .bind(org.id, batch.id)
    .all<ImportUndo["keptTopics"][number]>()
  return results
}
