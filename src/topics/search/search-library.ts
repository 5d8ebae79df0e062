import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { LinkRow } from "../library/record.ts"
import { LINK_COLUMNS } from "../library/record.ts"
import { ownRows, selectLinks } from "../library/store.ts"
import { type Ranked, rank } from "./rank.ts"
import { type Brief, understand } from "./understand.ts"

/** Words in more topics than this say little and are not looked up. */
const COMMON = 2_000
const BY_WORDS = 150
const BY_PLACE = 60
const BY_CATEGORY = 30
const BY_SIMILARITY = 40
const LEAST_SIMILARITY = 0.3

export type Found = { ranked: Ranked[]; /** The text fits every topic. */ saysNothing: boolean }

/**
 * Library topics that fit a plain-language text, best first, each with the reasons. Candidates come from the words of the text, from the
 * places where the engine classifies it, and from similar topics; all are ranked together.
 */
export async function searchLibrary(ctx: OrgContext, text: string): Promise<Found> {
  const brief = await understand(text, await ctx.config())
  if (brief.words.size === 0) return { ranked: [], saysNothing: true }
  const counts = await countWords(ctx, [...brief.words.keys()])
  const [byWordsAndPlace, bySimilarity] = await Promise.all([
    readCandidates(ctx, brief, counts),
    readSimilar(ctx, brief),
  ])
  const rows = new Map([...byWordsAndPlace, ...bySimilarity].map((row) => [row.id, row]))
  return { ranked: rank([...rows.values()], brief, counts), saysNothing: false }
}

const matching = (org: { id: string }, stem: string) => `"${org.id}_${stem}"*`

/** The number of topics per word, by stem; counts up to one above the limit for common words. */
async function countWords({ library, org }: OrgContext, stems: readonly string[]): Promise<Map<string, number>> {
  const answers = await library.batch<{ n: number }>(
    stems.map((stem) =>
      library
        .prepare(
          `SELECT count(*) AS n FROM (SELECT 1 FROM org_topics_fts WHERE org_topics_fts MATCH ? LIMIT ${COMMON + 1})`,
        )
        .bind(matching(org, stem)),
    ),
  )
  return new Map(stems.map((stem, i) => [stem, answers[i]?.results[0]?.n ?? 0]))
}

async function readCandidates(ctx: OrgContext, brief: Brief, counts: Map<string, number>): Promise<LinkRow[]> {
  const mine = ownRows(ctx)
  const read = `SELECT ${LINK_COLUMNS} FROM page CROSS JOIN org_topics AS link ON link.seq = page.seq
    CROSS JOIN topics AS t ON t.id = link.topic_id WHERE ${mine.text}`
  const places = (column: "subcategory" | "parent_category", values: string[], limit: number) =>
    [...new Set(values)].map((value) =>
      sql(
        `WITH page AS MATERIALIZED (
           SELECT link.seq FROM org_topics AS link INDEXED BY org_topics_created
           WHERE ${mine.text} AND link.${column} = ? ORDER BY link.created_at DESC, link.seq DESC LIMIT ${limit}
         ) ${read}`,
        ...mine.values,
        value,
        ...mine.values,
      ),
    )
  const rare = [...counts].filter(([, n]) => n > 0 && n <= COMMON).map(([stem]) => stem)
  const byWords = sql(
    `WITH page AS MATERIALIZED (
       SELECT rowid AS seq FROM org_topics_fts WHERE org_topics_fts MATCH ? ORDER BY rank LIMIT ${BY_WORDS}
     ) ${read}`,
    rare.map((stem) => matching(ctx.org, stem)).join(" OR "),
    ...mine.values,
  )
  const classified = brief.parts.map(({ classification }) => classification)
  const statements = [
    ...(rare.length > 0 ? [byWords] : []),
    ...places(
      "subcategory",
      classified.map(({ subcategory }) => subcategory),
      BY_PLACE,
    ),
    ...places(
      "parent_category",
      classified.map(({ parentCategory }) => parentCategory),
      BY_CATEGORY,
    ),
  ]
  if (statements.length === 0) return []
  const answers = await ctx.library.batch<LinkRow>(statements.map((statement) => prepare(ctx.library, statement)))
  return answers.flatMap(({ results }) => results)
}

/** The similar topics that are in the library; the index covers the whole catalog. */
async function readSimilar(ctx: OrgContext, { parts }: Brief): Promise<LinkRow[]> {
  if (parts.length === 0) return []
  const found = await ctx.vectors.queryMany(
    parts.map(({ vector }) => vector),
    { topK: BY_SIMILARITY, threshold: LEAST_SIMILARITY },
  )
  const ids = [...new Set(found.flat().map(({ id }) => id))]
  if (ids.length === 0) return []
  const [byTopic] = selectLinks(ctx, JSON.stringify(ids), LINK_COLUMNS, { ofTopic: true })
  const { results = [] } = (await byTopic?.all<LinkRow & { given: string }>()) ?? {}
  return results.map(({ given: _given, ...row }) => row)
}
