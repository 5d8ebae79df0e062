import { describe, it } from "vitest"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { type Created, json } from "../../testing/topic-answers.ts"

type Explained = {
  topic: Created
  engine: string
  evidence: { text: string; category: string }[]
  layers: Record<string, { value: string; because: string; confidence: number }>
  overridden: string[]
}

describe("GET /api/topics/:id/explain", () => {
  it("names the words and rules that decided each layer", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const created = await json<Created>(owner.post("/api/topics", { topic_name: aName("Ford truck owners") }))
    for (const id of [created.id, created.topic_id]) {
      const explained = await json<Explained>(owner.get(`/api/topics/${id}/explain`))
      expect(explained.topic).toEqual(created)
      expect(explained.engine).toBe("local")
      expect(explained.evidence.map(({ text }) => text)).toContain("ford")
      expect(explained.layers["category"]).toMatchObject({ value: "Auto", because: expect.stringContaining("ford") })
      expect(explained.layers["audience_type"]).toMatchObject({ value: "Ownership", because: "owners" })
      expect(explained.overridden).toEqual([])
    }
  })

  it("distinguishes the organization's overrides from the engine's values", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const created = await json<Created>(owner.post("/api/topics", { topic_name: aName("Ford truck owners") }))
    await owner.patch(`/api/topics/${created.id}`, { segment_type: "B2G" })
    const { layers, overridden } = await json<Explained>(owner.get(`/api/topics/${created.id}/explain`))
    expect(layers["segment_type"]).toEqual({ value: "B2G", because: "set by your organization", confidence: 1 })
    expect(overridden).toEqual(["segment_type"])
  })

  it("says whether the rules agree with the language model", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const created = await json<Created>(owner.post("/api/topics", { topic_name: aName("Ford truck owners") }))
    const { d1 } = testServices()
    await d1.prepare(`UPDATE topics SET engine = 'llm', intensity = 'Low' WHERE id = ?`).bind(created.topic_id).run()
    const { engine, layers } = await json<Explained>(owner.get(`/api/topics/${created.id}/explain`))
    expect(engine).toBe("llm")
    expect(layers["category"]?.because).toBe("classified by the language model; the rules agree")
    expect(layers["intensity"]).toMatchObject({
      value: "Low",
      because: expect.stringMatching(/^classified by the language model; the rules say /),
    })
  })
})
