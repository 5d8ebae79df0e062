import type { OrgContext } from "../../kernel/context.ts"
import { isLive, isPrivateTo } from "../../kernel/db/live-topics.ts"
import { AppError } from "../../kernel/errors.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { EMBEDDED_COLUMNS } from "../rows/columns.ts"
import { storedText } from "../rows/stored-text.ts"
import { recordOf } from "./record.ts"
import { findLink } from "./store.ts"
import { updateVectors } from "./update-vectors.ts"

type Row = Record<"id" | "topic_name" | (typeof EMBEDDED_COLUMNS)[number], string>

/** A catalog topic with the same name or canonical key would become a duplicate. */
const PUBLISH = `
  UPDATE topics SET owner_org_id = NULL, merged_into = NULL, updated_at = ?3
  WHERE id = ?1 AND ${isPrivateTo("?2")} AND NOT EXISTS (
    SELECT 1 FROM topics AS other WHERE other.normalized_name = topics.normalized_name AND ${isLive("other")}
  ) AND NOT EXISTS (
    SELECT 1 FROM topics AS other WHERE other.canonical_key = topics.canonical_key AND topics.canonical_key <> '' AND ${isLive("other")}
  )
  RETURNING id, topic_name, ${EMBEDDED_COLUMNS.join(", ")}`

const HISTORY = insertLibraryHistory(
  {
    orgId: "?1",
    orgTopicId: "?2",
    changeType: "'field_edit'",
    changedBy: "?3",
    previousValues: "json_object('private', json('true'))",
    newValues: "json_object('private', json('false'))",
    source: "'publish'",
    changedAt: "?4",
  },
  "WHERE changes() > 0",
)

/**
 * Moves a private topic into the shared catalog: its name and the engine's classification. The organization's overrides stay private.
 * Topics already in the catalog are unchanged.
 */
export async function publishTopic(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  if (link.private === 1) {
    const at = ctx.now().toISOString()
    const [published] = await ctx.together.batch<Row>([
      ctx.directory.prepare(PUBLISH).bind(link.topic_id, ctx.org.id, at),
      ctx.library.prepare(HISTORY).bind(ctx.org.id, link.id, ctx.actor.userId, at),
      entryIfChanged(ctx, "topic.published", link.topic_id, { topicName: link.global_name }),
    ])
    const row = published?.results[0]
    if (!row) throw new AppError(409, "The catalog already has this topic, add it from there")
    const entry = { id: row.id, vector: embed(storedText(row.topic_name, row)) }
    await updateVectors(ctx, 1, () => ctx.vectors.upsert([entry]))
  }
  return recordOf(await findLink(ctx, link.id), await ctx.config())
}
