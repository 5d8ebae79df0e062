import { describe, it } from "vitest"
import { KNOWLEDGE_VERSION } from "../../knowledge/engine/version.ts"
import { defaultEngine } from "../../kernel/ports/engines.ts"
import { classifyTopic } from "./classify-topic.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOperator, anOrg, bindings, testServices } from "../../testing/factories.ts"
import type { Caller } from "../../testing/client.ts"
import { anUnknownName } from "../../testing/unknown-name.ts"

const say = (...contents: string[]) => ({ messages: contents.map((content) => ({ role: "user", content })) })
const textOf = async (answer: Response) => {
  const body = await answer.json<{ text: string }>()
  return JSON.parse(body.text) as Record<string, unknown>
}

describe.for([
  ["/api/classify", "messages array exceeds maximum of 50"],
  ["/api/sdk/classify", "Too many messages (max 50)"],
] as const)("POST %s", ([path, tooMany]) => {
  const caller = async (): Promise<Caller> => {
    const org = await anOrg()
    return (await (path.includes("sdk") ? org.sdkKey(["classify"]) : org.apiKey(["classify"]))).caller
  }

  it("returns a classification as a JSON string", async ({ expect }) => {
    // A name that no other test adds to the catalog, which would answer instead.
    const answer = await (await caller()).post(path, say("electric pickup shoppers"))
    expect(answer.status).toBe(200)
    expect(answer.headers.get("x-classification-engine")).toBe("local")
    const result = await textOf(answer)
    expect(result).toMatchObject({
      topic_name: "Electric Pickup Shoppers",
      parent_category: "Auto",
      taxonomy_type: "Automotive",
      segment_type: "B2C",
      audience_type: "In-Market",
    })
    expect(String(result["segment_desc_marketplace"]).length).toBeLessThanOrEqual(245)
    expect(String(result["segment_desc_dspapi"]).length).toBeLessThanOrEqual(500)
    expect(result["internal_description"]).not.toBe("")
    expect(Array.isArray(result["keywords"])).toBe(true)
  })

  it("uses the last user message, without the instruction", async ({ expect }) => {
    const turns = [
      { role: "user", content: "golf clubs" },
      { role: "assistant", content: "Sports & Outdoors. Anything else?" },
      { role: "user", content: 'Classify this topic: "dog food buyers"' },
    ]
    const result = await textOf(await (await caller()).post(path, { messages: turns }))
    expect(result).toMatchObject({ topic_name: "Dog Food Buyers", parent_category: "Pets" })
  })

  it("explains the result if requested", async ({ expect }) => {
    const answer = await (await caller()).post(path, { ...say("Ford truck owners"), explain: true })
    const { explain } = await answer.json<{ explain: { evidence: unknown[]; layers: Record<string, unknown> } }>()
    expect(explain.evidence.length).toBeGreaterThan(0)
    expect(explain.layers).toHaveProperty("sensitivity")
  })

  it("reads a name in another language and keeps it in its language", async ({ expect }) => {
    const answer = await (await caller()).post(path, { ...say("amantes de los gatos"), explain: true })
    const { text, explain } = await answer.json<{ text: string; explain: unknown }>()
    expect(JSON.parse(text)).toMatchObject({
      topic_name: "Amantes de los gatos",
      parent_category: "Pets",
      subcategory: "Cats",
      language: "es",
    })
    expect(explain).toMatchObject({ language: "es", read_as: "cats lovers" })
  })

  it.for([
    [{}, "messages array is required"],
    [{ messages: "x" }, "messages array is required"],
    [{ messages: [] }, "messages array is required"],
    [{ messages: [{ role: "user" }] }, "messages need a role and a content"],
    [{ messages: ["x"] }, "messages need a role and a content"],
    [{ messages: [{ role: "user", content: " " }] }, "messages must say what to classify"],
    [{ ...say("x"), engine: "psychic" }, "engine must be auto, llm, local or smart"],
  ] as const)("refuses %j", async ([body, message], { expect }) => {
    await expect(await (await caller()).post(path, body)).toRefuse(400, message)
  })

  it("accepts 50 messages and rejects 51", async ({ expect }) => {
    const someone = await caller()
    expect((await someone.post(path, say(...Array.from({ length: 50 }, () => "golf")))).status).toBe(200)
    const more = await someone.post(path, say(...Array.from({ length: 51 }, () => "golf")))
    await expect(more).toRefuse(400, tooMany)
  })

  it("requires a provider key only for the LLM", async ({ expect }) => {
    const answer = await (await caller()).post(path, { ...say("golf"), engine: "llm" })
    await expect(answer).toRefuse(500, "LLM provider key is not configured")
  })
})

describe("engine smart", () => {
  const ask = async (name: string, more: { turns?: string[]; llm?: boolean; byDefault?: boolean } = {}) => {
    const { turns = [name], llm = true, byDefault = false } = more
    const org = await anOrg()
    const { provider, seen } = await aProvider()
    const ctx = { ...org.ctx(), llm: llm ? provider : null, defaultEngine: byDefault ? "smart" : "auto" } as const
    const engine = byDefault ? undefined : ("smart" as const)
    const answer = await classifyTopic(ctx, { ...say(...turns), engine, explain: false })
    return { ...answer, calls: (await seen()).length }
  }

  it("asks the LLM only where the rules are not sure", async ({ expect }) => {
    expect(await ask("electric SUV shoppers")).toMatchObject({ engine: "local", calls: 0 })
    expect(await ask(anUnknownName())).toMatchObject({ engine: "llm", calls: 1 })
    expect(await ask("electric SUV shoppers", { byDefault: true })).toMatchObject({ engine: "local", calls: 0 })
    expect(await ask(anUnknownName(), { byDefault: true })).toMatchObject({ engine: "llm", calls: 1 })
  })

  it("answers by the rules without a provider key", async ({ expect }) => {
    const { engine, classification, calls } = await ask(anUnknownName(), { llm: false })
    expect({ engine, unsure: classification.unsure, calls }).toEqual({ engine: "local", unsure: true, calls: 0 })
    const { caller } = await (await anOrg()).apiKey(["classify"])
    const answer = await caller.post("/api/classify", { ...say(anUnknownName()), engine: "smart" })
    expect(answer.headers.get("x-classification-engine")).toBe("local")
  })

  it("asks the LLM about a conversation, of which the rules read one message", async ({ expect }) => {
    expect(await ask("", { turns: ["electric SUV shoppers", "golf clubs"] })).toMatchObject({ engine: "llm" })
  })

  it("does not pay for an unknown name twice: the catalog has what a model or a person decided", async ({ expect }) => {
    const org = await anOrg()
    const name = anUnknownName()
    const { topicId } = await org.topic(name)
    expect(await ask(name)).toMatchObject({ engine: "llm" })
    await testServices().d1.prepare("UPDATE topics SET engine = 'llm' WHERE id = ?").bind(topicId).run()
    expect(await ask(name)).toMatchObject({ engine: "catalog", calls: 0 })
    expect(await ask(name, { llm: false })).toMatchObject({ engine: "catalog" })
  })

  it("takes from the catalog what the words of today decided, or a model or a person", async ({ expect }) => {
    const name = aName("electric SUV shoppers")
    const { topicId } = await (await anOrg()).topic(name)
    const request = { ...say(name), engine: "auto" as const, explain: false }
    const engineFor = async (knowledge: string) => {
      await testServices()
        .d1.prepare("UPDATE topics SET knowledge_version = ? WHERE id = ?")
        .bind(knowledge, topicId)
        .run()
      const { engine } = await classifyTopic({ ...(await anOrg()).ctx(), llm: null }, request)
      return engine
    }
    expect(await engineFor(KNOWLEDGE_VERSION)).toBe("catalog")
    expect(await engineFor("0")).toBe("local")
    expect(await engineFor("")).toBe("catalog")
  })

  it("respects quotas and fails like auto", async ({ expect }) => {
    const org = await anOrg("free")
    const { provider } = await aProvider([{ type: "error", status: 400 }])
    const request = { ...say(anUnknownName()), engine: "smart" as const, explain: false }
    const failing = classifyTopic({ ...org.ctx(), llm: provider }, request)
    await expect(failing).rejects.toThrow("Classification failed")
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(0)
  })
})

describe("DEFAULT_ENGINE", () => {
  it("is auto unless set, and refuses what is no engine", ({ expect }) => {
    expect(["", undefined, "llm", "smart"].map(defaultEngine)).toEqual(["auto", "auto", "llm", "smart"])
    expect(() => defaultEngine("Smart")).toThrow("DEFAULT_ENGINE must be auto, llm, local or smart")
  })

  it("applies to calls that name no engine only", async ({ expect }) => {
    const org = await anOrg()
    const ctx = { ...org.ctx(), defaultEngine: "llm" as const }
    const asked = (engine?: "auto" | "local") => classifyTopic(ctx, { ...say("golf"), engine, explain: false })
    await expect(asked()).rejects.toThrow("LLM provider key is not configured")
    expect((await asked("auto")).engine).not.toBe("llm")
    expect((await asked("local")).engine).toBe("local")
  })
})

describe("quota", () => {
  it("grants the last credit to exactly one of 50 parallel requests", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey(["classify"])
    await org.ctx().meter.reserve("classifications", 99)
    const answers = await Promise.all(Array.from({ length: 50 }, () => caller.post("/api/classify", say("golf"))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toEqual({
      error: "Monthly classifications quota exceeded",
      limit: 100,
      used: 100,
      remaining: 0,
      resetsAt: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
    })
  })

  it("is not charged for a rejected request", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey(["classify"])
    await caller.post("/api/classify", {})
    await caller.post("/api/classify", { ...say("golf"), engine: "llm" })
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(0)
  })
})

describe("the LLM", () => {
  const request = { ...say("Zorblax quantum gizmos"), engine: "auto", explain: false } as const

  it("classifies if configured, and records its usage", async ({ expect }) => {
    const org = await anOrg()
    const { provider } = await aProvider()
    const { engine, classification } = await classifyTopic(
      { ...org.ctx(), llm: provider },
      { ...request, messages: [...request.messages] },
    )
    expect(engine).toBe("llm")
    expect(classification.parentCategory).not.toBe("")
    await bindings.QUOTAS.getByName(org.id).flush()
    const [usage] = await (
      await anOperator()
    )
      .get(`/api/admin/usage?orgId=${org.id}`)
      .then((answer) => answer.json<Record<string, number>[]>())
    expect(usage?.["total_classifications"]).toBe(1)
    expect(usage?.["total_tokens"]).toBeGreaterThan(0)
    expect(usage?.["total_cost"]).toBeGreaterThan(0)
    const call = await testServices()
      .d1.prepare("SELECT purpose, auth_method, failed FROM llm_calls WHERE org_id = ?")
      .bind(org.id)
      .first()
    expect(call).toEqual({ purpose: "classify", auth_method: "session", failed: 0 })
  })

  it("is not charged when it fails", async ({ expect }) => {
    const org = await anOrg("free")
    const { provider } = await aProvider([{ type: "error", status: 400 }])
    const failing = classifyTopic({ ...org.ctx(), llm: provider }, { ...request, messages: [...request.messages] })
    await expect(failing).rejects.toThrow("Classification failed")
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(0)
  })
})
