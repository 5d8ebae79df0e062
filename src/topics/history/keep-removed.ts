import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"

/** Columns that only the link has, with the same names in both tables. */
const COLUMNS = [
  "id",
  "org_id",
  "workspace_id",
  "topic_id",
  "topic_name",
  "overrides",
  "external_id",
  "source",
  "performance_score",
  "batch_id",
  "label",
  "fields",
  "price",
  "original_name",
  "created_at",
]

type Removal = {
  id: string
  /** The undone import. */
  batchId?: string
  /** SQL for whether the undone import created the topic of the link `gone`. */
  isNewTopic?: string
}

/** Statements that save links before they are deleted, to restore them later; `doomed` selects their row numbers. */
export function keepRemoved(ctx: OrgContext, removal: Removal, doomed: Sql): D1PreparedStatement[] {
  const { id, batchId = null, isNewTopic = "0" } = removal
  const at = ctx.now().toISOString()
  return [
    prepare(
      ctx.library,
      sql(
        `INSERT INTO removals (id, org_id, workspace_id, removed_by, batch_id, topics, removed_at)
         SELECT ?, ?, ?, ?, ?, n, ? FROM (SELECT count(*) AS n FROM (${doomed.text})) WHERE n > 0
         ON CONFLICT (id) DO UPDATE SET topics = topics + excluded.topics, removed_at = excluded.removed_at`,
        id,
        ctx.org.id,
        ctx.workspace,
        ctx.actor.userId,
        batchId,
        at,
        ...doomed.values,
      ),
    ),
    prepare(
      ctx.library,
      sql(
        `INSERT INTO removed_topics (removal_id, ${COLUMNS.join(", ")}, is_new_topic)
         SELECT ?, ${COLUMNS.map((column) => `removed.${column}`).join(", ")}, ${isNewTopic}
         FROM org_topics AS removed WHERE removed.seq IN (${doomed.text})`,
        id,
        ...doomed.values,
      ),
    ),
  ]
}
