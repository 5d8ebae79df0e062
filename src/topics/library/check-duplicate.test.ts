import { it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { checkDuplicate } from "./check-duplicate.ts"
import { everyDatabase } from "../../testing/every-database.ts"

it("blocks a name that exists in the catalog, in any library or none", async ({ expect }) => {
  const [org, other] = [await anOrg(), await anOrg()]
  const name = aName("Ford truck owners")
  const { topicId } = await other.topic(name)
  const viewer = await org.signedInAs("viewer")
  const { caller: sdk } = await org.sdkKey(["classify"])
  const tail = name.split(" ").at(-1)
  for (const asked of [name, name.toUpperCase(), `Owners of Ford trucks ${tail}`]) {
    const expected = { isDuplicate: true, confidence: 1, existingTopic: { id: topicId, topic_name: name } }
    const body = { topic_name: asked, parent_category: "Auto" }
    expect(await json<object>(viewer.post("/api/topics/check-duplicate", body))).toEqual(expected)
    expect(await json<object>(sdk.post("/api/sdk/check-duplicate", body))).toEqual(expected)
  }
})

it("accepts a new topic", async ({ expect }) => {
  const viewer = await (await anOrg()).signedInAs("viewer")
  const body = { topic_name: `7${crypto.randomUUID()} 8${crypto.randomUUID()}`, parent_category: "Pets" }
  const answer = await json<{ confidence: number }>(viewer.post("/api/topics/check-duplicate", body))
  expect(answer).toEqual({ isDuplicate: false, confidence: 0, existingTopic: null })
})

it.for([
  [0.95, { isDuplicate: true }],
  [0.9499, { isDuplicate: false, warning: true }],
  [0.75, { isDuplicate: false, warning: true }],
] as const)("at a similarity of %s returns %j", async ([similarity, expected], { expect }) => {
  const org = await anOrg()
  const name = aName("Kobayakawa truck owners")
  const { topicId } = await org.topic(name)
  const ctx = org.ctx()
  const thresholds: number[] = []
  const queryMany: typeof ctx.vectors.queryMany = async (_vectors, { threshold }) => {
    thresholds.push(threshold)
    return [[{ id: topicId, similarity }]]
  }
  const answer = await checkDuplicate(
    { ...ctx, vectors: { ...ctx.vectors, queryMany } },
    // A similar-sounding name, since names with different words are never duplicates.
    { topic_name: name.replace("Kobayakawa", "Kobayakowa") },
  )
  expect(answer).toEqual({ ...expected, confidence: similarity, existingTopic: { id: topicId, topic_name: name } })
  expect(thresholds).toEqual([0.75])
})

it("does not block intenders because of owners", async ({ expect }) => {
  const org = await anOrg()
  const tail = aName("").trim()
  await org.topic(`Ford truck owners ${tail}`)
  const answer = await checkDuplicate(org.ctx(), { topic_name: `Ford truck intenders ${tail}` })
  expect(answer.isDuplicate).toBe(false)
})

it("requires a name, for the SDK too", async ({ expect }) => {
  const org = await anOrg()
  const viewer = await org.signedInAs("viewer")
  const { caller: sdk } = await org.sdkKey()
  for (const body of [{}, { topic_name: "" }, { parent_category: "Auto" }]) {
    await expect(await viewer.post("/api/topics/check-duplicate", body)).toRefuse(400, "topic_name is required")
    const answer = await sdk.post("/api/sdk/check-duplicate", body)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    await expect(answer).toRefuse(400, "topic_name is required")
  }
})

it("looks for similar topics while it looks for the name, whose answer needs no search", async ({ expect }) => {
  const org = await anOrg()
  const name = aName("Kobayakawa truck owners")
  const { topicId } = await org.topic(name)
  const ctx = org.ctx()
  const order: string[] = []
  const watched: typeof ctx.d1 = Object.assign(Object.create(ctx.d1) as typeof ctx.d1, {
    prepare: (sql: string) => ctx.d1.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const answer = await ctx.d1.batch(statements)
      // Time for the search to begin, as it has over a distance.
      await scheduler.wait(50)
      order.push("name found")
      return answer
    },
  })
  const queryMany = () => {
    order.push("search started")
    return Promise.reject(new Error("The index is not reachable"))
  }
  const vectors = { ...ctx.vectors, queryMany }
  const answer = await checkDuplicate({ ...ctx, ...everyDatabase(watched), vectors }, { topic_name: name })
  expect(answer).toMatchObject({ isDuplicate: true, existingTopic: { id: topicId } })
  expect(order).toEqual(["search started", "name found"])
  await expect(
    checkDuplicate({ ...ctx, ...everyDatabase(watched), vectors }, { topic_name: aName("Nurses") }),
  ).rejects.toThrow("The index is not reachable")
})
