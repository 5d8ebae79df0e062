import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { classificationOf } from "../library/stored-classification.ts"
import { topicText } from "../library/topic-row.ts"
import { findTopic, type StoredTopic } from "./find-topic.ts"

const ATTEMPTS = 3

type Deed = {
  /** The name of the deed in the audit log. */
  action: string
  /** What became of the topic; called again where somebody else changed it meanwhile. */
  change: (before: StoredTopic) => Promise<StoredTopic> | StoredTopic
  metadata?: Record<string, unknown>
}

/** One change to one topic by an operator's hand: the topic, its history and the audit entry in one batch, then its vector. */
export async function changeTopic(ctx: OrgContext, id: string, { action, change, metadata = {} }: Deed): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = await findTopic(ctx, id)
    const after = await change(before)
    const changed = columnsOf(after).filter((column) => after[column] !== before[column])
    if (changed.length === 0) return
    try {
      await ctx.d1.batch([
        update(ctx, before, after, changed),
        history(ctx, before, after, changed, metadata),
        actionEntry(ctx, action, id, { ...metadata, fields: changed.filter((column) => TOLD.has(column)) }),
      ])
      return await follow(ctx, before, after)
    } catch (error) {
      if (/UNIQUE constraint failed: topics\.normalized_name/.test(String(error))) {
        throw new AppError(409, "A topic with this name already exists")
      }
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error
    }
  }
}

type Column = Exclude<keyof StoredTopic, "id" | "updated_at" | "archived_at">

const columnsOf = (topic: StoredTopic) =>
  (Object.keys(topic) as (keyof StoredTopic)[]).filter(
    (column): column is Column => column !== "id" && column !== "updated_at" && column !== "archived_at",
  )

/** Fields people set; the rest follows from them. */
const TOLD = new Set<string>(
  `topic_name parent_category taxonomy_type subcategory segment_type audience_type iab_code keywords intent secondary_intent
  intensity awareness funnel buyer_journey sensitivity review_status`.split(/\s+/),
)

/** A topic that somebody else wrote since it was read undoes the batch: its history would not be true. */
function update({ d1, now }: OrgContext, before: StoredTopic, after: StoredTopic, changed: readonly Column[]) {
  const sets = changed.map((column) => `${column} = ?`).join(", ")
  return d1
    .prepare(`UPDATE topics SET ${sets}, updated_at = iif(updated_at = ?, ?, NULL) WHERE id = ?`)
    .bind(...changed.map((column) => after[column]), before.updated_at, now().toISOString(), before.id)
}

const isOvertaken = (error: unknown) => /NOT NULL constraint failed: topics\.updated_at/.test(String(error))

function history(
  { d1, actor, now }: OrgContext,
  before: StoredTopic,
  after: StoredTopic,
  changed: readonly Column[],
  metadata: Record<string, unknown>,
) {
  const told = (topic: StoredTopic) =>
    JSON.stringify(Object.fromEntries(changed.map((one) => [one, plain(topic, one)])))
  return d1
    .prepare(
      `INSERT INTO global_history (id, topic_id, change_type, engine_version_before, engine_version_after, previous_values,
         new_values, changed_by, source, metadata, changed_at)
       VALUES (?, ?, 'reclassified', ?, ?, ?, ?, ?, 'admin_ui', ?, ?)`,
    )
    .bind(
      newId("hist"),
      before.id,
      before.engine_version,
      after.engine_version,
      told(before),
      told(after),
      actor.userId,
      JSON.stringify(metadata),
      now().toISOString(),
    )
}

function plain(topic: StoredTopic, column: Column): unknown {
  const value = topic[column]
  const isJson = column === "keywords" || column === "platform_outputs"
  return isJson && typeof value === "string" ? (JSON.parse(value) as unknown) : value
}

/** The database is the truth and is written already: an index that is behind is caught up by the cron. */
async function follow(ctx: OrgContext, before: StoredTopic, after: StoredTopic): Promise<void> {
  if (before.archived_at !== null) return
  const vector = embed(topicText(classificationOf(after)))
  try {
    await ctx.vectors.upsert([{ id: before.id, vector, movedFrom: String(before.parent_category) }])
  } catch (error) {
    ctx.log("vectors.behind", { topics: 1, error: String(error) })
  }
}
