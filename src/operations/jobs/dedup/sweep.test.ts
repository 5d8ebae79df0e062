import { describe, it } from "vitest"
import { aJob, oldTopics, setTopics } from "../../../testing/a-job.ts"
import { aName, anOperator, anOrg, testServices } from "../../../testing/factories.ts"
import { clustersOf } from "./cluster.ts"

/** Topics that a job has written and that now differ only in their ids. */
async function alikeTopics(count: number) {
  const { org, category, ids } = await oldTopics(count)
  const source = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
  const name = aName("Ford truck owners")
  await setTopics(ids, { topic_name: name, keywords: '["truck"]' })
  return { org, ids, name, source: source.id }
}

/** Links the topic from another library by its row number, since its name is no longer unique. */
async function linkTo(topicId: string) {
  const other = await anOrg()
  const { id } = await other.topic(aName("Something else"))
  await testServices().d1.prepare("UPDATE org_topics SET topic_id = ?2 WHERE id = ?1").bind(id, topicId).run()
}

describe("a dedup sweep", () => {
  it("finds near-identical topics, each pair once, and picks the one with more links as the winner", async ({
    expect,
  }) => {
    const { org, ids, name, source } = await alikeTopics(3)
    const [, winnerId = ""] = ids
    await linkTo(winnerId)
    const job = await aJob(org.ctx(), "dedup_sweep", { sourceBatchId: source })
    expect(job).toMatchObject({ status: "completed", total_items: 3, processed_items: 3, success_count: 3 })
    const clusters = job.result["clusters"] as { loserIds: string[] }[]
    expect(clusters).toEqual([
      {
        winnerId,
        winnerName: name,
        loserIds: expect.any(Array),
        loserNames: [name, name],
        similarity: 1,
      },
    ])
    expect(clusters[0]?.loserIds.toSorted()).toEqual(ids.filter((id) => id !== winnerId).toSorted())
  })

  it("remembers from one step to the next which pairs it has seen", async ({ expect }) => {
    const { org, source, ids } = await alikeTopics(60)
    const job = await aJob(org.ctx(), "dedup_sweep", { sourceBatchId: source })
    expect(job).toMatchObject({ processed_items: 60, success_count: 60 })
    const clusters = job.result["clusters"] as { winnerId: string; loserIds: string[] }[]
    const pairs = clusters.flatMap(({ winnerId, loserIds }) => loserIds.map((id) => [winnerId, id].sort().join(" ")))
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs.length).toBeGreaterThanOrEqual(ids.length / 2)
    expect(clusters.every(({ loserIds }) => loserIds.length <= 5)).toBe(true)
  })

  it("skips deleted topics, and neighbours that exist only in the index", async ({ expect }) => {
    const { org, ids, source } = await alikeTopics(3)
    const [archived = "", left = "", changed = ""] = ids
    const { d1 } = testServices()
    await d1.prepare("UPDATE topics SET archived_at = '2026-01-01' WHERE id = ?").bind(archived).run()
    await d1.prepare("UPDATE topics SET topic_name = ? WHERE id = ?").bind(aName("Sushi"), changed).run()
    const job = await aJob(org.ctx(), "dedup_sweep", { sourceBatchId: source })
    expect(job).toMatchObject({ total_items: 3, success_count: 2, skip_count: 1, result: { clusters: [] } })
    expect(left).not.toBe("")
  })

  it("rejects an unknown job", async ({ expect }) => {
    const operator = await anOperator()
    const answer = await operator.post("/api/admin/jobs", {
      jobType: "dedup_sweep",
      config: { sourceBatchId: "job_x" },
    })
    await expect(answer).toRefuse(404, "Job not found")
  })
})

describe("clusters", () => {
  const one = (id: string, links: number, seq: number) => ({ id, name: id, links, seq })

  it("contain only losers similar to their winner", ({ expect }) => {
    const [topic, near, far] = [one("topic", 1, 1), one("near", 5, 2), one("far", 1, 3)]
    const likeness = (a: { id: string }, b: { id: string }) =>
      [a.id, b.id].includes("near") && [a.id, b.id].includes("far") ? 0.9 : 0.97
    expect(clustersOf(topic, [near, far], likeness, { threshold: 0.95, seen: new Set() })).toMatchObject([
      { winnerId: "near", loserIds: ["topic"], similarity: 0.97 },
      { winnerId: "topic", loserIds: ["far"] },
    ])
  })

  it("are won by the older topic if both have the same number of links", ({ expect }) => {
    expect(clustersOf(one("b", 2, 9), [one("a", 2, 3)], () => 1, { threshold: 0.95, seen: new Set() })).toMatchObject([
      { winnerId: "a" },
    ])
  })
})
