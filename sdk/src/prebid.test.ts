import { describe, it } from "vitest"
import { prebidPage } from "../prebid-page.ts"
import { createClient } from "./client.ts"
import type { Iab, Ortb2Topic } from "./types.ts"

const nodes = (audience: string, content22: string, content31: string): Iab => ({
  audience_1_1: { id: audience, tier: "interest", relation: "exact", source: "name" },
  content_2_2: { id: content22, relation: "exact", source: "official" },
  content_3_1: { id: content31, relation: "exact", source: "name" },
  ad_product_2_0: null,
})
const CARS: Ortb2Topic = { iab: nodes("254", "23", "23"), sensitivity: "None", unsure: false }
const ACTION: Ortb2Topic = { iab: nodes("468", "325", "325"), sensitivity: "None" }
const BOOKS: Ortb2Topic = { iab: nodes("261", "45", "645"), sensitivity: "None" }

const clientAnswering = (answer: object) =>
  createClient({
    key: "pk_test_of_the_tests",
    baseUrl: "https://strata.example:8443/",
    fetch: () => Promise.resolve(Response.json({ text: JSON.stringify(answer) })),
  })
const strata = clientAnswering({ topic_name: "Luxury Cars", ...CARS })

describe("ortb2", () => {
  it("has the ids of all three taxonomies, each once", async ({ expect }) => {
    const name = "data.example"
    expect(await strata.ortb2([CARS, BOOKS, CARS], { name })).toEqual({
      user: { data: [{ name, ext: { segtax: 4 }, segment: [{ id: "254" }, { id: "261" }] }] },
      site: {
        content: {
          data: [
            { name, ext: { segtax: 6 }, segment: [{ id: "23" }, { id: "45" }] },
            { name, ext: { segtax: 9 }, segment: [{ id: "23" }, { id: "645" }] },
          ],
        },
      },
    })
  })

  it("classifies a text, and takes the name from the address of the service", async ({ expect }) => {
    const { user } = await strata.ortb2("luxury cars")
    expect(user?.data).toEqual([{ name: "strata.example", ext: { segtax: 4 }, segment: [{ id: "254" }] }])
  })

  it.for<[string, Partial<Ortb2Topic>]>([
    ["sensitive", { sensitivity: "Sensitive" }],
    ["restricted", { sensitivity: "Restricted" }],
    ["slightly sensitive", { sensitivity: "Low" }],
    ["unsure", { unsure: true }],
    ["unmapped", { iab: null }],
  ])("says nothing of %s topics", async ([, mark], { expect }) => {
    const marked = { ...CARS, ...mark }
    expect(await strata.ortb2(marked)).toEqual({})
    expect(await clientAnswering(marked).ortb2("some text")).toEqual({})
    expect(await strata.ortb2([marked, ACTION])).toEqual(await strata.ortb2(ACTION))
  })

  it("leaves out what is narrower than the topic, which earlier versions of the service name", async ({ expect }) => {
    const narrower = { id: "515", relation: "narrower", source: "hand" } as unknown as Iab["content_3_1"]
    const sports: Iab = { ...nodes("607", "483", "483"), content_3_1: narrower }
    const { user, site } = await strata.ortb2({ iab: sports, sensitivity: "None" })
    expect(user?.data.map(({ ext }) => ext.segtax)).toEqual([4])
    expect(site?.content.data.map(({ ext }) => ext.segtax)).toEqual([6])
  })
})

describe("Prebid.js", () => {
  it("carries the ids to Magnite and Index", async ({ expect, onTestFinished }) => {
    const { pbjs, sent, close } = prebidPage()
    onTestFinished(close)
    pbjs.setConfig({ ortb2: await strata.ortb2([CARS, BOOKS]) })
    pbjs.addAdUnits([
      {
        code: "top",
        mediaTypes: { banner: { sizes: [[300, 250]] } },
        bids: [
          { bidder: "rubicon", params: { accountId: 14_062, siteId: 70_608, zoneId: 498_816 } },
          { bidder: "ix", params: { siteId: "1", size: [300, 250] } },
        ],
      },
    ])
    pbjs.requestBids({ timeout: 60_000 })
    const requestTo = (host: string) => sent.find(({ url }) => url.hostname.endsWith(host))
    await expect.poll(() => [requestTo("rubiconproject.com"), requestTo("casalemedia.com")]).not.toContain(undefined)

    // Magnite reads Content 2.2 and not 3.1.
    const magnite = requestTo("rubiconproject.com")?.url.searchParams
    expect(magnite?.get("tg_v.iab")).toBe("254,261")
    expect(magnite?.get("tg_i.iab")).toBe("23,45")

    const index = JSON.parse(requestTo("casalemedia.com")?.body ?? "{}") as object
    const segments = (segtax: number, ...ids: string[]) =>
      expect.objectContaining({ ext: { segtax }, segment: ids.map((id) => ({ id })) })
    expect(index).toMatchObject({
      user: { data: [segments(4, "254", "261")] },
      site: { content: { data: [segments(6, "23", "45"), segments(9, "23", "645")] } },
    })
  })
})
