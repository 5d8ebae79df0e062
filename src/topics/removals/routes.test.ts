import { describe, it } from "vitest"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import { json, type HistoryEntry, type Page } from "../../testing/topic-answers.ts"
import { applyRetention } from "../../operations/privacy/apply-retention.ts"
import { archiveTopics } from "../operators/archive-topics.ts"
import { editTopic } from "../library/edit-topic.ts"
import { listRemovals } from "./list-removals.ts"
import { restoreRemoval } from "./restore-removal.ts"
import type { Removal, RestoredRemoval } from "./schema.ts"

type Record = { id: string; topic_name: string; parent_category: string; external_id: string | null }

async function aRemoval(count = 2) {
  const org = await anOrg()
  const owner = await org.signedInAs("owner")
  const topics: { id: string; topicId: string }[] = []
  for (let i = 0; i < count; i++) topics.push(await org.topic(aName(`Removed ${i}`)))
  const remove = async (ids: string[]) => (await owner.delete("/api/topics", { ids })).headers.get("x-removal-id") ?? ""
  return { org, owner, topics, remove, list: () => json<Removal[]>(owner.get("/api/topics/removals")) }
}
const restorePath = (id: string) => `/api/topics/removals/${id}/restore`

describe("a removal of topics", () => {
  it("is listed and restored: ids, own values and history", async ({ expect }) => {
    const { org, owner, topics, remove, list } = await aRemoval(3)
    const [first, second] = topics
    if (!first || !second) throw new Error("Topics are missing")
    await editTopic(org.ctx(), first.id, { topic_name: aName("Own name"), parent_category: "Travel" })
    const before = (await json<{ data: Record[] }>(owner.get("/api/topics"))).data
    const removalId = await remove([first.id, second.topicId])
    expect(removalId).toMatch(/^rem_/)
    expect((await json<Page>(owner.get("/api/topics"))).total).toBe(1)
    const [removal] = await list()
    expect(removal).toMatchObject({
      id: removalId,
      topics: 2,
      restored: 0,
      removed_by: org.userId("owner"),
      batch_id: null,
      restored_at: null,
    })
    expect(removal?.names).toHaveLength(2)
    expect(Date.parse(removal?.restorable_until ?? "") - Date.parse(removal?.removed_at ?? "")).toBe(30 * 86_400_000)

    const answer = { removalId, restored: 2, skipped: 0, left: 0 }
    expect(await json<RestoredRemoval>(owner.post(restorePath(removalId), {}))).toEqual(answer)
    const plain = (all: Record[]) =>
      all.map(({ id, topic_name, parent_category }) => ({ id, topic_name, parent_category }))
    const after = (await json<{ data: Record[] }>(owner.get("/api/topics"))).data
    expect(plain(after)).toEqual(plain(before))
    const history = await json<HistoryEntry[]>(owner.get(`/api/topics/${first.id}/history`))
    expect(history[0]).toMatchObject({ changeType: "created", source: "restore" })
    expect(await list()).toMatchObject([{ restored: 2, names: [], restored_at: expect.any(String) }])
    expect(await json(owner.post(restorePath(removalId), {}))).toEqual({ ...answer, restored: 0 })
    const actions = await testServices()
      .d1.prepare(
        "SELECT action, target, details ->> 'restored' AS n FROM audit_log WHERE org_id = ? ORDER BY seq DESC LIMIT 1",
      )
      .bind(org.id)
      .first()
    expect(actions).toEqual({ action: "topics.removal_restored", target: removalId, n: 2 })
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("has no id if nothing was removed", async ({ expect }) => {
    const { owner, list } = await aRemoval(0)
    const answer = await owner.delete("/api/topics", { ids: ["ot_x"] })
    expect(answer.headers.get("x-removal-id")).toBeNull()
    expect(await list()).toEqual([])
  })

  it("skips topics that the library has again, or the catalog no longer", async ({ expect }) => {
    const { org, owner, topics, remove } = await aRemoval(3)
    const [first, second, third] = topics
    if (!first || !second || !third) throw new Error("Topics are missing")
    const removalId = await remove(topics.map(({ id }) => id))
    await owner.post("/api/topics/catalog", { topicIds: [first.topicId] })
    await archiveTopics(org.ctx(), [second.topicId])
    const answer = await json(owner.post(restorePath(removalId), {}))
    expect(answer).toEqual({ removalId, restored: 1, skipped: 2, left: 0 })
    const { data } = await json<{ data: Record[] }>(owner.get("/api/topics"))
    expect(data.map(({ id }) => id)).toContain(third.id)
    expect(data).toHaveLength(2)
  })

  it("is resumed by the next request where one request has no time for all", async ({ expect }) => {
    const { org, topics, remove } = await aRemoval(1)
    const removalId = await remove(topics.map(({ id }) => id))
    // More rows than a page, of topics that do not exist.
    await testServices()
      .d1.prepare(
        `INSERT INTO removed_topics (removal_id, id, org_id, workspace_id, topic_id, topic_name, overrides, created_at)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
         SELECT ?, 'a' || i, ?, '', 'tp_none', 'None', '{}', '2026' FROM n`,
      )
      .bind(removalId, org.id)
      .run()
    const hurried = await restoreRemoval(org.ctx(), removalId, { isReached: () => true })
    expect(hurried).toEqual({ removalId, restored: 0, skipped: 500, left: 201 })
    expect(await restoreRemoval(org.ctx(), removalId)).toEqual({ removalId, restored: 1, skipped: 700, left: 0 })
  })

  it("expires after 30 days", async ({ expect }) => {
    const { org, topics, remove } = await aRemoval(1)
    const removalId = await remove(topics.map(({ id }) => id))
    const { d1 } = testServices()
    await d1.prepare("UPDATE removals SET removed_at = '2020-01-01T00:00:00.000Z' WHERE id = ?").bind(removalId).run()
    expect(await listRemovals(org.ctx(), { limit: 10, offset: 0 })).toEqual([])
    await expect(restoreRemoval(org.ctx(), removalId)).rejects.toMatchObject({ message: "Removal not found" })
    await applyRetention(testServices(), null)
    const kept = (table: string, column: string) =>
      d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(removalId).first<number>("n")
    expect([await kept("removed_topics", "removal_id"), await kept("removals", "id")]).toEqual([0, 0])
  })
})
