import type { Services } from "../../../kernel/context.ts"
import { isLive } from "../../../kernel/db/live-topics.ts"
import { type GlobalEntry, insertLibraryHistory, writeGlobalHistory } from "../../../topics/history/write-history.ts"
import type { Member } from "./prepare-merge.ts"

/** Members are packed as `[id, winner, rank, merged into, last link]`. All statements below read them from ?1 and the job id from ?2. */
const MEMBER_LINKS = `json_each(?1) AS m CROSS JOIN org_topics AS link
  ON link.topic_id = m.value ->> 0 AND link.seq <= coalesce(m.value ->> 4, ${Number.MAX_SAFE_INTEGER})`

/**
 * Links of one organization and workspace to one group: the winner's link is kept, else the next in rank, and the other links are folded
 * into it. The mapping is recorded first, since later statements change the links.
 */
export const LINKS_OF_GROUPS = `
  SELECT link.id AS id, link.org_id AS org_id, m.value ->> 2 AS rank, first_value(link.id) OVER (
    PARTITION BY m.value ->> 1, link.org_id, link.workspace_id ORDER BY m.value ->> 2
  ) AS keeper
  FROM ${MEMBER_LINKS}`

const FOLD = `
  INSERT INTO job_findings (job_id, list, key, value)
  SELECT ?2, 'folded', id, json_quote(keeper) FROM (${LINKS_OF_GROUPS}) WHERE id <> keeper`

const FOLDED = `folded AS MATERIALIZED (
    SELECT link.id, link.org_id, link.topic_id, link.external_id, link.source, link.batch_id, link.performance_score,
      link.overrides, m.value ->> 2 AS rank, m.value ->> 1 AS winner, f.value ->> '$' AS keeper
    FROM ${MEMBER_LINKS} CROSS JOIN job_findings AS f ON f.job_id = ?2 AND f.list = 'folded' AND f.key = link.id
  )`

/** The first non-null value by rank: the minimum of the values prefixed with their rank. */
const firstOf = (column: string) =>
  `substr(min(iif(${column} IS NULL, NULL, printf('%06d', rank) || ${column})), 7) AS ${column}`

const GAIN = `gain AS MATERIALIZED (
    SELECT keeper, ${firstOf("external_id")}, ${firstOf("source")}, ${firstOf("batch_id")},
      max(performance_score) AS performance_score,
      json_group_array(json_object('orgTopicId', id, 'topicId', topic_id, 'overrides', json(overrides))) AS merged
    FROM folded GROUP BY keeper
  )`

const higher = (a: string, b: string) => `coalesce(max(${a}, ${b}), ${a}, ${b})`

/** Values of a merged link are recorded in the history of the link that replaces it. */
const RECORD_FOLDED = `WITH ${FOLDED}, ${GAIN} ${insertLibraryHistory(
  {
    orgId: "link.org_id",
    orgTopicId: "link.id",
    changeType: "'metadata_enrichment'",
    changedBy: "?4",
    previousValues:
      "iif(gain.performance_score > link.performance_score, json_object('performance_score', link.performance_score), '{}')",
    newValues: `json_patch('{}', json_object(
      'external_id', iif(link.external_id IS NULL, gain.external_id, NULL),
      'source', iif(link.source IS NULL, gain.source, NULL),
      'performance_score', iif(
        gain.performance_score > coalesce(link.performance_score, gain.performance_score - 1), gain.performance_score, NULL
      )
    ))`,
    source: "'merge'",
    metadata: "json_object('jobId', ?2, 'merged', json(gain.merged))",
    changedAt: "?3",
  },
  "FROM gain CROSS JOIN org_topics AS link ON link.id = gain.keeper",
)}`

const FILL = `
  WITH ${FOLDED}, ${GAIN}
  UPDATE org_topics SET
    external_id = coalesce(org_topics.external_id, gain.external_id),
    source = coalesce(org_topics.source, gain.source),
    batch_id = coalesce(org_topics.batch_id, gain.batch_id),
    performance_score = ${higher("org_topics.performance_score", "gain.performance_score")},
    updated_at = ?3
  FROM gain WHERE org_topics.id = gain.keeper`

/**
 * If both links have a live segment on one connection, both segments stay on the platform. The second records the link
 * it was pushed for, and can be deactivated like any other.
 */
const MOVE_ACTIVATIONS = `
  WITH ${FOLDED}
  UPDATE activations SET org_topic_id = folded.keeper, topic_id = folded.winner,
    merged_from = iif(status IN ('pending', 'active') AND merged_from = '', folded.id, merged_from)
  FROM folded WHERE activations.org_topic_id = folded.id`

const FIRST_OF_CONNECTION = `
  WITH ${FOLDED}
  UPDATE activations SET merged_from = '' WHERE id IN (
    SELECT id FROM (
      SELECT a.id, row_number() OVER (
        PARTITION BY a.connection_id, a.org_topic_id
        ORDER BY a.merged_from <> '', a.status <> 'active', a.created_at, a.id
      ) AS place
      FROM (SELECT DISTINCT keeper FROM folded) AS kept CROSS JOIN activations AS a ON a.org_topic_id = kept.keeper
      WHERE a.status IN ('pending', 'active')
    ) WHERE place = 1
  ) AND merged_from <> ''`

const POINT_ACTIVATIONS = `
  WITH moved AS MATERIALIZED (SELECT link.id, m.value ->> 1 AS winner FROM ${MEMBER_LINKS} WHERE m.value ->> 2 > 0)
  UPDATE activations SET topic_id = moved.winner FROM moved WHERE activations.org_topic_id = moved.id`

const MOVE_HISTORY = `
  WITH ${FOLDED}
  UPDATE topic_history SET org_topic_id = folded.keeper
  FROM folded WHERE topic_history.org_id = folded.org_id AND topic_history.org_topic_id = folded.id`

/** Match values that both links have stay on the folded link, to avoid duplicates. */
const MOVE_MEMBERS = `
  WITH ${FOLDED}
  UPDATE OR IGNORE segment_members SET org_topic_id = folded.keeper
  FROM folded WHERE segment_members.org_id = folded.org_id AND segment_members.org_topic_id = folded.id`

const DROP = `WITH ${FOLDED} DELETE FROM org_topics WHERE id IN (SELECT id FROM folded)`

const REPOINT = `
  WITH moved AS MATERIALIZED (
    SELECT link.seq, m.value ->> 1 AS winner FROM ${MEMBER_LINKS} WHERE m.value ->> 2 > 0
  )
  UPDATE org_topics SET topic_id = moved.winner, updated_at = ?3 FROM moved WHERE org_topics.seq = moved.seq`

/** Rolls the batch back if a topic on either side was merged or archived after it was read. */
const MERGE_TOPICS = `
  UPDATE topics SET merged_into = m.value ->> 3, updated_at = iif(
    ${isLive("topics")} AND EXISTS (
      SELECT 1 FROM topics AS winner
      WHERE winner.id = m.value ->> 1 AND ${isLive("winner")}
    ), ?3, NULL)
  FROM json_each(?1) AS m WHERE topics.id = m.value ->> 0 AND m.value ->> 2 > 0`

export const packMembers = (members: readonly Member[]) =>
  JSON.stringify(
    members.map(({ id, winnerId, rank, mergedInto, lastLink }) => [id, winnerId, rank, mergedInto, lastLink ?? null]),
  )

/** All statements of a merge, in dependency order. */
export function mergeStatements(
  { directory, library }: Pick<Services, "directory" | "library">,
  members: readonly Member[],
  { jobId, changedBy, at }: { jobId: string; changedBy: string; at: string },
): D1PreparedStatement[] {
  if (members.length === 0) return []
  const packed = packMembers(members)
  const history = members.flatMap(({ id, engineVersion, mergedInto: winnerId }): GlobalEntry[] =>
    winnerId === null
      ? []
      : [
          {
            topicId: id,
            changeType: "merged",
            engineVersionBefore: engineVersion,
            engineVersionAfter: engineVersion,
            previousValues: { merged_into: null },
            newValues: { merged_into: winnerId },
            changedBy,
            source: "admin_merge",
            batchId: jobId,
            metadata: { winnerId },
            changedAt: at,
          },
        ],
  )
  return [
    library.prepare(FOLD).bind(packed, jobId),
    library.prepare(RECORD_FOLDED).bind(packed, jobId, at, changedBy),
    library.prepare(FILL).bind(packed, jobId, at),
    library.prepare(MOVE_ACTIVATIONS).bind(packed, jobId),
    library.prepare(FIRST_OF_CONNECTION).bind(packed, jobId),
    library.prepare(POINT_ACTIVATIONS).bind(packed),
    library.prepare(MOVE_HISTORY).bind(packed, jobId),
    library.prepare(MOVE_MEMBERS).bind(packed, jobId),
    library.prepare(DROP).bind(packed, jobId),
    library.prepare(REPOINT).bind(packed, null, at),
    directory.prepare(MERGE_TOPICS).bind(packed, null, at),
    ...writeGlobalHistory(directory, history),
  ]
}
