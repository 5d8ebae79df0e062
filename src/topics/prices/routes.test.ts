import { describe, it } from "vitest"
import { anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import type { PriceRecord } from "./schema.ts"

const PATH = "/api/prices"
const CPM = { model: "cpm", cpm: 2.5, currency: "USD" }
const FLAT = { model: "flat_fee", amount: 500, period: "monthly", currency: "EUR" }
const PERCENT = { model: "percent_of_media", percent: 10, max_cpm: 4, currency: "USD" }

describe("prices", () => {
  it("are set, listed in the order they apply, changed and deleted", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const topic = await org.topic("Cat Owners")
    const standard = await json<PriceRecord>(
      owner.post(PATH, { pricing_options: [CPM, PERCENT], coverage_percentage: 8 }),
    )
    await owner.post(PATH, { filters: { parentCategory: "Auto" }, pricing_options: [FLAT] })
    await owner.post(PATH, { topicId: topic.id, pricing_options: [FLAT] })
    const { caller } = await org.apiKey(["topics:read"])
    const listed = await json<PriceRecord[]>(caller.get(PATH))
    expect(listed.map(({ kind, topicName }) => [kind, topicName])).toEqual([
      ["topic", "Cat Owners"],
      ["filter", null],
      ["default", null],
    ])
    const changed = await json<PriceRecord>(
      owner.put(`${PATH}/${standard.id}`, { pricing_options: [{ ...CPM, cpm: 3 }, standard.pricing_options[1]] }),
    )
    expect(changed.pricing_options[1]).toEqual(standard.pricing_options[1])
    // An id means one price for ever.
    expect(changed.pricing_options[0]?.pricing_option_id).not.toBe(standard.pricing_options[0]?.pricing_option_id)
    expect(changed.coverage_percentage).toBeNull()
    expect((await owner.delete(`${PATH}/${standard.id}`)).status).toBe(200)
    expect(await json<PriceRecord[]>(caller.get(PATH))).toHaveLength(2)
  })

  it("are one per topic and one by default", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic("Cat Owners")
    for (const [body, message] of [
      [{ pricing_options: [CPM] }, "There is a default price already"],
      [{ topicId: id, pricing_options: [CPM] }, "The topic has a price already"],
    ] as const) {
      expect((await owner.post(PATH, body)).status).toBe(201)
      await expect(await owner.post(PATH, body)).toRefuse(409, message)
    }
  })

  it("belong to their organization", async ({ expect }) => {
    const [mine, theirs] = [await anOrg(), await anOrg()]
    const { id } = await json<PriceRecord>((await theirs.signedInAs("owner")).post(PATH, { pricing_options: [CPM] }))
    const topic = await theirs.topic("Cat Owners")
    const owner = await mine.signedInAs("owner")
    expect(await json<PriceRecord[]>(owner.get(PATH))).toEqual([])
    await expect(await owner.put(`${PATH}/${id}`, { pricing_options: [FLAT] })).toRefuse(404, "Price not found")
    await expect(await owner.delete(`${PATH}/${id}`)).toRefuse(404, "Price not found")
    const taken = await owner.post(PATH, { topicId: topic.id, pricing_options: [CPM] })
    await expect(taken).toRefuse(404, "Topic not found")
  })

  it.for([
    [{}, "pricing_options array is required"],
    [{ pricing_options: [] }, "pricing_options array is required"],
    [{ pricing_options: [{ ...CPM, cpm: -1 }] }, "pricing_options.0.cpm: cpm must be a number from 0 to 10000"],
    [
      { pricing_options: [{ ...CPM, currency: "usd" }] },
      "pricing_options.0.currency: currency must be a code like USD",
    ],
    [{ pricing_options: [CPM], filters: { colour: "red" } }, "filters has no colour"],
    [{ pricing_options: [CPM], filters: {}, topicId: "x" }, "filters must have a value"],
  ] as const)("refuse %o", async ([body, message], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.post(PATH, body)).toRefuse(400, message)
  })
})
