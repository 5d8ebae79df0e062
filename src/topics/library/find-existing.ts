import type { Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { BLOCK_THRESHOLD, likeness } from "../../knowledge/similarity/similarity.ts"
import type { Match } from "../../knowledge/similarity/vector-core.ts"

const CLOSEST = 5

/** Live topics by normalized name; the name of a merged topic resolves to its winner. */
const BY_NAME = `
  WITH RECURSIVE found (name, id, merged_into, archived_at, steps) AS (
    SELECT wanted.value, t.id, t.merged_into, t.archived_at, 0
    FROM json_each(?) AS wanted CROSS JOIN topics AS t INDEXED BY topics_any_name ON t.normalized_name = wanted.value
    UNION ALL
    SELECT found.name, t.id, t.merged_into, t.archived_at, steps + 1
    FROM found CROSS JOIN topics AS t ON t.id = found.merged_into WHERE steps < 20
  )
  SELECT name AS key, id, min(steps) FROM found WHERE ${isLive()} GROUP BY name`

const BY_KEY = `
  SELECT wanted.value AS key, t.id AS id, min(t.seq)
  FROM json_each(?) AS wanted CROSS JOIN topics AS t INDEXED BY topics_canonical
    ON t.canonical_key = wanted.value AND ${isLive("t")}
  GROUP BY wanted.value`

/** SQL for the id of the live topic with this name, or else with this canonical key. */
export const liveTopicNamed = (normalizedName: string, canonicalKey: string) => `coalesce(
    (SELECT id FROM topics WHERE normalized_name = ${normalizedName} AND ${isLive()}),
    (SELECT id FROM topics INDEXED BY topics_canonical
     WHERE canonical_key = ${canonicalKey} AND ${isLive()} ORDER BY seq LIMIT 1)
  )`

type Found = { key: string; id: string }
type Named = { normalizedName: string; canonicalKey: string }

/** The live topic for each name, by normalized name or canonical key. */
export async function findByName(d1: D1Database, names: readonly Named[]): Promise<(string | undefined)[]> {
  const [byName, byKey] = await d1.batch<Found>([
    d1.prepare(BY_NAME).bind(JSON.stringify(names.map(({ normalizedName }) => normalizedName))),
    d1.prepare(BY_KEY).bind(JSON.stringify(names.map(({ canonicalKey }) => canonicalKey).filter(Boolean))),
  ])
  const ids = (answer: D1Result<Found> | undefined) => new Map(answer?.results.map(({ key, id }) => [key, id]))
  const [named, keyed] = [ids(byName), ids(byKey)]
  return names.map(({ normalizedName, canonicalKey }) => named.get(normalizedName) ?? keyed.get(canonicalKey))
}

/**
 * The most similar live topic for each, at or above the threshold. The index may be stale, so liveness is read from the
 * database.
 */
export async function findBySimilarity(
  { d1, vectors }: Pick<Services, "d1" | "vectors">,
  topics: readonly { vector: Embedding; name: string }[],
  threshold = BLOCK_THRESHOLD,
): Promise<(Match | undefined)[]> {
  if (topics.length === 0) return []
  const answers = await vectors.queryMany(
    topics.map(({ vector }) => vector),
    { topK: CLOSEST, threshold },
  )
  const ids = [...new Set(answers.flat().map(({ id }) => id))]
  if (ids.length === 0) return topics.map(() => undefined)
  const { results } = await d1
    .prepare(
      `SELECT t.id AS id, t.topic_name AS name FROM json_each(?) AS wanted CROSS JOIN topics AS t ON t.id = wanted.value
       WHERE ${isLive("t")}`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; name: string }>()
  const live = new Map(results.map(({ id, name }) => [id, name]))
  return topics.map(({ name }, i) =>
    (answers[i] ?? [])
      .flatMap(({ id, similarity }) => {
        const other = live.get(id)
        return other === undefined ? [] : [{ id, similarity: likeness(similarity, name, other) }]
      })
      .filter((match) => match.similarity >= threshold)
      .reduce<Match | undefined>(
        (best, match) => (best && best.similarity >= match.similarity ? best : match),
        undefined,
      ),
  )
}
