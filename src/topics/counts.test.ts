import * as fc from "fast-check"
import { it } from "vitest"
import { aName, anOrg, testServices } from "../testing/factories.ts"
import { editTopic } from "./edit-topic.ts"
import { deleteTopics } from "./delete-topics.ts"
import { createTopic } from "./create-topic.ts"
import { reclassifyTopic } from "./reclassify.ts"

const COARSE = "taxonomy_type, parent_category, segment_type, audience_type"
const LAYERS = `segment_type, audience_type, sensitivity, intensity, buyer_journey, coalesce(source, ''), engine_version,
  external_id IS NOT NULL`

/** Every count kept by a trigger against the rows it counts. */
async function differences(orgId: string) {
  const { d1 } = testServices()
  const compare = (kept: string, counted: string) =>
    d1.prepare(
      `SELECT 'kept' AS who, * FROM (${kept} EXCEPT ${counted}) UNION ALL SELECT 'counted', * FROM (${counted} EXCEPT ${kept})`,
    )
  const mine = `FROM org_topics WHERE org_id = ?1 AND hidden = 0`
  const live = "t.merged_into IS NULL AND t.archived_at IS NULL"
  const coarse = COARSE.replaceAll(/(\w+_\w+)/g, "t.$1")
  const answers = await d1.batch([
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
      `SELECT ${COARSE}, n FROM catalog_cells WHERE scope = ''`,
      `SELECT ${coarse}, count(*) FROM topics AS t WHERE ${live} GROUP BY ${coarse}`,
    ),
    d1
      .prepare(
        `SELECT o.id FROM org_topics AS o JOIN topics AS t ON t.id = o.topic_id WHERE o.org_id = ?1 AND (
           o.topic_seq <> t.seq OR o.hidden = (${live})
           OR o.topic_name <> coalesce(o.overrides ->> 'topic_name', t.topic_name)
           OR o.segment_type <> coalesce(o.overrides ->> 'segment_type', t.segment_type)
           OR o.parent_category <> coalesce(o.overrides ->> 'parent_category', t.parent_category))`,
      )
      .bind(orgId),
  ])
  return answers.flatMap(({ results }) => results)
}

const step = fc.record({
  what: fc.constantFrom(
    "create",
    "edit",
    "revert",
    "delete",
    "global",
    "archive",
    "restore",
    "merge",
    "external",
    "reclassify",
  ),
  which: fc.nat(3),
  workspace: fc.constantFrom("", "west", "east"),
  segment: fc.constantFrom("B2B", "B2C", "B2G"),
})

it(
  "keeps every count and every effective value true, whatever happens in whatever order",
  { timeout: 60_000 },
  async ({ expect }) => {
    const { d1 } = testServices()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        const org = await anOrg()
        const names = ["Ford truck owners", "Tea drinkers", "Nurses", "Skiers"].map(aName)
        const topicIds = new Map<number, string>()
        for (const { what, which, workspace, segment } of steps) {
          const ctx = { ...org.ctx(), workspace }
          const id = topicIds.get(which) ?? "tp_none"
          const set = (change: string) => d1.prepare(`UPDATE topics SET ${change} WHERE id = ?`).bind(id).run()
          const ignore = (work: Promise<unknown>) => work.catch(() => undefined)
          if (what === "create") {
            const made = await createTopic(ctx, { topic_name: names[which] ?? "", segment_type: segment })
            topicIds.set(which, made.topic_id)
          } else if (what === "edit")
            await ignore(editTopic(ctx, id, { segment_type: segment, topic_name: `${segment} ${names[which]}` }))
          else if (what === "revert")
            await ignore(editTopic(ctx, id, { segment_type: "B2C", topic_name: names[which] }))
          else if (what === "delete") await deleteTopics(ctx, [id])
          else if (what === "global") await set(`segment_type = '${segment}', parent_category = 'Travel'`)
          else if (what === "archive") await set("archived_at = 'x'")
          else if (what === "restore") await set("archived_at = NULL").catch(() => undefined)
          else if (what === "external")
            await d1
              .prepare("UPDATE org_topics SET external_id = iif(external_id IS NULL, 'x', NULL) WHERE topic_id = ?")
              .bind(id)
              .run()
          else if (what === "reclassify") await ignore(reclassifyTopic(ctx, id, false))
          else {
            const winner = topicIds.get((which + 1) % 4)
            if (winner === undefined || winner === id) continue
            // As a merge does it: links go to the winner where the library has no link to it, else they go.
            await d1.batch([
              d1.prepare("UPDATE OR IGNORE org_topics SET topic_id = ?1 WHERE topic_id = ?2").bind(winner, id),
              d1.prepare("DELETE FROM org_topics WHERE topic_id = ?").bind(id),
              d1.prepare("UPDATE topics SET merged_into = ?1 WHERE id = ?2").bind(winner, id),
            ])
            topicIds.delete(which)
          }
          expect(await differences(org.id), what).toEqual([])
        }
      }),
      { numRuns: 12 },
    )
  },
)
