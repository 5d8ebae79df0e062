import { isLive, isUsableBy } from "../kernel/db/live-topics.ts"
import { testServices } from "./factories.ts"

const COARSE = "taxonomy_type, parent_category, segment_type, audience_type"
const LAYERS = `segment_type, audience_type, sensitivity, intensity, buyer_journey, coalesce(source, ''), engine_version,
  external_id IS NOT NULL`

const NODES = "subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code"
const NODE_VALUES = NODES.replaceAll(/(subcategory_l\d)/g, "coalesce($1, '')")
const live = isLive("t")
const coarse = COARSE.replaceAll(/(\w+_\w+)/g, "t.$1")
const OWN_PLACE = "coalesce(o.overrides ->> 'parent_category', o.overrides ->> 'subcategory') IS NOT NULL"

const compare = (kept: string, counted: string) =>
  testServices().d1.prepare(
    `SELECT 'kept' AS who, * FROM (${kept} EXCEPT ${counted}) UNION ALL SELECT 'counted', * FROM (${counted} EXCEPT ${kept})`,
  )

/** Counts maintained by triggers that differ from the rows they count, and links with wrong effective values. */
export const countDifferences = async (orgId: string) => [
  ...(await libraryDifferences(orgId)),
  ...(await catalogDifferences()),
]

/** Those of one organization. */
export async function libraryDifferences(orgId: string) {
  const { d1 } = testServices()
  const mine = `FROM org_topics WHERE org_id = ?1 AND hidden = 0`
  const outcomes = await d1.batch([
    compare(
      `SELECT workspace_id, ${COARSE}, n FROM library_cells WHERE org_id = ?1`,
      `SELECT workspace_id, ${COARSE}, count(*) ${mine} GROUP BY workspace_id, ${COARSE}`,
    ).bind(orgId),
    compare(
      `SELECT workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version,
         has_external_id, n FROM layer_cells WHERE org_id = ?1`,
      `SELECT workspace_id, ${LAYERS}, count(*) ${mine} GROUP BY workspace_id, ${LAYERS}`,
    ).bind(orgId),
    compare(
      `SELECT scope, ${COARSE}, n FROM catalog_cells WHERE scope = ?1`,
      `SELECT ?1, ${coarse}, count(DISTINCT t.id) FROM topics AS t JOIN org_topics AS o ON o.topic_id = t.id
       WHERE o.org_id = ?1 AND ${live} GROUP BY ${coarse}`,
    ).bind(orgId),
    compare(
      `SELECT scope, ${COARSE}, n FROM catalog_cells WHERE scope = ?1 || ' west'`,
      `SELECT ?1 || ' west', ${coarse}, count(*) FROM topics AS t JOIN org_topics AS o ON o.topic_id = t.id
       WHERE o.org_id = ?1 AND o.workspace_id = 'west' AND ${live} GROUP BY ${coarse}`,
    ).bind(orgId),
    compare(
      `SELECT workspace_id, ${NODES}, n FROM node_cells WHERE org_id = ?1`,
      `SELECT workspace_id, ${NODE_VALUES}, count(*) ${mine} GROUP BY workspace_id, ${NODE_VALUES}`,
    ).bind(orgId),
    compare(
      "SELECT topic_seq, workspace_id, external, performance_score FROM held_topics WHERE org_id = ?1",
      `SELECT topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics WHERE org_id = ?1`,
    ).bind(orgId),
    d1
      .prepare(
        `SELECT o.id FROM org_topics AS o JOIN topics AS t ON t.id = o.topic_id WHERE o.org_id = ?1 AND (
           o.topic_seq <> t.seq OR o.hidden = ${isUsableBy("o.org_id", "t")}
           OR o.topic_name <> coalesce(o.overrides ->> 'topic_name', t.topic_name)
           OR o.segment_type <> coalesce(o.overrides ->> 'segment_type', t.segment_type)
           OR o.confidence IS NOT iif(${OWN_PLACE}, NULL, t.confidence) OR o.unsure <> iif(${OWN_PLACE}, 0, t.unsure)
           OR o.parent_category <> coalesce(o.overrides ->> 'parent_category', t.parent_category))`,
      )
      .bind(orgId),
  ])
  return outcomes.flatMap(({ results }) => results)
}

/** Those of the whole catalog: this reads the topics of every test. */
async function catalogDifferences() {
  const outcomes = await testServices().d1.batch([
    compare(
      `SELECT ${COARSE}, n FROM catalog_cells WHERE scope = ''`,
      `SELECT ${coarse}, count(*) FROM topics AS t WHERE ${live} GROUP BY ${coarse}`,
    ),
    compare(
      `SELECT ${NODES}, n FROM node_cells WHERE org_id = ''`,
      `SELECT ${NODE_VALUES}, count(*) FROM topics AS t WHERE ${live} GROUP BY ${NODE_VALUES}`,
    ),
  ])
  return outcomes.flatMap(({ results }) => results)
}
