import * as fc from "fast-check"
import { describe, it } from "vitest"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, named, started, takeChunk } from "../../testing/import-calls.ts"
import { numRuns } from "../../testing/runs.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import { seedTopics } from "../library/seed-topics.ts"

const PROVIDERS = ["Experian", "Acxiom", "Oracle Data Cloud", "LiveRamp", ""]
const BRANCHES = ["Auto", "Travel", "Food & Beverage", "In-Market", "Interest", "Purchase Based", "Nobody's branch", ""]
const LEAVES = [
  "Used SUV",
  "Truck owners",
  "Vegan snacks",
  "Cruise intenders",
  "Star Wars: Andor",
  "IT decision makers",
]
const ASIDES = ["Next 90 Days", "18-24", "Texas", "High", "SUV16", "", "", ""]

const path = fc
  .record({
    mark: fc.constantFrom(" > ", ">", " | ", " : ", " - ", "_"),
    provider: fc.constantFrom(...PROVIDERS),
    branches: fc.array(fc.constantFrom(...BRANCHES), { minLength: 0, maxLength: 2 }),
    leaf: fc.constantFrom(...LEAVES),
    aside: fc.constantFrom(...ASIDES),
  })
  .map(({ mark, provider, branches, leaf, aside }) => {
    const steps = [provider, ...branches, aName(leaf), aside].filter(Boolean)
    return mark === "_" ? steps.join("_").replaceAll(" ", "_") : steps.join(mark)
  })

type Filed = { taxonomy_type: string | null; parent_category: string | null; subcategory: string | null }
const placeOf = ({ taxonomy_type, parent_category, subcategory }: Filed) => [
  taxonomy_type,
  parent_category,
  subcategory,
]

/** Their last step alone would be filed elsewhere. */
const OF_CONTEXT = ["Polk > Owners > Motorcycle > Cruiser", "HG Insights > Install Base > Virtualization > Hypervisor"]

describe("the name of a source's string, and where it is filed", () => {
  it("are the same on every route", async ({ expect }) => {
    const sources = [...OF_CONTEXT, ...fc.sample(path, { numRuns: numRuns(24, 300), seed: 36 })]
    const [creating, importing] = [await anOrg(), await anOrg()]
    const owner = await creating.signedInAs("owner")
    const { caller } = await importing.apiKey()

    const created = await Promise.all(
      sources.map((topic_name) => json<Created>(owner.post("/api/topics", { topic_name }))),
    )
    const classified = await Promise.all(
      sources.map(async (content) => {
        const { text } = await json<{ text: string }>(
          caller.post("/api/classify", { messages: [{ role: "user", content }] }),
        )
        return JSON.parse(text) as Filed & { topic_name: string }
      }),
    )
    const checked = await Promise.all(
      sources.map((topic_name) =>
        json<{ existingTopic: { id: string } | null }>(caller.post("/api/topics/check-duplicate", { topic_name })),
      ),
    )
    const { batchId } = await begin(caller, { ...started, totalRows: sources.length })
    await takeChunk(caller, batchId, 0, named(...sources))
    const { data: imported } = await json<Page>(caller.get("/api/topics?pageSize=100"))
    const seeded = await seedTopics(
      importing.ctx(),
      sources.map((topicName) => ({ topicName })),
      {},
    )

    for (const [i, source] of sources.entries()) {
      const one = created[i] as Created
      expect(normalizedName(classified[i]?.topic_name ?? ""), `classify: ${source}`).toBe(
        normalizedName(one.topic_name),
      )
      expect(checked[i]?.existingTopic?.id, `check-duplicate: ${source}`).toBe(one.topic_id)
      expect(seeded[i]?.topicId, `seeding: ${source}`).toBe(one.topic_id)
      const row = imported.find((topic) => topic.topic_id === one.topic_id)
      expect([row?.topic_name, row?.original_name], `import: ${source}`).toEqual([one.topic_name, one.original_name])
      if (row) expect(placeOf(classified[i] as Filed), `filed: ${source}`).toEqual(placeOf(row))
      expect(one.original_name).toBe(one.topic_name === source ? null : source)
    }
  })
})
