import type { OrgContext } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { insertGlobalHistory } from "../history/write-history.ts"
import { updateVectors } from "../library/update-vectors.ts"

const SOURCE = "undo_import"

/** Live topics that are in no library and that no operator has edited or reviewed. An edit keeps the topic's engine, so its history tells. */
const UNUSED = `${isLive("topics")} AND topics.engine <> 'manual' AND topics.review_status IS NOT 'reviewed'
  AND NOT EXISTS (SELECT 1 FROM held_topics AS other WHERE other.topic_seq = topics.seq)
  AND NOT EXISTS (SELECT 1 FROM global_history AS edit WHERE edit.topic_id = topics.id AND edit.source = 'admin_ui')`

export type Withdrawn = { id: string; parent_category: string }

/**
 * Statements that archive topics in no library: undoing an import removes the topics it created from the catalog. The last one returns
 * them, for `dropVectors`.
 */
export function withdrawTopics(
  { together, actor }: OrgContext,
  ids: readonly string[],
  at: string,
): D1PreparedStatement[] {
  const json = JSON.stringify(ids)
  const which = `topics.id IN (SELECT value FROM json_each(?1)) AND ${UNUSED}`
  return [
    together
      .prepare(
        insertGlobalHistory(
          {
            topicId: "id",
            changeType: "'archived'",
            engineVersionBefore: "engine_version",
            engineVersionAfter: "engine_version",
            previousValues: "json_object('archived_at', archived_at)",
            newValues: "json_object('archived_at', ?2)",
            changedBy: "?3",
            source: `'${SOURCE}'`,
            changedAt: "?2",
          },
          `FROM topics WHERE ${which}`,
        ),
      )
      .bind(json, at, actor.userId),
    together
      .prepare(`UPDATE topics SET archived_at = ?2, updated_at = ?2 WHERE ${which} RETURNING id, parent_category`)
      .bind(json, at),
  ]
}

export const dropVectors = (ctx: OrgContext, removed: readonly Withdrawn[]) =>
  updateVectors(ctx, removed.length, () =>
    ctx.vectors.remove(removed.map((row) => ({ id: row.id, category: row.parent_category }))),
  )

/** The topics that were last archived by undoing an import. */
export async function withdrawnTopics({ directory }: OrgContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { results } = await directory
    .prepare(
      `SELECT t.id FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value
       WHERE t.archived_at IS NOT NULL AND EXISTS (
         SELECT 1 FROM global_history AS h
         WHERE h.topic_id = t.id AND h.changed_at = t.archived_at AND h.source = '${SOURCE}')`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
