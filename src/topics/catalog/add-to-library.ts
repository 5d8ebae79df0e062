import type { OrgContext } from "../../kernel/context.ts"
import { matchExpression } from "../../kernel/db/search-words.ts"
import { join, prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { newIdSql } from "../../kernel/ids.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { linkValues } from "../library/intake-statements.ts"
import { columnsOf, EFFECTIVE_COLUMNS } from "../rows/columns.ts"
import { catalogFilters } from "./list-catalog.ts"
import type { CatalogChoice } from "./schema.ts"

/** Adopts what was chosen, in one statement for the links and one for their history; what is in the library stays as it is. */
export async function addToLibrary(ctx: OrgContext, choice: CatalogChoice): Promise<{ added: number }> {
  const chosen = chosenTopics(choice)
  if (!chosen) return { added: 0 }
  const { d1, org, workspace, actor } = ctx
  const at = ctx.now().toISOString()
  const links = sql(
    `INSERT INTO org_topics (id, org_id, workspace_id, topic_id, topic_seq, ${EFFECTIVE_COLUMNS.join(", ")}, overrides, source,
       created_at, updated_at)
     SELECT ${newIdSql("ot")}, ?, ?, t.id, t.seq, ${columnsOf("t", EFFECTIVE_COLUMNS)}, '{}', 'catalog', ?, ?
     ${chosen.text} ON CONFLICT DO NOTHING`,
    org.id,
    workspace,
    at,
    at,
    ...chosen.values,
  )
  const history = sql(
    insertLibraryHistory(
      {
        orgId: "org_id",
        orgTopicId: "id",
        changeType: "'created'",
        changedBy: "?",
        newValues: linkValues("link"),
        source: "'catalog'",
        metadata: "json_object('topicId', topic_id)",
        changedAt: "created_at",
      },
      `FROM org_topics AS link INDEXED BY org_topics_source
       WHERE org_id = ? AND hidden = 0 AND source = 'catalog' AND created_at = ? AND workspace_id = ? AND NOT EXISTS (
         SELECT 1 FROM topic_history AS told WHERE told.org_id = link.org_id AND told.org_topic_id = link.id
       ) RETURNING 1`,
    ),
    actor.userId,
    org.id,
    at,
    workspace,
  )
  const [, recorded] = await d1.batch([prepare(d1, links), prepare(d1, history)])
  return { added: recorded?.results.length ?? 0 }
}

/** The topics to adopt, as the rest of a SELECT from `t`; undefined if nothing can match. */
function chosenTopics({ topicIds, filters }: CatalogChoice): Sql | undefined {
  if (topicIds) {
    const ids = JSON.stringify([...new Set(topicIds)])
    return sql(`FROM json_each(?) AS wanted CROSS JOIN topics AS t ON t.id = wanted.value WHERE ${isLive("t")}`, ids)
  }
  const { search, ...asked } = filters ?? {}
  const words = search === undefined ? undefined : matchExpression(search)
  if (search !== undefined && words === undefined) return undefined
  const conditions = [
    sql(isLive("t")),
    ...catalogFilters(asked).map(({ column, value }) => sql(`t.${column} = ?`, value)),
    ...(words === undefined ? [] : [sql(`t.seq IN (SELECT rowid FROM topics_fts WHERE topics_fts MATCH ?)`, words)]),
  ]
  const { text, values } = join(conditions, " AND ")
  return { text: `FROM topics AS t WHERE ${text}`, values }
}
