import type { Services } from "../../kernel/context.ts"
import { isLive, isNotLive, isPrivateTo, isUsableBy } from "../../kernel/db/live-topics.ts"
import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { BLOCK_THRESHOLD, likeness } from "../../knowledge/similarity/similarity.ts"
import type { Match } from "../../knowledge/similarity/match.ts"

const CLOSEST = 5

/**
 * Usable topics by normalized name: the organization's own private one first, then the live one. The name of a merged topic resolves to
 * its winner.
 */
const BY_NAME = `
  WITH RECURSIVE found (name, id, merged_into, archived_at, owner_org_id, steps) AS (
    SELECT given.value, t.id, t.merged_into, t.archived_at, t.owner_org_id, iif(t.owner_org_id = ?2, -1, 0)
    FROM json_each(?1) AS given CROSS JOIN topics AS t INDEXED BY topics_live_name
      ON t.normalized_name = given.value AND ${isLive("t")}
    UNION ALL
    SELECT given.value, t.id, t.merged_into, t.archived_at, t.owner_org_id, iif(t.owner_org_id = ?2, -1, 0)
    FROM json_each(?1) AS given CROSS JOIN topics AS t INDEXED BY topics_other_name
      ON t.normalized_name = given.value AND ${isNotLive("t")}
    UNION ALL
    SELECT found.name, t.id, t.merged_into, t.archived_at, t.owner_org_id, steps + 1
    FROM found CROSS JOIN topics AS t ON t.id = found.merged_into WHERE steps < 20
  )
  SELECT name AS key, id, min(steps) FROM found WHERE ${isUsableBy("?2")} GROUP BY name`

const BY_KEY = `
  SELECT key, id, min(place) FROM (
    SELECT given.value AS key, t.id AS id, t.seq AS place
    FROM json_each(?1) AS given CROSS JOIN topics AS t INDEXED BY topics_canonical
      ON t.canonical_key = given.value AND ${isLive("t")}
    UNION ALL
    SELECT given.value, t.id, -t.seq
    FROM json_each(?1) AS given CROSS JOIN topics AS t INDEXED BY topics_private_canonical
      ON t.canonical_key = given.value AND ${isPrivateTo("?2", "t")}
  ) GROUP BY key`

/** SQL for the id of the live topic with this name, or else with this canonical key. */
export const liveTopicNamed = (normalizedName: string, canonicalKey: string) => `coalesce(
    (SELECT id FROM topics WHERE normalized_name = ${normalizedName} AND ${isLive()}),
    (SELECT id FROM topics INDEXED BY topics_canonical
     WHERE canonical_key = ${canonicalKey} AND ${isLive()} ORDER BY seq LIMIT 1)
  )`

/** `liveTopicNamed` including the organization's private topics, which come first. */
export const usableTopicNamed = (normalizedName: string, canonicalKey: string, org: string) => `coalesce(
    (SELECT id FROM topics INDEXED BY topics_private_name
     WHERE normalized_name = ${normalizedName} AND ${isPrivateTo(org)}),
    (SELECT id FROM topics WHERE normalized_name = ${normalizedName} AND ${isLive()}),
    (SELECT id FROM topics INDEXED BY topics_private_canonical
     WHERE canonical_key = ${canonicalKey} AND ${isPrivateTo(org)} ORDER BY seq LIMIT 1),
    (SELECT id FROM topics INDEXED BY topics_canonical
     WHERE canonical_key = ${canonicalKey} AND ${isLive()} ORDER BY seq LIMIT 1)
  )`

export type Found = { key: string; id: string }
type Named = { normalizedName: string; canonicalKey: string }

/**
 * The topic for each name that the organization may use, by normalized name or canonical key. Without an organization, only catalog topics.
 */
export async function findByName(
  d1: D1Database,
  names: readonly Named[],
  org: { id: string } | null,
): Promise<(string | undefined)[]> {
  const lookUp = lookUpByName(d1, names, org)
  return lookUp.read(await d1.batch<Found>(lookUp.statements))
}

/** `findByName` as statements with a parser for their results, for a batch with other look-ups. */
export function lookUpByName(d1: D1Database, names: readonly Named[], org: { id: string } | null) {
  const owner = org?.id ?? null
  return {
    statements: [
      d1.prepare(BY_NAME).bind(JSON.stringify(names.map(({ normalizedName }) => normalizedName)), owner),
      d1.prepare(BY_KEY).bind(JSON.stringify(names.map(({ canonicalKey }) => canonicalKey).filter(Boolean)), owner),
    ],
    read([byName, byKey]: readonly D1Result<Found>[]) {
      const [named, keyed] = [idsOf(byName), idsOf(byKey)]
      return names.map(({ normalizedName, canonicalKey }) => named.get(normalizedName) ?? keyed.get(canonicalKey))
    },
  }
}

/** The found ids by the searched value. */
export const idsOf = (answer: D1Result<Found> | undefined): Map<string, string> =>
  new Map(answer?.results.map(({ key, id }) => [key, id]))

/**
 * The most similar live topic for each, at or above the threshold. The index may be stale, so liveness is read from the
 * database.
 */
export async function findBySimilarity(
  { directory, vectors }: Pick<Services, "directory" | "vectors">,
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
  const { results } = await directory
    .prepare(
      `SELECT t.id AS id, t.topic_name AS name FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value
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
