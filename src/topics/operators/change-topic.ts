import { changesOf } from "../../organizations/audit/changes-of.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { changedValues } from "../history/changed-values.ts"
import { writeGlobalHistory } from "../history/write-history.ts"
import { classificationOf } from "../rows/stored-classification.ts"
import { TEXTS } from "../rows/columns.ts"
import { storedValues } from "../rows/texts.ts"
import { topicText } from "../library/topic-row.ts"
import { tryWalkLinks } from "../library/walk-links.ts"
import { updateVectors } from "../library/update-vectors.ts"
import { findTopic, type StoredTopic } from "./find-topic.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const ATTEMPTS = 3

type Change = {
  /** The action in the audit log. */
  action: string
  /** Returns the changed topic; called again if the topic was changed concurrently. */
  change: (before: StoredTopic) => Promise<StoredTopic> | StoredTopic
  metadata?: Record<string, unknown>
}

/** Changes one topic: the topic, its history and the audit entry in one batch, then its vector. */
export async function changeTopic(
  ctx: OrgContext,
  id: string,
  { action, change, metadata = {} }: Change,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = await findTopic(ctx, id)
    const after = await change(before)
    const changed = columnsOf(after).filter((column) => after[column] !== before[column])
    if (changed.length === 0) return
    try {
      await ctx.directory.batch([
        update(ctx, before, after, changed),
        ...writeGlobalHistory(ctx.directory, [
          {
            topicId: before.id,
            changeType: "reclassified",
            engineVersionBefore: String(before.engine_version),
            engineVersionAfter: String(after.engine_version),
            ...changedValues(before, after, changed),
            changedBy: ctx.actor.userId,
            source: "admin_ui",
            metadata,
            changedAt: ctx.now().toISOString(),
          },
        ]),
        actionEntry(atDirectory(ctx), action, id, {
          ...metadata,
          topicName: before.topic_name,
          ...auditedChanges(before, after),
          fields: changed.filter((column) => AUDITED.has(column)),
        }),
      ])
      await tryWalkLinks(ctx, limitOfRequest(ctx))
      return await reindex(ctx, before, after)
    } catch (error) {
      if (/UNIQUE constraint failed: topics\.normalized_name/.test(String(error))) {
        throw new AppError(409, "A topic with this name already exists")
      }
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

type Column = Exclude<keyof StoredTopic, "id" | "updated_at" | "archived_at">

const columnsOf = (topic: StoredTopic) =>
  (Object.keys(topic) as (keyof StoredTopic)[]).filter(
    (column): column is Column => column !== "id" && column !== "updated_at" && column !== "archived_at",
  )

/** Fields users set; the others are derived from them. */
const AUDITED = new Set<string>(
  `topic_name parent_category taxonomy_type subcategory segment_type audience_type iab_code keywords intent secondary_intent
  intensity awareness funnel buyer_journey sensitivity review_status`.split(/\s+/),
)

const auditedChanges = (before: StoredTopic, after: StoredTopic) =>
  changesOf(before, Object.fromEntries(Object.entries(after).filter(([column]) => AUDITED.has(column))))

/** Rolls the batch back if the topic changed after it was read, since its history entry would be wrong. */
function update({ directory, now }: OrgContext, before: StoredTopic, after: StoredTopic, changed: readonly Column[]) {
  // Texts are derived from other stored columns, so they are rewritten whenever one of those changes.
  const columns = [...new Set<string>([...changed, ...TEXTS])]
  const sets = columns.map((column) => `${column} = ?`).join(", ")
  return directory
    .prepare(`UPDATE topics SET ${sets}, updated_at = iif(updated_at = ?, ?, NULL) WHERE id = ?`)
    .bind(...storedValues(after.topic_name, after, columns), before.updated_at, now().toISOString(), before.id)
}

const isConflict = (error: unknown) => /NOT NULL constraint failed: topics\.updated_at/.test(String(error))

async function reindex(ctx: OrgContext, before: StoredTopic, after: StoredTopic): Promise<void> {
  if (before.archived_at !== null) return
  const vector = embed(topicText(classificationOf(after)))
  const movedFrom = String(before.parent_category)
  await updateVectors(ctx, 1, () => ctx.vectors.upsert([{ id: before.id, vector, movedFrom }]))
}
