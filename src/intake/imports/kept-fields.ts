import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import type { Arrival } from "../../topics/library/intake-statements.ts"
import { notePrices } from "../../topics/prices/note-prices.ts"

/** What a row says besides its topic's classification. */
export type Kept = { fields?: Record<string, string>; tags?: readonly string[]; price?: StatedPrice }
/** Without a currency, that of the organization's default price. */
export type StatedPrice = { cpm: number; currency: string | null }

/** The links of the rows ?1: new ones, or those that the library has already. */
const LINKS = `
  SELECT link.seq, given.value AS row FROM json_each(?1) AS given
  CROSS JOIN org_topics AS link ON link.id = given.value ->> 0 AND link.org_id = ?2
  UNION ALL
  SELECT link.seq, given.value FROM json_each(?1) AS given
  CROSS JOIN org_topics AS link ON link.topic_id = given.value ->> 1 AND link.org_id = ?2 AND link.workspace_id = ?3
  WHERE link.id <> given.value ->> 0`

const KEEP = `
  WITH links AS MATERIALIZED (${LINKS})
  UPDATE org_topics SET fields = json_patch(coalesce(fields, '{}'), links.row ->> 2), price = coalesce(links.row ->> 3, price)
  FROM links WHERE org_topics.seq = links.seq`

const TAG = `
  INSERT OR IGNORE INTO topic_tags (org_id, tag, link_seq)
  SELECT ?2, tag.value, links.seq FROM (${LINKS}) AS links CROSS JOIN json_each(links.row ->> 3) AS tag`

/** Statements that keep fields and tags of the rows with their topics. There are none for an import without such columns. */
export function keepFields(
  { library, org, workspace }: OrgContext,
  arrivals: readonly Arrival[],
  keptAt: (index: number) => Kept | undefined,
  { setsPrices = false }: { setsPrices?: boolean } = {},
): D1PreparedStatement[] {
  const rows = arrivals.flatMap(({ index, linkId, topicId }) => {
    const { fields, tags, price } = keptAt(index) ?? {}
    return fields || tags ? [{ link: [linkId, topicId], fields, tags, price: setsPrices ? price : undefined }] : []
  })
  const statements = (text: string, some: readonly unknown[][]) =>
    some.length === 0 ? [] : jsonParameters(some).map((json) => library.prepare(text).bind(json, org.id, workspace))
  const kept = rows.flatMap(({ link, fields, price }) =>
    fields ? [[...link, JSON.stringify(fields), price ? JSON.stringify(price) : null]] : [],
  )
  const tagged = rows.flatMap(({ link, tags }) => (tags ? [[...link, null, JSON.stringify(tags)]] : []))
  const isPriced = rows.some(({ price }) => price !== undefined)
  return [...statements(KEEP, kept), ...statements(TAG, tagged), ...(isPriced ? notePrices({ library, org }) : [])]
}
