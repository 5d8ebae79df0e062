import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { writeLibraryHistory } from "../history/write-history.ts"
import { EDITABLE_COLUMNS } from "../rows/columns.ts"
import { recordOf } from "./record.ts"
import type { TopicChanges } from "./schema.ts"
import { findLink } from "./store.ts"

type GlobalValues = Record<(typeof EDITABLE_COLUMNS)[number], string>

/** Writes the organization's overrides. Setting a field back to the global value removes its override. */
export async function editTopic(ctx: OrgContext, id: string, changes: TopicChanges) {
  const given = [...EDITABLE_COLUMNS, "performance_score" as const].filter((field) => changes[field] !== undefined)
  if (given.length === 0) throw new AppError(400, "No valid fields to update")
  const link = await findLink(ctx, id)
  const changed = given.filter((field) => changes[field] !== link[field])
  if (changed.length === 0) return recordOf(link, await ctx.config())
  const patch = patchOf(changes, await globalValues(ctx, link.topic_id))
  const pick = (from: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  const at = ctx.now().toISOString()
  const { d1 } = ctx
  await d1.batch([
    d1
      .prepare(
        `UPDATE org_topics SET overrides = json_patch(overrides, ?), updated_at = ?,
           performance_score = iif(?, ?, performance_score) WHERE id = ? AND org_id = ?`,
      )
      .bind(
        JSON.stringify(patch),
        at,
        changed.includes("performance_score") ? 1 : 0,
        changes.performance_score ?? null,
        link.id,
        ctx.org.id,
      ),
    ...writeLibraryHistory(d1, [
      {
        orgId: ctx.org.id,
        orgTopicId: link.id,
        changeType: "field_edit",
        changedBy: ctx.actor.userId,
        previousValues: pick(link),
        newValues: pick(changes),
        source: "manual",
        changedAt: at,
      },
    ]),
  ])
  return recordOf(await findLink(ctx, link.id), await ctx.config())
}

async function globalValues({ d1 }: OrgContext, topicId: string): Promise<GlobalValues> {
  const row = await d1
    .prepare(`SELECT ${EDITABLE_COLUMNS.join(", ")} FROM topics WHERE id = ?`)
    .bind(topicId)
    .first<GlobalValues>()
  if (!row) throw new AppError(404, "Topic not found")
  return row
}

/** A null removes an override. */
function patchOf(changes: TopicChanges, global: GlobalValues): Record<string, string | null> {
  const patch: Record<string, string | null> = {}
  for (const field of EDITABLE_COLUMNS) {
    const value = changes[field]
    if (value === undefined) continue
    patch[field] = value === global[field] ? null : value
    // The code belonged to the place before.
    if (field === "parent_category" || field === "subcategory") patch["iab_code"] = null
    if (field === "topic_name") patch["normalized_name"] = patch[field] === null ? null : normalizedName(value)
  }
  return patch
}
