import type { OrgContext } from "../../kernel/context.ts"
import { bulkInsert, jsonParameters, rowsOf } from "../../kernel/db/bulk-insert.ts"
import { isLive, isPrivateTo, isUsableBy, PRIVATE } from "../../kernel/db/live-topics.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { usableTopicNamed } from "./find-existing.ts"
import {
  DECIDED_COLUMNS,
  type DecidedCells,
  EDITABLE_COLUMNS,
  EFFECTIVE_COLUMNS,
  effectiveValue,
  NAME_COLUMNS,
} from "../rows/columns.ts"
import { columnsOf } from "../rows/texts.ts"

/** A row to be added to a library. */
export type Arrival = {
  index: number
  linkId: string
  historyId: string
  /** The existing topic, if known; else it is found by name after the new topics are written. */
  topicId: string | null
  newTopicId: string | null
  normalizedName: string
  canonicalKey: string
  topicName: string
  originalName: string | null
  ownNormalizedName: string
  parentCategory: string | null
  taxonomyType: string | null
  subcategory: string | null
  iabCode: string | null
  segmentType: string | null
  engineVersion: string | null
  keywords: string | null
  /** The caller's own descriptions, which override the topic's. Null if the caller gave only a name. */
  own: string | null
  externalId: string | null
  performanceScore: number | null
}

const ARRIVAL_KEYS = [
  "index",
  "linkId",
  "historyId",
  "topicId",
  "newTopicId",
  "normalizedName",
  "canonicalKey",
  "topicName",
  "originalName",
  "ownNormalizedName",
  "parentCategory",
  "taxonomyType",
  "subcategory",
  "iabCode",
  "segmentType",
  "engineVersion",
  "keywords",
  "own",
  "externalId",
  "performanceScore",
] as const satisfies readonly (keyof Arrival)[]

/** Arrivals of the organization ?2 with their topic: the newly inserted one, or the one a concurrent call inserted first. */
const ARRIVED = `(SELECT ${ARRIVAL_KEYS.map((key, i) => `value ->> ${i} AS "${key}"`).join(", ")} FROM ${rowsOf("?1")}) AS r
  CROSS JOIN topics AS t ON t.id = coalesce(r.topicId, ${usableTopicNamed("r.normalizedName", "r.canonicalKey", "?2")})`

/** Supplied values that differ from the topic. A null in a JSON patch removes its key. Most arrivals have none, so that is tested first. */
const OVERRIDES = `iif(r.own IS NULL AND r.topicName = t.topic_name, '{}', json_patch(
    json_patch(coalesce(r.own, '{}'), json_object(
      'topic_name', nullif(r.topicName, t.topic_name),
      'normalized_name', iif(r.topicName <> t.topic_name, r.ownNormalizedName, NULL),
      'parent_category', nullif(r.parentCategory, t.parent_category),
      'taxonomy_type', nullif(r.taxonomyType, t.taxonomy_type),
      'subcategory', nullif(r.subcategory, t.subcategory),
      'iab_code', iif(r.parentCategory <> t.parent_category OR r.subcategory <> t.subcategory, nullif(r.iabCode, t.iab_code), NULL),
      'segment_type', nullif(r.segmentType, t.segment_type),
      'engine_version', nullif(r.engineVersion, t.engine_version)
    )),
    iif(r.keywords <> t.keywords, '{"keywords":' || r.keywords || '}', '{}')
  ))`

/** A column of a new link, from `arrived`. */
const linkValue = (column: string) => `iif(overrides = '{}', ${column}, ${effectiveValue(column, "overrides", column)})`

// Materialized, because flattened into the insert the overrides would be computed again for every column.
const LINK = `
  WITH arrived AS MATERIALIZED (
    SELECT r.linkId, t.id AS topicId, t.seq, ${columnsOf("t", EFFECTIVE_COLUMNS)},
      r.externalId, r.performanceScore, r.originalName, ${OVERRIDES} AS overrides
    FROM ${ARRIVED} WHERE ${isUsableBy("?2", "t")}
  )
  INSERT INTO org_topics (id, org_id, workspace_id, topic_id, topic_seq, ${EFFECTIVE_COLUMNS.join(", ")},
    overrides, external_id, performance_score, original_name, source, batch_id, created_at, updated_at)
  SELECT linkId, ?2, ?3, topicId, seq, ${EFFECTIVE_COLUMNS.map(linkValue).join(", ")}, overrides, externalId, performanceScore, originalName, ?4, ?5, ?6, ?6
  FROM arrived WHERE true
  ON CONFLICT DO NOTHING RETURNING id AS orgTopicId, topic_id AS topicId`

/** SQL for the history values of a new link. */
export const linkValues = (link: string) =>
  `json_object(${EDITABLE_COLUMNS.map((column) => `'${column}', ${link}.${column}`).join(", ")})`

const LINK_HISTORY = insertLibraryHistory(
  {
    id: "value ->> 1",
    orgId: "?2",
    orgTopicId: "link.id",
    changeType: "?3",
    changedBy: "?4",
    newValues: linkValues("link"),
    source: "?5",
    metadata: "json_patch('{}', json_object('topicId', link.topic_id, 'batchId', link.batch_id))",
    changedAt: "?6",
  },
  "FROM json_each(?1) CROSS JOIN org_topics AS link ON link.id = value ->> 0",
)

/** Existing links that lack a value the arrival has. A score is a measurement: the latest wins. */
const TO_FILL = `FROM ${ARRIVED}
  CROSS JOIN org_topics AS link ON link.org_id = ?2 AND link.workspace_id = ?3 AND link.topic_id = t.id
  WHERE link.id <> r.linkId AND (
    (link.external_id IS NULL AND r.externalId IS NOT NULL)
    OR (r.performanceScore IS NOT NULL AND r.performanceScore IS NOT link.performance_score) OR link.source IS NULL
  )`

const FILL_HISTORY = insertLibraryHistory(
  {
    id: "r.historyId",
    orgId: "?2",
    orgTopicId: "link.id",
    changeType: "'metadata_enrichment'",
    changedBy: "?4",
    previousValues:
      "json_patch('{}', json_object('performance_score', iif(r.performanceScore IS NULL, NULL, link.performance_score)))",
    newValues: `json_patch('{}', json_object(
      'external_id', iif(link.external_id IS NULL, r.externalId, NULL),
      'performance_score', nullif(r.performanceScore, link.performance_score),
      'source', iif(link.source IS NULL, ?5, NULL)
    ))`,
    source: "?5",
    metadata: "json_patch('{}', json_object('batchId', ?7))",
    changedAt: "?6",
  },
  `${TO_FILL} GROUP BY link.id`,
)

// Materialized, because flattened into the update the join would scan every link.
const FILL = `
  WITH filled AS MATERIALIZED (
    SELECT org_topic_id, new_values FROM json_each(?1) CROSS JOIN topic_history ON topic_history.id = value
    WHERE change_type = 'metadata_enrichment'
  )
  UPDATE org_topics SET
    external_id = coalesce(external_id, filled.new_values ->> 'external_id'),
    performance_score = coalesce(filled.new_values ->> 'performance_score', performance_score),
    source = coalesce(source, filled.new_values ->> 'source'),
    updated_at = ?2
  FROM filled WHERE org_topics.id = filled.org_topic_id`

const OUTCOMES = `
  SELECT r."index" AS "index", link.id AS orgTopicId, t.id AS topicId, link.id = r.linkId AS isNewLink,
    t.id IS r.newTopicId AS isNewTopic,
    EXISTS (SELECT 1 FROM topic_history WHERE id = r.historyId AND change_type = 'metadata_enrichment') AS isFilled
  FROM ${ARRIVED}
  CROSS JOIN org_topics AS link ON link.org_id = ?2 AND link.workspace_id = ?3 AND link.topic_id = t.id`

export type OutcomeRow = {
  index: number
  orgTopicId: string
  topicId: string
  isNewLink: number
  isNewTopic: number
  isFilled: number
}

export type Sender = {
  changeType: "created" | "imported" | "synced"
  source: string
  batchId?: string
  fillEmpty?: boolean
}

const TOPIC_COLUMNS = [
  "id",
  ...NAME_COLUMNS,
  ...DECIDED_COLUMNS,
  "created_at",
  "updated_at",
  "owner_org_id",
  "merged_into",
]

type NewRow = {
  id: string
  names: readonly [string, string, string]
  /** In storage form. */
  decided: DecidedCells
}
type Origin = {
  at: string
  /** The organization that keeps the topics private; null for topics of the catalog. */
  owner: string | null
}

/** A new global topic in storage form. */
export const storedTopic = ({ id, names, decided }: NewRow, { at, owner }: Origin) => [
  id,
  ...names,
  ...DECIDED_COLUMNS.map((column) => decided[column]),
  at,
  at,
  owner,
  owner === null ? null : PRIVATE,
]

/** Inserts new global topics, except those whose name or canonical key was taken concurrently. */
export function insertTopics(
  d1: D1Database,
  rows: readonly ReturnType<typeof storedTopic>[],
  { owner }: Pick<Origin, "owner">,
): D1PreparedStatement[] {
  return bulkInsert(d1, "topics", TOPIC_COLUMNS, rows, (cell) => {
    const others = owner === null ? isLive("other") : isPrivateTo(cell("owner_org_id"), "other")
    return `AND NOT EXISTS (
      SELECT 1 FROM topics AS other WHERE other.canonical_key = ${cell("canonical_key")} AND ${others}
    ) ON CONFLICT DO NOTHING`
  })
}

/** A link created by a statement. */
export type NewLink = { orgTopicId: string; topicId: string }

/** Statements that link arrivals to their topics. Each returns the links it created; `readOutcomes` finds the rest. */
export const linkArrivals = (
  { library, org, workspace }: OrgContext,
  arrivals: readonly Arrival[],
  { source, batchId }: Sender,
  at: string,
): D1PreparedStatement[] =>
  pack(arrivals).map((json) => library.prepare(LINK).bind(json, org.id, workspace, source, batchId ?? null, at))

/** Statements that write the history of new links and fill missing values of existing ones. */
export function recordArrivals(ctx: OrgContext, arrivals: readonly Arrival[], sender: Sender, at: string) {
  const { library, org, workspace, actor } = ctx
  const { changeType, source, batchId, fillEmpty } = sender
  const added = jsonParameters(arrivals.map(({ linkId, historyId }) => [linkId, historyId])).map((json) =>
    library.prepare(LINK_HISTORY).bind(json, org.id, changeType, actor.userId, source, at),
  )
  const filling = fillEmpty ? arrivals.filter(mayFill) : []
  const filled = pack(filling).map((json) =>
    library.prepare(FILL_HISTORY).bind(json, org.id, workspace, actor.userId, source, at, batchId ?? null),
  )
  const values = jsonParameters(filling.map(({ historyId }) => historyId)).map((json) =>
    library.prepare(FILL).bind(json, at),
  )
  return [...added, ...filled, ...values]
}

/** A new catalog topic has no link yet, or one that a concurrent call just created, which already has a source. */
const mayFill = ({ topicId, externalId, performanceScore }: Arrival) =>
  topicId !== null || externalId !== null || performanceScore !== null

/** Statements that read the outcomes of arrivals. */
export const readOutcomes = (
  { library, org, workspace }: OrgContext,
  arrivals: readonly Arrival[],
): D1PreparedStatement[] => pack(arrivals).map((json) => library.prepare(OUTCOMES).bind(json, org.id, workspace))

const pack = (arrivals: readonly Arrival[]) =>
  jsonParameters(arrivals.map((arrival) => ARRIVAL_KEYS.map((key) => arrival[key])))
