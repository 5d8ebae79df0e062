import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { isLive, isNotLive } from "../../kernel/db/live-topics.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { insertGlobalHistory } from "../history/write-history.ts"
import { groupByLinks } from "../library/link-groups.ts"
import { tryWalkLinks } from "../library/walk-links.ts"
import { updateVectors } from "../library/update-vectors.ts"
import { EMBEDDED_COLUMNS } from "../rows/columns.ts"
import { storedText } from "../rows/stored-text.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

type Row = Record<"id" | "topic_name" | (typeof EMBEDDED_COLUMNS)[number], string>

const RETURNED = `RETURNING id, topic_name, ${EMBEDDED_COLUMNS.join(", ")}`
const NAMED = "topics.id IN (SELECT value FROM json_each(?1))"
const ARCHIVED = `${NAMED} AND topics.merged_into IS NULL AND topics.archived_at IS NOT NULL`

/** Topics that can be restored because their name is still free. Of several with the same name, the oldest is restored. */
const RESTORABLE = `${ARCHIVED} AND NOT EXISTS (
  SELECT 1 FROM topics AS other WHERE other.normalized_name = topics.normalized_name AND ${isLive("other")}
) AND NOT EXISTS (
  SELECT 1 FROM topics AS other INDEXED BY topics_other_name
  WHERE other.normalized_name = topics.normalized_name AND ${isNotLive("other")} AND other.merged_into IS NULL
    AND other.seq < topics.seq AND other.id IN (SELECT value FROM json_each(?1))
)`

const history = (changeType: "archived" | "restored", which: string) =>
  insertGlobalHistory(
    {
      topicId: "id",
      changeType: `'${changeType}'`,
      engineVersionBefore: "engine_version",
      engineVersionAfter: "engine_version",
      previousValues: "json_object('archived_at', archived_at)",
      newValues: `json_object('archived_at', ${changeType === "archived" ? "?2" : "NULL"})`,
      changedBy: "?3",
      source: "'admin_ui'",
      changedAt: "?2",
    },
    `FROM topics WHERE ${which}`,
  )

/** Removes topics from all standard reads. Libraries keep their links for a later restore. */
export async function archiveTopics(ctx: OrgContext, topicIds: readonly string[]): Promise<{ archived: number }> {
  let archived = 0
  for (const part of await groupByLinks(ctx, topicIds, (id) => id)) archived += await archive(ctx, part)
  await tryWalkLinks(ctx, limitOfRequest(ctx))
  return { archived }
}

async function archive(ctx: OrgContext, topicIds: readonly string[]): Promise<number> {
  const { directory } = ctx
  const [ids, at] = [JSON.stringify(topicIds), ctx.now().toISOString()]
  const live = `${NAMED} AND ${isLive("topics")}`
  const answers = await directory.batch<Row>([
    directory.prepare(history("archived", live)).bind(ids, at, ctx.actor.userId),
    directory.prepare(`UPDATE topics SET archived_at = ?2, updated_at = ?2 WHERE ${live} ${RETURNED}`).bind(ids, at),
    entryIfChanged(atDirectory(ctx), "topics.archived", "", { topicIds }),
  ])
  const removed = answers[1]?.results ?? []
  await updateVectors(ctx, removed.length, () =>
    ctx.vectors.remove(removed.map((row) => ({ id: row.id, category: row.parent_category }))),
  )
  return removed.length
}

/** Restores topics. Topics whose name is taken stay archived and are returned as conflicts. */
export async function restoreTopics(
  ctx: OrgContext,
  topicIds: readonly string[],
): Promise<{ restored: number; conflicts?: string[] }> {
  let restored = 0
  const conflicts: string[] = []
  for (const part of await groupByLinks(ctx, topicIds, (id) => id)) {
    const { back, left } = await restore(ctx, part)
    restored += back
    conflicts.push(...left)
  }
  await tryWalkLinks(ctx, limitOfRequest(ctx))
  return { restored, ...(conflicts.length > 0 && { conflicts }) }
}

async function restore(ctx: OrgContext, topicIds: readonly string[]): Promise<{ back: number; left: string[] }> {
  const { directory } = ctx
  const [ids, at] = [JSON.stringify(topicIds), ctx.now().toISOString()]
  const answers = await directory.batch<Row>([
    directory.prepare(history("restored", RESTORABLE)).bind(ids, at, ctx.actor.userId),
    directory
      .prepare(`UPDATE topics SET archived_at = NULL, updated_at = ?2 WHERE ${RESTORABLE} ${RETURNED}`)
      .bind(ids, at),
    entryIfChanged(atDirectory(ctx), "topics.restored", "", { topicIds }),
    directory.prepare(`SELECT id FROM topics WHERE ${ARCHIVED} ORDER BY seq`).bind(ids),
  ])
  const back = answers[1]?.results ?? []
  const left = answers[3]?.results.map(({ id }) => id) ?? []
  await updateVectors(ctx, back.length, () =>
    ctx.vectors.upsert(back.map((row) => ({ id: row.id, vector: embed(storedText(row.topic_name, row)) }))),
  )
  return { back: back.length, left }
}
