import { describe, it } from "vitest"
import { anOrg, testServices } from "../../testing/factories.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { TopicRecord } from "./schema.ts"

describe("the IAB nodes of a topic", () => {
  it("follow its place, and are those of its category while the engine only guesses", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const topic = await json<TopicRecord>(
      owner.post("/api/topics", { topic_name: "Weekend luxury car enthusiasts", private: true }),
    )
    const contentIds = async () => {
      const listed = (await json<Page>(owner.get("/api/topics"))).data[0]?.iab
      const exported = await json<TopicRecord[]>(owner.get("/api/export?format=json"))
      expect(exported[0]?.iab).toEqual(listed)
      return [listed?.content_3_1.id, listed?.content_2_2.id]
    }
    expect(topic).toMatchObject({ subcategory: "Luxury Cars", iab: { content_2_2: { id: "23" } } })
    expect(await contentIds()).toEqual(["23", "23"])

    await testServices().d1.prepare("UPDATE topics SET unsure = 1 WHERE id = ?").bind(topic.topic_id).run()
    expect(await contentIds()).toEqual(["1", "1"])

    await owner.patch(`/api/topics/${topic.id}`, { subcategory: "Classic & Collector Cars" })
    expect(await contentIds()).toEqual(["19", "19"])
  })
})
