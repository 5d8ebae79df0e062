import { describe, it } from "vitest"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOrg, type TestOrg } from "../../testing/factories.ts"
import { cleanName } from "./clean-name.ts"
import { fixNames } from "./fix-names.ts"
import { importSentChunk } from "./import-chunk.ts"
import { readPath } from "./taxonomy-path.ts"

describe("a taxonomy path", () => {
  it("is read as a topic and its place in the taxonomy", ({ expect }) => {
    const cases: [string, ReturnType<typeof readPath>][] = [
      ["Tea drinkers", { topicName: "Tea drinkers" }],
      [
        "Acxiom > Auto > Luxury Cars > BMW Intenders",
        { topicName: "BMW Intenders", parentCategory: "Auto", subcategory: "Luxury Cars" },
      ],
      [
        "Nobody Knows Data > auto > luxury cars > BMW Intenders",
        { topicName: "BMW Intenders", parentCategory: "Auto", subcategory: "Luxury Cars" },
      ],
      ["LiveRamp>Interest>Food and Beverage>Tea", { topicName: "Tea", parentCategory: "Food & Beverage" }],
      ["Experian > In-Market > Segment > Truck Owners", { topicName: "Truck Owners" }],
      ["Travel > Luxury Cars > Rome", { topicName: "Rome", parentCategory: "Travel" }],
      ["Luxury Cars > BMW", { topicName: "BMW", subcategory: "Luxury Cars" }],
      [" > Tea > ", { topicName: "Tea" }],
      ["Demographics > Age > 18-24", { topicName: "Age 18-24", parentCategory: "Demographics" }],
      ["Income > $100k", { topicName: "Income > $100k" }],
      [">", { topicName: ">" }],
    ]
    for (const [name, parts] of cases) expect(readPath(name), name).toEqual(parts)
  })
})

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
      '"""': '"""',
      "": "",
    }
    for (const [name, clean] of Object.entries(cases)) expect(cleanName(name), name).toBe(clean)
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
    const { ctx, id } = await anImportOf([`Interest - tea ${tail}`, `Clean Name ${tail}`])
    const said = `Tea Lovers ${tail}`
    const { provider, seen } = await aProvider([{ type: "answer", fields: { names: [said] } }])
    const answer = await fixNames({ ...ctx, llm: provider }, id, { preview: false })
    expect(answer).toMatchObject({ engine: "llm", total: 2, changed: 1, names: [{ newName: said }] })
    const [request] = await seen()
    expect(JSON.stringify(request?.body["messages"])).toContain(`Interest - tea ${tail}`)
    expect(JSON.stringify(request?.body["messages"])).not.toContain("Clean Name")
  })

  it("falls back to the rules if the provider fails or its answer is unusable", async ({ expect }) => {
    const scripts = [{ type: "error", status: 400 }, { type: "invalid_json" }, { type: "max_tokens" }] as const
    for (const script of [...scripts, { type: "answer", fields: { names: ["one", "too many"] } } as const]) {
      const tail = aName("").trim()
      const { ctx, id } = await anImportOf([`Interest - tea ${tail}`])
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
    await org.topic(`Interest - coffee ${tail}`)
    await anImportOf([`Interest - chess ${tail}`], org)
    const { ctx, id } = await anImportOf([`Interest - tea ${tail}`], org)
    const { provider } = await aProvider([{ type: "error", status: 400 }])
    const answer = await fixNames({ ...ctx, llm: provider }, id, { preview: true })
    expect(answer).toMatchObject({ total: 1, changed: 1, names: [{ oldName: `Interest - tea ${tail}` }] })
  })
})
