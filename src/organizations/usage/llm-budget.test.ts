import { evictDurableObject } from "cloudflare:test"
import { describe, it } from "vitest"
import { fixNames } from "../../intake/imports/fix-names.ts"
import { importSentChunk } from "../../intake/imports/import-chunk.ts"
import type { AppError } from "../../kernel/errors.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { classifyTopic } from "../../topics/classification/classify-topic.ts"
import { reclassifyTopic } from "../../topics/library/reclassify.ts"

const question = () => ({
  messages: [{ role: "user", content: "ski boots" }],
  engine: "llm" as const,
  explain: false,
})
const tomorrow = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString()
}
/** The day's costs, as they are stored. */
async function costOf(org: TestOrg): Promise<number> {
  await bindings.QUOTAS.getByName(org.id).flush()
  const row = bindings.DB.prepare("SELECT total_cost AS cost FROM usage_daily WHERE org_id = ?").bind(org.id)
  return (await row.first<number>("cost")) ?? 0
}

describe("LLM costs of an organization", () => {
  it("stop at the day's limit with 429, exactly also in 50 parallel calls", async ({ expect }) => {
    const org = await anOrg()
    const { provider, seen } = await aProvider()
    const limit = 0.5
    const ctx = { ...org.ctx(), llm: provider, llmDailyCostLimit: limit }
    const calls = await Promise.allSettled(Array.from({ length: 50 }, () => classifyTopic(ctx, question())))
    const refused = calls.flatMap((call) => (call.status === "rejected" ? [call.reason as AppError] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(50)
    for (const { status, message, details } of refused) {
      expect([status, message]).toEqual([429, "Daily LLM cost limit reached"])
      expect(details).toEqual({ limit, used: expect.any(Number), remaining: 0, resetsAt: tomorrow() })
    }
    expect(await seen()).toHaveLength(50 - refused.length)
    const cost = await costOf(org)
    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThanOrEqual(limit)
    // A refused call costs no credit.
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(50 - refused.length)
  })

  it("are what the calls did cost, once they are over", async ({ expect }) => {
    const org = await anOrg()
    const [one, two] = [await aProvider(), await aProvider()]
    await classifyTopic({ ...org.ctx(), llm: one.provider, llmDailyCostLimit: 100 }, question())
    const other = await anOrg()
    await classifyTopic({ ...other.ctx(), llm: two.provider, llmDailyCostLimit: null }, question())
    expect(await costOf(org)).toBeGreaterThan(0)
    expect(await costOf(org)).toBeCloseTo(await costOf(other), 10)
  })

  it("count after an eviction", async ({ expect }) => {
    const org = await anOrg()
    const { meter } = org.ctx()
    await meter.reserveCost(0.9, 1)
    await evictDurableObject(bindings.QUOTAS.getByName(org.id))
    await expect(meter.reserveCost(0.2, 1)).rejects.toThrow("Daily LLM cost limit reached")
    await meter.reserveCost(0.1, 1)
  })

  it("can be limited further by owners, not raised above the installation's", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const path = "/api/organization/settings"
    const set = (llmDailyCostLimit: unknown) => owner.patch(path, { llmDailyCostLimit })
    for (const wrong of [-1, "5", 1e9]) {
      await expect(await set(wrong)).toRefuse(400, "llmDailyCostLimit must be a number of at least 0, or null")
    }
    expect(await json<object>(set(0))).toMatchObject({ llmDailyCostLimit: 0 })
    const { provider } = await aProvider()
    const ctx = { ...org.ctx(), llm: provider, llmDailyCostLimit: 100 }
    await expect(classifyTopic(ctx, question())).rejects.toThrow("Daily LLM cost limit reached")
    await set(1_000)
    await expect(classifyTopic({ ...ctx, llmDailyCostLimit: 0 }, question())).rejects.toThrow(
      "Daily LLM cost limit reached",
    )
    await set(null)
    expect(await classifyTopic(ctx, question())).toMatchObject({ engine: "llm" })
  })

  it("leave work that can do without the model to the rules", async ({ expect }) => {
    const org = await anOrg()
    const { provider, seen } = await aProvider()
    const ctx = { ...org.ctx(), llm: provider, llmDailyCostLimit: 0 }
    const { id } = await org.importBatch(1, { useLLM: true })
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" as const }]
    const rows = [{ Name: `Interest - ${aName("tea")}` }]
    expect(await importSentChunk(ctx, id, { chunkIndex: 0, rows, mappings })).toMatchObject({ successCount: 1 })
    expect(await fixNames(ctx, id, { preview: true })).toMatchObject({ engine: "rules", changed: 1 })
    const topic = await org.topic()
    await expect(reclassifyTopic(ctx, topic.id, true)).rejects.toThrow("Daily LLM cost limit reached")
    expect(await seen()).toEqual([])
  })
})
