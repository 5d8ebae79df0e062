import { afterEach, beforeAll, describe, it } from "vitest"
import { importSentChunk } from "../intake/imports/import-chunk.ts"
import { generateMatrix } from "../intake/matrix/generate-matrix.ts"
import { MatrixRequest } from "../intake/matrix/schema.ts"
import type { Budget } from "../kernel/budget/budget.ts"
import { GROUPS } from "../knowledge/taxonomy/groups.ts"
import { createJob } from "../operations/jobs/create-job.ts"
import { processJob } from "../operations/jobs/process-job.ts"
import { addTopics } from "../operations/library-changes/add-topics.ts"
import { removeTopics } from "../operations/library-changes/remove-topics.ts"
import { aProvider } from "../testing/a-provider.ts"
import { aName, anOrg, bindings } from "../testing/factories.ts"
import { LimitPassed, limitedContext, limitedServices } from "../testing/limited-services.ts"
import { manyTopics } from "../testing/many-topics.ts"
import { listCatalog } from "../topics/catalog/list-catalog.ts"
import { CatalogQuery } from "../topics/catalog/schema.ts"
import { classifyTopic } from "../topics/classification/classify-topic.ts"
import { ApiRequest } from "../topics/classification/schema.ts"
import { exportTopics } from "../topics/export/export-topics.ts"
import { ExportQuery } from "../topics/export/schema.ts"
import { checkDuplicate } from "../topics/library/check-duplicate.ts"
import { listTopics } from "../topics/library/list-topics.ts"
import { reclassifyTopics } from "../topics/library/reclassify.ts"
import { ListQuery } from "../topics/library/schema.ts"
import { archiveTopics, restoreTopics } from "../topics/operators/archive-topics.ts"
import { flagTopics } from "../topics/operators/flag-topics.ts"
import { listGlobalTopics } from "../topics/operators/list-topics.ts"
import { AdminListQuery } from "../topics/operators/schema.ts"

const CATEGORIES = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))
const COUNT = 5_000
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `tp_${marker}_${from + i}`)
const filters = () => ({ search: marker })

let marker: string
let org: Awaited<ReturnType<typeof anOrg>>

/** The organization's context in one invocation of the real platform, with the production vector index. */
const limited = () => {
  const services = limitedServices()
  budgets.push(services.budget)
  return limitedContext(org.ctx(), services)
}
const budgets: Budget[] = []

/** What runs after a commit catches its own failures, so a limit passed there shows only here. */
afterEach(({ expect }) => {
  for (const budget of budgets.splice(0))
    expect(budget.left(), JSON.stringify(budget.calls())).toBeGreaterThanOrEqual(0)
})

beforeAll(async () => {
  org = await anOrg()
  marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
}, 120_000)

describe("a request stays inside the platform's limits", { timeout: 300_000 }, () => {
  it("adopting 500 ids, and thousands by filters", async ({ expect }) => {
    expect(await addTopics(limited(), { topicIds: ids(500) })).toEqual({ added: 500 })
    expect(await addTopics(limited(), { filters: filters() })).toEqual({ added: COUNT - 500 })
  })

  it("exporting thousands of topics", async ({ expect }) => {
    for (const format of ["csv", "json"]) {
      const { body } = await exportTopics(limited(), ExportQuery.parse({ format, full: "true" }))
      expect((await new Response(body).text()).length).toBeGreaterThan(COUNT * 100)
    }
  })

  it("reading the largest pages of a library, the catalog and the operators' list", async ({ expect }) => {
    const asked = { search: marker, pageSize: "100", page: "40", sortBy: "topic_name" }
    expect((await listTopics(limited(), ListQuery.parse(asked))).data).toHaveLength(100)
    expect((await listCatalog(limited(), CatalogQuery.parse({ ...asked, inLibrary: "true" }))).data).toHaveLength(100)
    expect((await listGlobalTopics(limited(), AdminListQuery.parse(asked))).data).toHaveLength(100)
  })

  it("reclassifying 500 topics", async ({ expect }) => {
    const answer = await reclassifyTopics(limited(), { ids: ids(500), llm: false })
    expect(answer).toMatchObject({ total: 500, success: 500 })
  })

  it("archiving and restoring 500 topics, and flagging 50,000", async ({ expect }) => {
    expect(await archiveTopics(limited(), ids(500))).toEqual({ archived: 500 })
    expect(await restoreTopics(limited(), ids(500))).toEqual({ restored: 500 })
    expect(await flagTopics(limited(), ids(50_000), "Look at it", {})).toEqual({ flagged: COUNT })
  })

  it("importing a chunk of 500 rows over all categories", async ({ expect }) => {
    const mappings = [
      { csvColumn: "Name", targetField: "topic_name" as const },
      { csvColumn: "Category", targetField: "parent_category" as const },
    ]
    const { id } = await org.importBatch(500, { mappings })
    const rows = Array.from({ length: 500 }, (_, i) => ({
      Name: aName(`Limits ${i}`),
      Category: CATEGORIES[i % CATEGORIES.length] ?? "",
    }))
    expect(await importSentChunk(limited(), id, { chunkIndex: 0, rows, mappings })).toMatchObject({ errorCount: 0 })
  })

  it("generating a matrix of 5,000 topics", async ({ expect }) => {
    const values = (start: string, count: number) => Array.from({ length: count }, () => aName(start))
    // Every chunk of 500 has topics of every category.
    const places = GROUPS.flatMap((group) =>
      group.categories.map(({ name, subcategories: [node] }) => node?.name ?? name),
    )
    const request = MatrixRequest.parse({
      dimensions: [
        { name: "Who", values: values("Fans", Math.floor(5_000 / places.length)) },
        { name: "What", values: [...new Set(places)] },
      ],
    })
    const ctx = limited()
    expect(await generateMatrix(ctx, request)).toMatchObject({ errors: 0 })
    const { results } = await bindings.DB.prepare(
      "SELECT DISTINCT parent_category FROM org_topics WHERE org_id = ? AND source = 'matrix'",
    )
      .bind(org.id)
      .all()
    expect(results.length).toBeGreaterThan(30)
  })

  it("checking for duplicates, and classifying the longest conversation", async ({ expect }) => {
    expect(await checkDuplicate(limited(), { topic_name: aName("Ford truck owners") })).toHaveProperty("isDuplicate")
    const messages = Array.from({ length: 50 }, (_, i) => ({
      role: i % 2 === 0 ? "user" : "assistant",
      content: aName("Ford truck owners ").repeat(100),
    }))
    const { provider } = await aProvider()
    for (const engine of ["local", "llm"]) {
      const request = ApiRequest.parse({ messages, engine })
      expect(await classifyTopic({ ...limited(), llm: provider }, request)).toMatchObject({ engine })
    }
  })

  it("creating a reclassify job over the whole catalog, and its first step of 500", async ({ expect }) => {
    const config = { mode: "local", force: true, batchSize: 500 }
    const { jobId, totalItems } = await createJob(limited(), { jobType: "reclassify", config })
    expect(totalItems).toBeGreaterThanOrEqual(COUNT)
    // Where the own topics begin: a step takes fewer of other tests' topics that many libraries have.
    await org
      .ctx()
      .d1.prepare("UPDATE jobs SET cursor = (SELECT seq - 1 FROM topics WHERE id = ?) WHERE id = ?")
      .bind(...ids(1), jobId)
      .run()
    expect((await processJob(limited(), jobId)).processedItems).toBe(500)
  })

  it("and the suite notices when a budget is too small", async ({ expect }) => {
    const few = (calls = 3) => limitedContext(org.ctx(), limitedServices({ calls }))
    await expect(addTopics(few(), { filters: filters() })).rejects.toThrow(LimitPassed)
    await expect(reclassifyTopics(few(), { ids: ids(10), llm: false })).rejects.toThrow(LimitPassed)
    await expect(archiveTopics(few(), ids(10))).rejects.toThrow(LimitPassed)
    await expect(checkDuplicate(few(1), { topic_name: aName("Nurses") })).rejects.toThrow(LimitPassed)
  })

  it("removing thousands of topics, and half a million ids", async ({ expect }) => {
    expect(await removeTopics(limited(), ids(500_000))).toEqual({ deleted: COUNT })
  })
})
