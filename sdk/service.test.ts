import { exports } from "cloudflare:workers"
import { describe, it } from "vitest"
import { type Classification, createClient, StrataError } from "./src/index.ts"
import { ORIGIN } from "../src/testing/client.ts"
import { activations } from "../src/kernel/db/schema/index.ts"
import { newId } from "../src/kernel/ids.ts"
import { aName, anOrg, type TestOrg, testServices } from "../src/testing/factories.ts"
import { insertRows } from "../src/testing/insert-rows.ts"

const clientFor = async (org: TestOrg, key?: string) =>
  createClient({
    key: key ?? (await org.sdkKey()).secret,
    baseUrl: ORIGIN,
    fetch: (url, init) => exports.default.fetch(url, init),
  })

describe("the SDK against the service", () => {
  it("classifies with the local engine and explains why", async ({ expect }) => {
    const strata = await clientFor(await anOrg())
    const classified = await strata.classify("electric SUV shoppers", { engine: "local", explain: true })
    const { explain, ...layers } = classified
    expect(explain?.layers["category"]).toMatchObject({ value: "Auto" })
    const some = expect.stringMatching(/./)
    // Every field of the types, and no other.
    const expected: Record<keyof Classification | "engine", unknown> = {
      topic_name: some,
      parent_category: "Auto",
      taxonomy_type: some,
      subcategory: some,
      segment_type: "B2C",
      audience_type: some,
      keywords: expect.arrayContaining([some]),
      segment_desc_marketplace: some,
      segment_desc_dspapi: some,
      internal_description: some,
      iab_code: some,
      taxonomy_path: some,
      intent: some,
      secondary_intent: null,
      intensity: expect.stringMatching(/^(High|Medium|Low)$/),
      awareness: some,
      funnel: expect.stringMatching(/^(Upper|Mid|Lower)$/),
      buyer_journey: some,
      sensitivity: "None",
      composite_score: expect.any(Number),
      confidence: expect.any(Number),
      unsure: false,
      qualifiers: [],
      language: "en",
      iab: {
        audience_1_1: { id: some, tier: "purchase_intent", relation: "broader", source: "name" },
        content_3_1: { id: "6", relation: "broader", source: "name" },
        content_2_2: { id: "6", relation: "broader", source: "name" },
        ad_product_2_0: expect.objectContaining({ id: some }),
      },
      engine: "local",
    }
    expect(layers).toEqual(expected)
  })

  it("finds a duplicate", async ({ expect }) => {
    const org = await anOrg()
    const name = aName("Kitten owners")
    const { topicId } = await org.topic(name)
    const strata = await clientFor(org)
    expect(await strata.checkDuplicate(name)).toMatchObject({
      isDuplicate: true,
      confidence: 1,
      existingTopic: { id: topicId },
    })
  })

  it("lists the live segments of the organization and of one topic", async ({ expect }) => {
    const org = await anOrg()
    const { id, topicId } = await org.topic()
    const connection = await org.connection()
    await activate(org, { orgTopicId: id, topicId, connectionId: connection.id })
    const strata = await clientFor(org)
    const mapping = { topicId, platform: "dspapi", platformSegmentId: "seg-1", connectionId: connection.id }
    expect(await strata.mappings()).toMatchObject([mapping])
    expect(await strata.mappings({ platform: "marketplace" })).toEqual([])
    expect(await strata.mappingsOf(topicId)).toMatchObject([mapping])
    await expect(strata.mappingsOf("tp_none")).rejects.toMatchObject({ status: 404, message: "Mapping not found" })
  })

  it("sends a brief", async ({ expect }) => {
    const strata = await clientFor(await anOrg())
    const brief = (type: string) => new Blob(["We want families to try our oat milk."], { type })
    await expect(strata.analyzeBrief(brief("text/csv"))).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Unsupported media type: text\/csv/),
    })
    // The tests' Worker has no provider key: it gets this far only after it read the whole file.
    await expect(strata.analyzeBrief(brief("text/plain"), { retries: 0 })).rejects.toMatchObject({
      status: 500,
      message: "LLM provider key is not configured",
    })
  })

  it("rejects with the service's errors", async ({ expect }) => {
    const org = await anOrg("free")
    const strata = await clientFor(org)
    await org.ctx().meter.reserve("classifications", 100)
    const failure = await strata.classify("cat owners").catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StrataError)
    expect(failure).toMatchObject({ status: 429, body: { limit: 100, remaining: 0, resetsAt: expect.any(String) } })
    const unknown = await clientFor(org, "pk_live_unknown")
    await expect(unknown.mappings()).rejects.toMatchObject({ status: 401, message: "Invalid or expired SDK key" })
  })
})

const activate = (org: TestOrg, ids: { orgTopicId: string; topicId: string; connectionId: string }) => {
  const at = new Date().toISOString()
  const segment = { platform: "dspapi", platformSegmentId: "seg-1", status: "active" as const }
  const row = { id: newId("act"), orgId: org.id, ...ids, ...segment, activatedAt: at, createdAt: at }
  const { d1 } = testServices()
  return d1.batch(insertRows(d1, activations, [row]))
}
