import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { isLive, isPrivateTo } from "../../kernel/db/live-topics.ts"
import { matchExpression } from "../../kernel/db/search-words.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Found, idsOf } from "./find-existing.ts"
import { LINK_COLUMNS, type LinkRow } from "./record.ts"

/** The rows of `org_topics` the caller may see: its organization's, or its workspace's if it names one. */
export function ownRows({ org, workspace }: Pick<OrgContext, "org" | "workspace">, alias = "link"): Sql {
  const mine = sql(`${alias}.org_id = ? AND ${alias}.hidden = 0`, org.id)
  return workspace === "" ? mine : sql(`${mine.text} AND ${alias}.workspace_id = ?`, ...mine.values, workspace)
}

/**
 * Selects links by their own or their topics' ids, each with the matching id as `given`; with `ofTopic`, the topic is `t`. If several rows have the same `given`, the last
 * one wins: for a topic in several workspaces, the link without a workspace, else the oldest.
 */
export function selectLinks(
  ctx: OrgContext,
  json: string,
  columns: string,
  { ofTopic = false } = {},
): D1PreparedStatement[] {
  const mine = ownRows(ctx)
  const join = ofTopic ? "CROSS JOIN topics AS t ON t.id = link.topic_id" : ""
  const select = `SELECT given.value AS given, ${columns} FROM json_each(?) AS given`
  const byTopic = sql(
    `${select} CROSS JOIN org_topics AS link INDEXED BY org_topics_topic_link
       ON link.topic_id = given.value AND link.org_id = ?
     ${join} WHERE ${mine.text} ORDER BY link.workspace_id <> '' DESC, link.seq DESC`,
    json,
    ctx.org.id,
    ...mine.values,
  )
  const byLink = sql(
    `${select} CROSS JOIN org_topics AS link ON link.id = given.value ${join} WHERE ${mine.text}`,
    json,
    ...mine.values,
  )
  return [prepare(ctx.library, byTopic), prepare(ctx.library, byLink)]
}

/** Links by their own or their topics' ids, unordered. */
export async function findLinks(ctx: OrgContext, ids: readonly string[]): Promise<Map<string, LinkRow>> {
  const json = JSON.stringify([...new Set(ids)])
  const answers = await ctx.library.batch<LinkRow & { given: string }>(
    selectLinks(ctx, json, LINK_COLUMNS, { ofTopic: true }),
  )
  return new Map(answers.flatMap(({ results }) => results.map(({ given, ...row }) => [given, row])))
}

/** A link by library or global id. */
export async function findLink(ctx: OrgContext, id: string): Promise<LinkRow> {
  const link = (await findLinks(ctx, [id])).get(id)
  if (!link) throw new AppError(404, "Topic not found")
  return link
}

/** Links by name: the organization's own names, then names of live topics and of its private topics. */
const BY_EFFECTIVE_NAME = `
  SELECT given.value AS key, link.topic_id AS id, link.seq AS seq
  FROM json_each(?1) AS given CROSS JOIN org_topics AS link INDEXED BY org_topics_own_name
    ON link.org_id = ?2 AND link.normalized_name = given.value AND link.hidden = 0 AND link.overrides <> '{}'
  WHERE link.workspace_id = ?3
  ${[
    `topics_live_name ON t.normalized_name = given.value AND ${isLive("t")}`,
    `topics_private_name ON t.normalized_name = given.value AND ${isPrivateTo("?2", "t")}`,
  ]
    .map(
      (index) => `UNION
    SELECT given.value, link.topic_id, link.seq FROM json_each(?1) AS given CROSS JOIN topics AS t INDEXED BY ${index}
    CROSS JOIN org_topics AS link INDEXED BY org_topics_catalog
      ON link.org_id = ?2 AND link.topic_seq = t.seq AND link.workspace_id = ?3
    WHERE link.hidden = 0 AND link.normalized_name = given.value`,
    )
    .join("\n  ")}
  ORDER BY 3`

/** The topics with these normalized names in this workspace. */
export const findByEffectiveName = async (ctx: OrgContext, names: readonly string[]): Promise<Map<string, string>> =>
  idsOf(await lookUpByEffectiveName(ctx, names).all<Found>())

export const lookUpByEffectiveName = ({ library, org, workspace }: OrgContext, names: readonly string[]) =>
  library.prepare(BY_EFFECTIVE_NAME).bind(JSON.stringify(names), org.id, workspace)

/** Which of these topics the workspace's library has. */
export async function heldTopics(
  { library, org, workspace }: OrgContext,
  topicIds: readonly string[],
): Promise<Set<string>> {
  const { results } = await prepare(
    library,
    sql`SELECT link.topic_id AS id FROM json_each(${JSON.stringify(topicIds)}) AS given
      CROSS JOIN org_topics AS link ON link.topic_id = given.value AND link.org_id = ${org.id}
        AND link.workspace_id = ${workspace} WHERE link.hidden = 0`,
  ).all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}

/** Links by the string of the source that brought them. The words' index finds them, so that no other is needed. */
const BY_ORIGINAL_NAME = `
  SELECT given.value ->> 1 AS key, link.topic_id AS id, link.seq AS seq
  FROM json_each(?1) AS given CROSS JOIN org_topics_fts AS words ON words.words MATCH given.value ->> 0
  CROSS JOIN org_topics AS link ON link.seq = words.rowid
  WHERE link.org_id = ?2 AND link.workspace_id = ?3 AND link.hidden = 0 AND link.original_name = given.value ->> 1
  ORDER BY 3`

export function lookUpByOriginalName({ library, org, workspace }: OrgContext, sources: readonly string[]) {
  const given = sources.flatMap((source) => {
    const words = matchExpression(source, `${org.id}_`)
    return words === undefined ? [] : [[words, source]]
  })
  return library.prepare(BY_ORIGINAL_NAME).bind(JSON.stringify(given), org.id, workspace)
}
