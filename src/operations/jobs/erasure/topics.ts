import type { OrgContext } from "../../../kernel/context.ts"
import type { Page, Stage } from "./stage.ts"
import { storedKinds } from "../../learned-rules/rule-kinds.ts"

const PAGE = 1_000

/** LLM requests are kept for a month after their job ends; older jobs have none. */
const LLM_JOBS = "SELECT id FROM jobs INDEXED BY jobs_type WHERE job_type = 'reclassify' AND created_at > ?2"
const LLM_JOBS_MS = 60 * 86_400_000

/**
 * A topic was created by the organization if it was written at the same time as the link or the history entry, since all are written in one
 * batch. Topics of the operators' catalog are older than every link to them.
 */
const BORN_WITH_LINKS = `
  SELECT t.id, t.parent_category AS category FROM json_each(?2) AS row
  CROSS JOIN org_topics AS link ON link.seq = row.value CROSS JOIN topics AS t ON t.id = link.topic_id
  WHERE t.created_at = link.created_at`

const PRIVATE = `
  SELECT t.id, t.parent_category AS category FROM json_each(?2) AS row CROSS JOIN topics AS t ON t.rowid = row.value
  WHERE t.owner_org_id = ?1`

const BORN_WITH_HISTORY = `
  SELECT t.id, t.parent_category AS category FROM json_each(?2) AS row
  CROSS JOIN topic_history AS h ON h.rowid = row.value CROSS JOIN topics AS t ON t.id = h.metadata ->> 'topicId'
  WHERE h.change_type IN ('created', 'imported', 'synced') AND t.created_at = h.changed_at`

type Born = { id: string; category: string }

/** Those that no other organization holds. */
async function heldHereAlone({ directory, org }: OrgContext, born: readonly Born[]): Promise<Born[]> {
  const { results } = await directory
    .prepare(
      `SELECT t.id FROM json_each(?1) AS given CROSS JOIN topics AS t ON t.id = given.value
       WHERE NOT EXISTS (SELECT 1 FROM held_topics AS other WHERE other.topic_seq = t.seq AND other.org_id <> ?2)`,
    )
    .bind(JSON.stringify(born.map(({ id }) => id)), org.id)
    .all<{ id: string }>()
  const alone = new Set(results.map(({ id }) => id))
  return born.filter(({ id }) => alone.has(id))
}

/**
 * Removes topics that only this organization used, and all catalog data about them. Vectors go first, because their ids are in the rows.
 */
async function removeTopics(ctx: OrgContext, born: readonly Born[]): Promise<D1PreparedStatement[]> {
  if (born.length === 0) return []
  const { together, org, now } = ctx
  await ctx.vectors.remove(born)
  const ids = JSON.stringify(born.map(({ id }) => id))
  const erased = `(SELECT t.id FROM json_each(?1) AS named CROSS JOIN topics AS t ON t.id = named.value
    WHERE NOT EXISTS (SELECT 1 FROM held_topics AS held WHERE held.topic_seq = t.seq))`
  const since = new Date(now().getTime() - LLM_JOBS_MS).toISOString()
  return [
    together
      .prepare("DELETE FROM org_topics WHERE org_id = ?2 AND topic_id IN (SELECT value FROM json_each(?1))")
      .bind(ids, org.id),
    // Other topics that were merged into a removed one become archived topics, which operators can restore.
    together
      .prepare(
        `UPDATE topics SET merged_into = NULL, archived_at = ?2, updated_at = ?2
         WHERE merged_into IN ${erased} AND id NOT IN (SELECT value FROM json_each(?1))`,
      )
      .bind(ids, now().toISOString()),
    together.prepare(`DELETE FROM global_history WHERE topic_id IN ${erased}`).bind(ids),
    together.prepare(`DELETE FROM link_walks WHERE topic_id IN ${erased}`).bind(ids),
    together
      .prepare(`DELETE FROM llm_requests WHERE job_id IN (${LLM_JOBS}) AND topic_id IN ${erased}`)
      .bind(ids, since),
    together
      .prepare(
        `DELETE FROM learned_rules WHERE kind IN (SELECT value FROM json_each(?2))
         AND pattern IN (SELECT normalized_name FROM topics WHERE id IN ${erased})`,
      )
      .bind(ids, storedKinds(["name"])),
    together.prepare(`DELETE FROM topics WHERE id IN ${erased}`).bind(ids),
  ]
}

type Source = { name: string; rows: string; born: string; remove: string }

/** Rows of the library or its history, one page at a time, with the topics created with them. */
const topicStage = ({ name, rows, born, remove }: Source): Stage => ({
  name,
  heavy: true,
  run: async (ctx): Promise<Page> => {
    const { together, org } = ctx
    const { results } = await together.prepare(rows).bind(org.id).all<{ row: number }>()
    if (results.length === 0) return { removed: 0, next: null }
    const page = JSON.stringify(results.map(({ row }) => row))
    const topics = await together.prepare(born).bind(org.id, page).all<Born>()
    const distinct = await heldHereAlone(ctx, [...new Map(topics.results.map((topic) => [topic.id, topic])).values()])
    await together.batch([...(await removeTopics(ctx, distinct)), together.prepare(remove).bind(org.id, page)])
    return { removed: results.length, next: results.length === PAGE ? "more" : null }
  },
})

export const TOPIC_STAGES: readonly Stage[] = [
  topicStage({
    name: "library",
    rows: `SELECT seq AS row FROM org_topics WHERE org_id = ?1 LIMIT ${PAGE}`,
    born: BORN_WITH_LINKS,
    remove: "DELETE FROM org_topics WHERE org_id = ?1 AND seq IN (SELECT value FROM json_each(?2))",
  }),
  topicStage({
    name: "history",
    rows: `SELECT rowid AS row FROM topic_history WHERE org_id = ?1 LIMIT ${PAGE}`,
    born: BORN_WITH_HISTORY,
    remove: "DELETE FROM topic_history WHERE org_id = ?1 AND rowid IN (SELECT value FROM json_each(?2))",
  }),
  topicStage({
    name: "private topics",
    rows: `SELECT rowid AS row FROM topics WHERE owner_org_id = ?1 LIMIT ${PAGE}`,
    born: PRIVATE,
    remove: "DELETE FROM topics WHERE owner_org_id = ?1 AND rowid IN (SELECT value FROM json_each(?2))",
  }),
]
