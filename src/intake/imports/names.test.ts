import { describe, it } from "vitest"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOrg, type TestOrg } from "../../testing/factories.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import type { HistoryEntry } from "../../topics/library/schema.ts"
import { json } from "../../testing/topic-answers.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { cleanName } from "./clean-name.ts"
import { fixNames } from "./fix-names.ts"
import { importSentChunk } from "./import-chunk.ts"
import type { RestoredNames } from "./schema.ts"

describe("cleaning a name by rules", () => {
  it("drops providers, structural steps, quotes and extra whitespace, and nothing else", ({ expect }) => {
    const cases = {
      'Acxiom - Interest - "truck  owners"': "Truck Owners",
      "Experian: In-Market: new car buyers": "New Car Buyers",
      '"""tea drinkers"""': "Tea Drinkers",
      "'tea drinkers": "Tea Drinkers",
      tea_and_coffee_drinkers: "Tea and Coffee Drinkers",
      "COFFEE SHOP OWNERS": "Coffee Shop Owners",
      "Lotame | Segment | iPhone owners": "iPhone Owners",
      "Oracle Data Cloud > Auto > suv   intenders": "SUV Intenders",
      "Star Wars: Andor": "Star Wars: Andor",
      "Truck Owners": "Truck Owners",
      "New car buyers": "New Car Buyers",
      "tea in Île-de-France": "Tea in Île-de-France",
      "fans of the Vin de Pays": "Fans of the Vin de Pays",
      '"""': '"""',
      "": "",
    }
    for (const [name, clean] of Object.entries(cases)) expect(cleanName(name), name).toBe(clean)
  })

  it("leaves proper names and formulas alone", ({ expect }) => {
    const names = ["Île-de-France", "Vin de Pays", "Ludwig van Beethoven", "McDonald's Fans", "NASA", "iPhone", "日本"]
    for (const name of [...names, "@SUM(A1)", "=SUM(A1:B2)", "+1", "-20% deals", "SUM(A1)"]) {
      expect(cleanName(name), name).toBe(name)
    }
  })

  it("keeps the capitals of each language", async ({ expect }) => {
    const cases = {
      "propriétaires de chiens à paris": "Propriétaires de chiens à Paris",
      "PROPRIÉTAIRES DE CHIENS": "Propriétaires de chiens",
      "dueños de perros en barcelona": "Dueños de perros en Barcelona",
      "besitzer von elektroautos": "Besitzer von Elektroautos",
      "Acxiom > Interest > proprietari di bmw": "Proprietari di BMW",
      "liefhebbers van fietsen": "Liefhebbers van fietsen",
      "donos de cachorros no brasil": "Donos de cachorros no Brasil",
    }
    await packsFor(Object.keys(cases))
    for (const [name, clean] of Object.entries(cases)) {
      expect(cleanName(name), name).toBe(clean)
      expect(cleanName(clean), clean).toBe(clean)
    }
  })

  it("is idempotent", ({ expect }) => {
    for (const name of ['Acxiom - "tea', "a > b > c", "SHOUTED: name", "x_y - z", "Interest - Interest - Tea"]) {
      expect(cleanName(cleanName(name)), name).toBe(cleanName(name))
    }
  })
})

/** An import of these names, classified locally. */
async function anImportOf(names: string[], into?: TestOrg) {
  const org = into ?? (await anOrg())
  const { id } = await org.importBatch(names.length)
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" as const }]
  const chunk = { chunkIndex: 0, rows: names.map((Name) => ({ Name })), mappings }
  await importSentChunk(org.ctx(), id, chunk)
  return { ctx: org.ctx(), id }
}

describe("cleaning names with the LLM", () => {
  it("sends only the names the rules would change", async ({ expect }) => {
    const tail = aName("").trim()
    const { ctx, id } = await anImportOf([`tea ${tail}`, `Clean Name ${tail}`])
    const said = `Tea Lovers ${tail}`
    const { provider, seen } = await aProvider([{ type: "answer", fields: { names: [said] } }])
    const answer = await fixNames({ ...ctx, llm: provider }, id, { preview: false })
    expect(answer).toMatchObject({ engine: "llm", total: 2, changed: 1, names: [{ newName: said }] })
    const [request] = await seen()
    expect(JSON.stringify(request?.body["messages"])).toContain(`tea ${tail}`)
    expect(JSON.stringify(request?.body["messages"])).not.toContain("Clean Name")
  })

  it("falls back to the rules if the provider fails or its answer is unusable", async ({ expect }) => {
    const scripts = [{ type: "error", status: 400 }, { type: "invalid_json" }, { type: "max_tokens" }] as const
    for (const script of [...scripts, { type: "answer", fields: { names: ["one", "too many"] } } as const]) {
      const tail = aName("").trim()
      const { ctx, id } = await anImportOf([`tea ${tail}`])
      const { provider } = await aProvider([script])
      const answer = await fixNames({ ...ctx, llm: provider }, id, { preview: true })
      expect(answer).toMatchObject({ engine: "rules", changed: 1, names: [{ newName: `Tea ${tail}` }] })
    }
  })
})

describe("cleaning the names of an import", () => {
  it("leaves the topics of other imports alone", async ({ expect }) => {
    const org = await anOrg()
    const tail = aName("").trim()
    await org.topic(`coffee ${tail}`)
    await anImportOf([`chess ${tail}`], org)
    const { ctx, id } = await anImportOf([`tea ${tail}`], org)
    const { provider } = await aProvider([{ type: "error", status: 400 }])
    const answer = await fixNames({ ...ctx, llm: provider }, id, { preview: true })
    expect(answer).toMatchObject({ total: 1, changed: 1, names: [{ oldName: `tea ${tail}` }] })
  })
})

describe("names chosen from a preview", () => {
  it("are applied as they were shown, the others stay", async ({ expect }) => {
    const tail = aName("").trim()
    const { ctx, id } = await anImportOf([`tea ${tail}`, `mate ${tail}`, `rum ${tail}`])
    const { names } = await fixNames(ctx, id, { preview: true })
    expect(names).toHaveLength(3)
    const [tea, mate, rum] = names
    if (!tea || !mate || !rum) throw new Error("Names are missing")
    const foreign = await anImportOf([`gin ${tail}`])
    const [gin] = (await fixNames(foreign.ctx, foreign.id, { preview: true })).names
    const chosen = [
      { ...tea, newName: `Black Tea ${tail}` },
      // Named otherwise by now, taken, not a name, and of another organization.
      { ...mate, oldName: "something else" },
      { ...mate, newName: `Black  Tea ${tail}` },
      { ...rum, newName: "  " },
      ...(gin ? [gin] : []),
    ]
    const answer = await fixNames(ctx, id, { preview: false, names: chosen })
    expect(answer).toMatchObject({
      changed: 1,
      names: [{ id: tea.id, oldName: `tea ${tail}`, newName: `Black Tea ${tail}` }],
      conflicts: [{ id: mate.id }],
    })
    const left = await fixNames(ctx, id, { preview: true })
    expect(left.names.map(({ id: topic }) => topic).sort()).toEqual([mate.id, rum.id].sort())
    expect(await fixNames(foreign.ctx, foreign.id, { preview: true })).toMatchObject({ changed: 1 })
  })

  it("can be taken back, except where a person has renamed the topic since", async ({ expect }) => {
    const tail = aName("").trim()
    const org = await anOrg()
    const { ctx, id } = await anImportOf([`tea ${tail}`, `mate ${tail}`, `Rum ${tail}`], org)
    const { caller } = await org.apiKey()
    const undo = (preview: boolean) => json<RestoredNames>(caller.post(`/api/import/${id}/fix-names/undo`, { preview }))
    expect(await undo(true)).toMatchObject({ total: 0, changed: 0 })
    const { names } = await fixNames(ctx, id, { preview: false })
    const [tea, mate] = names
    await editTopic(ctx, mate?.id ?? "", { topic_name: `Yerba ${tail}` })
    const back = { id: tea?.id, oldName: `Tea ${tail}`, newName: `tea ${tail}` }
    const answer = { batchId: id, total: 1, changed: 1, names: [back], conflicts: [] }
    expect(await undo(true)).toEqual({ ...answer, preview: true })
    expect(await undo(false)).toEqual({ ...answer, preview: false })
    expect(await undo(false)).toMatchObject({ total: 0, changed: 0 })
    const { data } = await json<{ data: { topic_name: string }[] }>(caller.get("/api/topics"))
    expect(data.map(({ topic_name: name }) => name).sort()).toEqual(
      [`tea ${tail}`, `Yerba ${tail}`, `Rum ${tail}`].sort(),
    )
    const history = await json<HistoryEntry[]>(caller.get(`/api/topics/${tea?.id}/history`))
    expect(history[0]).toMatchObject({ changeType: "field_edit", source: "undo-fix-names" })
    // Fixed again, they can be taken back again.
    expect(await fixNames(ctx, id, { preview: false })).toMatchObject({ changed: 1 })
    expect(await undo(false)).toMatchObject({ changed: 1 })
  })

  it("are refused where they are not names of a preview", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch()
    const fix = (names: unknown) => caller.post(`/api/import/${id}/fix-names`, { names })
    await expect(await fix("all")).toRefuse(400, "names must be an array")
    await expect(await fix([{ id: "x" }])).toRefuse(400, "names must each have an id, an oldName and a newName")
    const many = Array.from({ length: 1_001 }, () => ({ id: "x", oldName: "a", newName: "b" }))
    await expect(await fix(many)).toRefuse(400, "names must be at most 1000")
  })
})
