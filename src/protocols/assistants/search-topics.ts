import type { OrgContext } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import type { LinkRow } from "../../topics/library/record.ts"
import { findLink, ownRows } from "../../topics/library/store.ts"
import { topicText } from "../../topics/library/topic-row.ts"
import type { Ranked } from "../../topics/search/rank.ts"
import { searchLibrary } from "../../topics/search/search-library.ts"

const LEAST_SIMILARITY = 0.3

export async function searchTopics(ctx: OrgContext, { query, limit }: { query: string; limit: number }) {
  const { ranked, saysNothing } = await searchLibrary(ctx, query)
  if (saysNothing) return { total: 0, topics: [], note: "The query says nothing about an audience" }
  const topics = ranked.slice(0, limit).map(shortly)
  return { total: ranked.length, topics }
}

const shortly = ({ row, score, reasons }: Ranked) => ({
  id: row.id,
  topic_id: row.topic_id,
  topic_name: row.topic_name,
  parent_category: row.parent_category,
  subcategory: row.subcategory,
  segment_type: row.segment_type,
  sensitivity: row.sensitivity,
  private: row.private === 1,
  score,
  reasons,
})

type Similar = { id: string; topic_name: string; parent_category: string; subcategory: string; in_library: number }

/** Only searches the shared catalog: private topics are not indexed. */
export async function similarTopics(
  ctx: OrgContext,
  { topic_id: topicId, text, limit }: { topic_id?: string; text?: string; limit: number },
) {
  const vector = topicId === undefined ? await vectorOfText(ctx, text ?? "") : vectorOf(await findLink(ctx, topicId))
  const matches = await ctx.vectors.query(vector, { topK: limit + 1, threshold: LEAST_SIMILARITY })
  const mine = ownRows(ctx)
  const { results } = await ctx.library
    .prepare(
      `SELECT t.id, t.topic_name, t.parent_category, t.subcategory, EXISTS (
         SELECT 1 FROM org_topics AS link INDEXED BY org_topics_catalog
         WHERE link.topic_seq = t.seq AND ${mine.text}
       ) AS in_library
       FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value WHERE ${isLive("t")}`,
    )
    .bind(...mine.values, JSON.stringify(matches.map(({ id }) => id)))
    .all<Similar>()
  const byId = new Map(results.map((row) => [row.id, row]))
  const own = topicId === undefined ? undefined : (await findLink(ctx, topicId)).topic_id
  const topics = matches.flatMap(({ id, similarity }) => {
    const row = byId.get(id)
    if (!row || id === own) return []
    return [{ ...row, in_library: row.in_library === 1, similarity: Math.round(similarity * 1000) / 1000 }]
  })
  return { topics: topics.slice(0, limit) }
}

async function vectorOfText(ctx: OrgContext, text: string) {
  await packsFor([text])
  return embed(topicText(classifyLocally(text, await ctx.config())))
}

const vectorOf = (row: LinkRow) =>
  embed({
    name: row.topic_name,
    parentCategory: row.parent_category,
    taxonomyType: row.taxonomy_type,
    subcategory: row.subcategory,
    segmentType: row.segment_type,
    keywords: JSON.parse(row.keywords) as string[],
  })
