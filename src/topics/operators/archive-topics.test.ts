import { describe, it } from "vitest"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import type { Session } from "../../organizations/identity/schema.ts"
import type { Caller } from "../../testing/client.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import type { AdminTopic } from "./schema.ts"

const PATH = "/api/admin/topics/archive"
const archive = (operator: Caller, topicIds: unknown) => operator.post(PATH, { topicIds })
const restore = (operator: Caller, topicIds: unknown) => operator.delete(PATH, { topicIds })
const found = async (operator: Caller, name: string, archived = false) => {
  const query = new URLSearchParams({ search: name, showArchived: String(archived) })
  return (await json<Page<AdminTopic>>(operator.get(`/api/admin/topics?${query.toString()}`))).data
}
const isIndexed = async (topic: AdminTopic | undefined) => {
  if (!topic) throw new Error("No topic")
  const vector = embed({ ...topic, name: topic.topicName })
  return (await testServices().vectors.query(vector, { topK: 1, threshold: 0.999 })).some(({ id }) => id === topic.id)
}

describe("archiving", () => {
  it("removes topics from all standard reads, and restoring adds them back, including vectors", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const owner = await org.signedInAs("owner")
    const names = [aName("Truck owners"), aName("Tea drinkers")]
    const ids: string[] = []
    for (const name of names) ids.push((await org.topic(name)).topicId)
    const [name = ""] = names
    const [topic] = await found(operator, name)
    expect(await isIndexed(topic)).toBe(true)
    expect(await json(archive(operator, [...ids, ids[0], "tp_unknown"]))).toEqual({ archived: 2 })
    expect(await json(archive(operator, ids))).toEqual({ archived: 0 })
    expect(await found(operator, name)).toEqual([])
    const [hidden] = await found(operator, name, true)
    expect(hidden).toMatchObject({ id: ids[0], archivedAt: expect.stringMatching(/Z$/) })
    expect(await isIndexed(hidden)).toBe(false)
    expect((await json<Page>(owner.get("/api/topics"))).total).toBe(0)
    expect((await json<Page>(owner.get(`/api/topics/catalog?search=${name.split(" ").at(-1)}`))).total).toBe(0)

    expect(await json(restore(operator, ids))).toEqual({ restored: 2 })
    expect(await json(restore(operator, ids))).toEqual({ restored: 0 })
    expect((await json<Page>(owner.get("/api/topics"))).total).toBe(2)
    const [back] = await found(operator, name)
    expect(await isIndexed(back)).toBe(true)
    const entries = await json<Record<string, unknown>[]>(operator.get(`/api/admin/topics/${ids[0]}/history`))
    expect(entries).toMatchObject([
      {
        changeType: "restored",
        source: "admin_ui",
        previousValues: { archived_at: hidden?.archivedAt },
        newValues: { archived_at: null },
      },
      {
        changeType: "archived",
        source: "admin_ui",
        previousValues: { archived_at: null },
        newValues: { archived_at: hidden?.archivedAt },
      },
    ])
    // The log has entries of other tests, some with a later clock.
    const { user } = await json<Session>(operator.get("/auth/session"))
    const audit = await json<Page<{ action: string; details: unknown }>>(
      operator.get(`/api/admin/audit?actor=${user.id}`),
    )
    expect(audit.data).toMatchObject([
      { action: "topics.restored", details: { topicIds: ids } },
      { action: "topics.archived" },
    ])
  })

  it("does not restore a topic whose name is now taken, and reports it", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const owner = await org.signedInAs("owner")
    const [name, free] = [aName("Truck owners"), aName("Dentists")]
    const { topicId: first } = await org.topic(name)
    const { topicId: other } = await org.topic(free)
    await archive(operator, [first, other])
    const { topic_id: second } = await json<Created>(owner.post("/api/topics", { topic_name: name }))
    expect(second).not.toBe(first)
    expect(await json(restore(operator, [first, other]))).toEqual({ restored: 1, conflicts: [first] })
    await archive(operator, [second])
    // Of two topics with the same name, the older is restored.
    expect(await json(restore(operator, [second, first]))).toEqual({ restored: 1, conflicts: [second] })
    expect((await found(operator, name)).map(({ id }) => id)).toEqual([first])
  })

  it("skips merged topics", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    await testServices().d1.prepare("UPDATE topics SET merged_into = 'tp_x' WHERE id = ?").bind(topicId).run()
    expect(await json(archive(operator, [topicId]))).toEqual({ archived: 0 })
  })

  it("accepts up to 500 ids", async ({ expect }) => {
    const operator = await anOperator()
    const many = (n: number) => Array.from({ length: n }, (_, i) => `tp_${i}`)
    for (const act of [archive, restore]) {
      expect((await act(operator, many(500))).status).toBe(200)
      await expect(await act(operator, many(501))).toRefuse(400, "topicIds must be at most 500")
      for (const bad of [undefined, [], "tp_1", [1], [["tp_1"]]]) {
        await expect(await act(operator, bad)).toRefuse(400, "topicIds array is required")
      }
    }
  })
})
