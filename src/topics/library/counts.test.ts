import * as fc from "fast-check"
import { it } from "vitest"
import { countDifferences, libraryDifferences } from "../../testing/count-differences.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { numRuns } from "../../testing/runs.ts"
import { editTopic } from "./edit-topic.ts"
import { deleteTopics } from "./delete-topics.ts"
import { createTopic } from "./create-topic.ts"
import { reclassifyTopic } from "./reclassify.ts"

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

it("keeps every count and every effective value true, whatever happens in whatever order", async ({ expect }) => {
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
        else if (what === "revert") await ignore(editTopic(ctx, id, { segment_type: "B2C", topic_name: names[which] }))
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
          // Like a merge: links move to the winner unless the library already links to it; then they are deleted.
          await d1.batch([
            d1.prepare("UPDATE OR IGNORE org_topics SET topic_id = ?1 WHERE topic_id = ?2").bind(winner, id),
            d1.prepare("DELETE FROM org_topics WHERE topic_id = ?").bind(id),
            d1.prepare("UPDATE topics SET merged_into = ?1 WHERE id = ?2").bind(winner, id),
          ])
          topicIds.delete(which)
        }
        expect(await libraryDifferences(org.id), what).toEqual([])
      }
      expect(await countDifferences(org.id)).toEqual([])
    }),
    { numRuns: numRuns(3, 240) },
  )
})
