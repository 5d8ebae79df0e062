import type { OrgContext } from "../../kernel/context.ts"
import { type Batch, findBatch } from "./batch-record.ts"
import { recordNames } from "./names-entry.ts"
import { renameTopics, splitTaken } from "./rename-topics.ts"
import { MAX_NAMES, type Renamed, type RestoredNames } from "./schema.ts"

const PAGE = 500

/**
 * Resets an import's topics to their names before Fix names. Topics renamed since keep their names. Each further call undoes the Fix names
 * run before that.
 */
export async function undoFixNames(
  ctx: OrgContext,
  id: string,
  { preview }: { preview: boolean },
): Promise<RestoredNames> {
  const batch = await findBatch(ctx, id)
  const own = { ...ctx, workspace: batch.workspaceId }
  const answer = { total: 0, changed: 0, names: [] as Renamed[], conflicts: [] as Renamed[] }
  const given = new Set<string>()
  try {
    for (let after = 0; ;) {
      const page = await readFixed(own, batch, after)
      const { free, taken } = await splitTaken(own, page.map(renamedOf), given)
      if (!preview && free.length > 0) await renameTopics(own, free, "undo-fix-names")
      answer.total += page.length
      answer.changed += free.length
      answer.names.push(...free.slice(0, MAX_NAMES - answer.names.length))
      answer.conflicts.push(...taken.slice(0, MAX_NAMES - answer.conflicts.length))
      if (page.length < PAGE) break
      after = page.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER
    }
  } finally {
    // Pages before a failure stay renamed.
    if (!preview) await recordNames(own, "import.names_restored", batch, answer)
  }
  return { batchId: batch.id, preview, ...answer }
}

type Fixed = { seq: number; id: string; name: string; before: string }

const renamedOf = ({ id, name, before }: Fixed): Renamed => ({ id, oldName: name, newName: before })

/** Topics that still have the name from Fix names, with their previous name. */
async function readFixed({ library, org }: OrgContext, batch: Batch, after: number): Promise<Fixed[]> {
  const { results } = await library
    .prepare(
      `SELECT * FROM (
         SELECT link.seq, link.id, link.topic_name AS name, (
           SELECT fix.previous_values ->> 'topic_name' FROM topic_history AS fix
           WHERE fix.org_id = link.org_id AND fix.org_topic_id = link.id AND fix.source = 'fix-names'
             AND fix.new_values ->> 'topic_name' = link.topic_name
           ORDER BY fix.changed_at DESC LIMIT 1
         ) AS before
         FROM org_topics AS link INDEXED BY org_topics_created
         WHERE link.org_id = ?1 AND link.created_at >= '' AND link.batch_id = ?2 AND link.hidden = 0 AND link.seq > ?3
       ) WHERE before IS NOT NULL ORDER BY seq LIMIT ?4`,
    )
    .bind(org.id, batch.id, after, PAGE)
    .all<Fixed>()
  return results
}
