import { limitOfRequest, type WorkLimit } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { isUsableBy } from "../../kernel/db/live-topics.ts"
import { sql } from "../../kernel/db/sql.ts"
import { entryOfCount } from "../../organizations/audit/entry.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { linkValues } from "../library/intake-statements.ts"
import { restoreTopics } from "../operators/archive-topics.ts"
import { withdrawnTopics } from "../operators/withdraw-topics.ts"
import { EFFECTIVE_COLUMNS, effectiveValue } from "../rows/columns.ts"
import { columnsOf } from "../rows/texts.ts"
import { findRemoval } from "./list-removals.ts"
import type { RestoredRemoval } from "./schema.ts"

/** Links per statement: writing one takes about 200 µs, including triggers and indexes. */
const PAGE = 500

/** Restores removed topics to the library, with their ids, overrides and labels. */
export async function restoreRemoval(
  ctx: OrgContext,
  removalId: string,
  limit: WorkLimit = limitOfRequest(ctx),
): Promise<RestoredRemoval> {
  const { id } = await findRemoval(ctx, removalId)
  let restored = 0
  let skipped = 0
  let after = ""
  for (let page = 0; ; page++) {
    if (page > 0 && limit.isReached()) break
    const rows = await readPage(ctx, id, after)
    if (rows.length === 0) return { removalId: id, restored, skipped, left: 0 }
    const back = await restorePage(ctx, id, rows)
    restored += back
    skipped += rows.length - back
    after = rows.at(-1)?.id ?? after
  }
  const left = await ctx.library
    .prepare("SELECT count(*) AS n FROM removed_topics WHERE removal_id = ? AND id > ?")
    .bind(id, after)
    .first<number>("n")
  return { removalId: id, restored, skipped, left: left ?? 0 }
}

type Row = { id: string; topicId: string; isNewTopic: number }

async function readPage({ library }: OrgContext, removalId: string, after: string): Promise<Row[]> {
  const { results } = await library
    .prepare(
      `SELECT id, topic_id AS topicId, is_new_topic AS isNewTopic FROM removed_topics
       WHERE removal_id = ? AND id > ? ORDER BY id LIMIT ${PAGE}`,
    )
    .bind(removalId, after)
    .all<Row>()
  return results
}

/** Removed links ?1 of the removal ?2 whose topic is usable. */
const KEPT = `json_each(?1) AS given CROSS JOIN removed_topics AS kept ON kept.removal_id = ?2 AND kept.id = given.value
  CROSS JOIN topics AS t ON t.id = kept.topic_id`

const LINK = `
  INSERT INTO org_topics (id, org_id, workspace_id, topic_id, topic_seq, ${EFFECTIVE_COLUMNS.join(", ")},
    overrides, external_id, performance_score, source, batch_id, label, fields, price, original_name,
    created_at, updated_at)
  SELECT id, org_id, workspace_id, topic_id, seq,
    ${EFFECTIVE_COLUMNS.map((column) => effectiveValue(column, "overrides", column)).join(", ")},
    overrides, external_id, performance_score, source, batch_id, label, fields, price, original_name,
    created_at, ?3
  FROM (
    SELECT kept.id, kept.org_id, kept.workspace_id, kept.topic_id, t.seq, ${columnsOf("t", EFFECTIVE_COLUMNS)}, kept.overrides,
      kept.external_id, kept.performance_score, kept.source, kept.batch_id, kept.label, kept.fields, kept.price,
      kept.original_name, kept.created_at
    FROM ${KEPT} WHERE ${isUsableBy("kept.org_id", "t")}
  ) WHERE true
  ON CONFLICT DO NOTHING`

/** Restored links: their ids were free, so no other row has them. */
const BACK = `json_each(?1) AS given CROSS JOIN removed_topics AS kept ON kept.removal_id = ?2 AND kept.id = given.value
  CROSS JOIN org_topics AS link ON link.id = kept.id`

const HISTORY = insertLibraryHistory(
  {
    orgId: "link.org_id",
    orgTopicId: "link.id",
    changeType: "'created'",
    changedBy: "?4",
    newValues: linkValues("link"),
    source: "'restore'",
    changedAt: "?3",
  },
  `FROM ${BACK}`,
)

/** Returns the number of restored links. */
async function restorePage(ctx: OrgContext, removalId: string, rows: readonly Row[]): Promise<number> {
  // Undoing an import withdrew its new topics from the catalog.
  const withdrawn = await withdrawnTopics(
    ctx,
    rows.filter(({ isNewTopic }) => isNewTopic === 1).map(({ topicId }) => topicId),
  )
  if (withdrawn.length > 0) await restoreTopics(ctx, withdrawn)
  const { library } = ctx
  const [json, at] = [JSON.stringify(rows.map(({ id }) => id)), ctx.now().toISOString()]
  const back = sql(`SELECT 1 FROM ${BACK.replace("?1", "?").replace("?2", "?")}`, json, removalId)
  const answers = await library.batch<{ n: number }>([
    library.prepare(LINK).bind(json, removalId, at),
    library.prepare(HISTORY).bind(json, removalId, at, ctx.actor.userId),
    entryOfCount(ctx, "topics.removal_restored", removalId, "restored", back),
    library
      .prepare(
        `UPDATE removals SET restored = restored + n, restored_at = ?3 FROM (SELECT count(*) AS n FROM ${BACK}) WHERE id = ?2 AND n > 0`,
      )
      .bind(json, removalId, at),
    library
      .prepare(`DELETE FROM removed_topics WHERE removal_id = ?2 AND id IN (SELECT link.id FROM ${BACK})`)
      .bind(json, removalId),
  ])
  return answers[2]?.results[0]?.n ?? 0
}
