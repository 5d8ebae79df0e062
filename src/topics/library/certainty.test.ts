import { describe, it } from "vitest"
import type { OrgContext } from "../../kernel/context.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { aJob, setTopics } from "../../testing/a-job.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import type { Caller } from "../../testing/client.ts"
import { manyLinks } from "../../testing/many-links.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import { addToLibrary } from "./intake.ts"
import type { Refine } from "./new-topics.ts"
import { reclassifyTopic } from "./reclassify.ts"
import { seedTopics } from "./seed-topics.ts"
import { walkLinks } from "./walk-links.ts"

const COLUMNS = "confidence, sensitivity_confidence, unsure, qualifiers"
const UNKNOWN = { confidence: null, sensitivity_confidence: null, unsure: 0, qualifiers: null }
type Stored = { confidence: number | null; sensitivity_confidence: number | null; unsure: number; qualifiers: unknown }

async function stored(topicId: string): Promise<Stored> {
  const row = await testServices()
    .d1.prepare(`SELECT ${COLUMNS} FROM topics WHERE id = ?`)
    .bind(topicId)
    .first<Stored & { qualifiers: string | null }>()
  if (!row) throw new Error(`No topic ${topicId}`)
  return { ...row, qualifiers: row.qualifiers === null ? null : JSON.parse(row.qualifiers) }
}

/** What the local engine says of a name, as it is stored. */
function said(name: string): Stored {
  const { confidence = null, sensitivityConfidence = null, unsure, qualifiers } = classifyLocally(name)
  return {
    confidence,
    sensitivity_confidence: sensitivityConfidence,
    unsure: Number(unsure),
    qualifiers: qualifiers?.length ? qualifiers : null,
  }
}

const aged = () => aName("Coffee drinkers aged 25-54")
const unsure = () => aName("Purple ladder")
const AGE = { kind: "age", value: "25-54", text: "aged 25 54" }

describe("how sure the engine is", () => {
  it("is stored with every new topic", async ({ expect }) => {
    const org = await anOrg()
    for (const name of [aged(), unsure(), aName("Ford truck owners")]) {
      const { topicId } = await org.topic(name)
      expect(await stored(topicId)).toEqual(said(name))
    }
    const [known, guess] = [said(aged()), said(unsure())]
    expect(known).toMatchObject({ unsure: 0, qualifiers: [AGE] })
    expect(guess).toMatchObject({ unsure: 1, qualifiers: null })
    expect(guess.confidence).toBeLessThan(known.confidence ?? 0)
    expect(guess.sensitivity_confidence).toBeGreaterThan(0)
  })

  it("is empty where the language model decided, but not what the name says", async ({ expect }) => {
    const org = await anOrg()
    const refine: Refine = async (topics) =>
      topics.map(({ confidence: _c, sensitivityConfidence: _s, unsure: _u, qualifiers: _q, ...topic }) => ({ topic }))
    const rows = [{ topicName: aged() }, { topicName: unsure() }]
    const taken = await addToLibrary(org.ctx(), rows, { changeType: "imported", source: "test", refine })
    const found = await Promise.all(taken.map(({ topicId }) => stored(topicId ?? "")))
    expect(found).toEqual([{ ...UNKNOWN, qualifiers: [AGE] }, UNKNOWN])
  })

  it("is empty for a category that an operator supplies with a new topic", async ({ expect }) => {
    const org = await anOrg()
    const name = unsure()
    const rows = [
      { topicName: name, supplied: { parent_category: "Travel" } },
      { topicName: unsure(), supplied: { segment_type: "B2B" } },
    ]
    const [placed, other] = await seedTopics(org.ctx(), rows, {})
    const { sensitivity_confidence } = said(name)
    expect(await stored(placed?.topicId ?? "")).toEqual({ ...UNKNOWN, sensitivity_confidence })
    expect(await stored(other?.topicId ?? "")).toMatchObject({ unsure: 1 })
  })

  it("is written for older topics when they are reclassified", async ({ expect }) => {
    const org = await anOrg()
    const name = aged()
    const { id, topicId } = await org.topic(name)
    await setTopics([topicId], { ...UNKNOWN, engine_version: "2.4" })
    await (await org.signedInAs("owner")).post(`/api/topics/${id}/reclassify`)
    expect(await stored(topicId)).toEqual(said(name))
  })

  it("is removed when the language model reclassifies the topic", async ({ expect }) => {
    const org = await anOrg()
    const { provider } = await aProvider([
      { type: "answer", fields: { parent_category: "Auto", subcategory: "Luxury Cars" } },
    ])
    const ctx: OrgContext = { ...org.ctx(), llm: provider }
    const { id, topicId } = await org.topic(aged())
    expect(await reclassifyTopic(ctx, id, true)).toMatchObject({ fallback: false, parent_category: "Auto" })
    expect(await stored(topicId)).toEqual({ ...UNKNOWN, qualifiers: [AGE] })
  })

  it("is written by a job, recorded in the history and restored by its rollback", async ({ expect }) => {
    const [org, operator, category] = [await anOrg(), await anOperator(), aName("Category")]
    const names = [aged(), unsure()]
    const ids: string[] = []
    for (const name of names) ids.push((await org.topic(name)).topicId)
    const before = { ...UNKNOWN, confidence: 0.25, qualifiers: '[{"kind":"age","value":"18+","text":"18+"}]' }
    await setTopics(ids, { ...before, parent_category: category, engine_version: "2.4" })
    const job = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    const after = await Promise.all(ids.map(stored))
    expect(after).toEqual(names.map(said))
    const [entry] = await (await operator.get(`/api/admin/topics/${ids[1]}/history`)).json<Record<string, unknown>[]>()
    expect(entry).toMatchObject({
      previousValues: { confidence: 0.25, unsure: false, qualifiers: [{ kind: "age", value: "18+" }] },
      newValues: { confidence: after[1]?.confidence, unsure: true, qualifiers: null },
    })
    await aJob(org.ctx(), "reclassify", { rollbackOf: job.id })
    const restored = { ...before, qualifiers: JSON.parse(before.qualifiers) as unknown }
    expect(await Promise.all(ids.map(stored))).toEqual([restored, restored])
  })
})

describe("a person's word", () => {
  it("on the category or the sensitivity leaves no doubt about it", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const name = unsure()
    const { topicId } = await org.topic(name)
    const engine = said(name)
    const edit = (body: object) => operator.patch(`/api/admin/topics/${topicId}`, body)
    expect((await edit({ segmentType: "B2B" })).status).toBe(200)
    expect(await stored(topicId)).toEqual(engine)
    expect(await (await edit({ parentCategory: classifyLocally(name).parentCategory })).json()).toMatchObject({
      confidence: null,
      sensitivityConfidence: engine.sensitivity_confidence,
      unsure: false,
      qualifiers: [],
    })
    await edit({ sensitivity: "None" })
    expect(await stored(topicId)).toEqual(UNKNOWN)
    const renamed = await edit({ topicName: aged() })
    expect(await renamed.json()).toMatchObject({ qualifiers: [AGE], confidence: null })
  })

  it("in a review settles the topic, but not its sensitivity", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const name = unsure()
    const { topicId } = await org.topic(name)
    const answer = await operator.post("/api/admin/topics/review", { topicId, segmentType: "B2B", reason: "test" })
    expect(answer.status).toBe(200)
    const { sensitivity_confidence } = said(name)
    expect(await stored(topicId)).toEqual({ ...UNKNOWN, sensitivity_confidence })
  })
})

describe("in a library", () => {
  const listed = async (caller: Caller, query = "") => (await json<Page>(caller.get(`/api/topics?${query}`))).data

  it("a topic is as sure as in the catalog, until the organization chooses its category", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [owner, them] = [await org.signedInAs("owner"), await other.signedInAs("owner")]
    const name = unsure()
    const { parentCategory } = classifyLocally(name)
    const { confidence, sensitivity_confidence } = said(name)
    const guess = { confidence, sensitivity_confidence, unsure: true, qualifiers: [] }
    const { id, topicId } = await org.topic(name)
    await them.post("/api/topics/catalog", { topicIds: [topicId] })
    expect(await listed(owner)).toMatchObject([guess])
    expect(await listed(them, "unsure=true")).toMatchObject([guess])

    const own = parentCategory === "Travel" ? "Auto" : "Travel"
    expect(await json(owner.patch(`/api/topics/${id}`, { segment_type: "B2B" }))).toMatchObject(guess)
    const chosen = { confidence: null, unsure: false, sensitivity_confidence }
    expect(await json(owner.patch(`/api/topics/${id}`, { parent_category: own }))).toMatchObject(chosen)
    expect(await listed(owner, "unsure=true")).toEqual([])
    expect(await listed(owner, "confidence_lt=1")).toEqual([])
    expect(await listed(owner, "unsure=false")).toMatchObject([chosen])
    expect(await listed(them, "unsure=true")).toHaveLength(1)
    expect(await json(owner.get(`/api/topics/${id}/explain`))).toMatchObject({ confidence: null, unsure: false })
    expect(await json(owner.patch(`/api/topics/${id}`, { parent_category: parentCategory }))).toMatchObject(guess)
    for (const one of [org, other]) expect(await countDifferences(one.id)).toEqual([])
  })

  it("a category supplied with a new topic is sure there, not in the catalog", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = unsure()
    const supplied = { topic_name: name, parent_category: "Travel", private: true }
    const created = await json<Created>(owner.post("/api/topics", supplied))
    expect(created).toMatchObject({ confidence: null, unsure: false })
    expect(await stored(created.topic_id)).toEqual(said(name))
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("a name's qualifiers are explained, and found in any case", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id, topicId } = await org.topic(aName("Gen Z coffee drinkers aged 18-24"))
    const { qualifiers } = classifyLocally("Gen Z coffee drinkers aged 18-24")
    expect(await json(owner.get(`/api/topics/${id}/explain`))).toMatchObject({ qualifiers, unsure: false })
    for (const asked of ["generation", "generation:gen z", "generation:Gen Z", "age:18-24"]) {
      expect(await listed(owner, new URLSearchParams({ qualifier: asked }).toString()), asked).toMatchObject([{ id }])
    }
    expect(await listed(owner, "qualifier=generation:Millennials")).toEqual([])
    await setTopics([topicId], { qualifiers: null })
    expect(await listed(owner, "qualifier=generation")).toEqual([])
  })

  it("links of a topic with thousands of them follow in pages", async ({ expect }) => {
    const org = await anOrg()
    const { topicId } = await org.topic(unsure())
    await manyLinks(topicId, 5_001)
    await setTopics([topicId], { unsure: 0, confidence: 0.875 })
    const services = testServices()
    await walkLinks(services)
    const behind = services.d1.prepare(
      "SELECT count(*) AS n FROM org_topics WHERE topic_id = ? AND (unsure = 1 OR confidence IS NOT 0.875)",
    )
    expect(await behind.bind(topicId).first("n")).toBe(0)
  })
})
