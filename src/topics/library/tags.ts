import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { TagList } from "./schema.ts"
import { ownRows } from "./store.ts"

const MAX_TAGS = 500

/** Seeks from tag to tag in the index, without reading the topics of each tag. */
const DISTINCT = `
  WITH RECURSIVE found(tag) AS (
    SELECT min(tag) FROM topic_tags WHERE org_id = ?1
    UNION ALL SELECT (SELECT min(tag) FROM topic_tags WHERE org_id = ?1 AND tag > found.tag) FROM found
    WHERE found.tag IS NOT NULL LIMIT ${MAX_TAGS + 1}
  ) SELECT tag FROM found WHERE tag IS NOT NULL LIMIT ${MAX_TAGS}`

/** The organization's tags, in alphabetical order. */
export async function listTags({ library, org }: OrgContext): Promise<TagList> {
  const { results } = await library.prepare(DISTINCT).bind(org.id).all<{ tag: string }>()
  return { tags: results.map(({ tag }) => tag) }
}

/** Statements that add and remove tags of these topics. */
export function tagStatements(
  ctx: OrgContext,
  ids: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): D1PreparedStatement[] {
  const [mine, json] = [ownRows(ctx), JSON.stringify(ids)]
  const links = sql(
    `json_each(?) AS target CROSS JOIN org_topics AS link ON link.id = target.value WHERE ${mine.text}`,
    json,
    ...mine.values,
  )
  const removal = sql(
    `DELETE FROM topic_tags WHERE org_id = ? AND tag IN (SELECT value FROM json_each(?))
       AND link_seq IN (SELECT link.seq FROM ${links.text})`,
    ctx.org.id,
    JSON.stringify(remove),
    ...links.values,
  )
  const addition = sql(
    `INSERT OR IGNORE INTO topic_tags (org_id, tag, link_seq)
     SELECT ?, given.value, link.seq FROM json_each(?) AS given CROSS JOIN ${links.text}`,
    ctx.org.id,
    JSON.stringify(add),
    ...links.values,
  )
  return [...(remove.length > 0 ? [removal] : []), ...(add.length > 0 ? [addition] : [])].map((one) =>
    prepare(ctx.library, one),
  )
}
