import { describe, it } from "vitest"
import { aSync, libraryOf, someItems } from "../../testing/a-sync.ts"
import { aName, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"

type Run = { runId: string; totalItems: number; status: string }
type Page = Record<"successCount" | "errorCount" | "duplicateCount" | "itemCount" | "page", number> & { done: boolean }

describe("a sync over HTTP", () => {
  it("starts, imports page by page and reports progress", async ({ expect }) => {
    const org = await anOrg()
    const items = someItems(7)
    const { path } = await aSync(
      org,
      { items, itemsAt: "data.lists.0.items", countAt: "meta.total", maxPageSize: 3 },
      { items_path: "data.lists.0.items", count_path: "meta.total" },
    )
    const { caller } = await org.apiKey(["sync"])
    const run = await json<Run>(caller.post(path, {}))
    expect(run).toEqual({ runId: expect.stringMatching(/^run_\w{20}$/), totalItems: 7, status: "running" })
    expect(await json<object>(caller.get(`${path}/${run.runId}/status`))).toMatchObject({
      runId: run.runId,
      status: "running",
      processedPages: 0,
      totalPages: 3,
      successCount: 0,
      completedAt: null,
    })
    expect(await json<Page>(caller.post(`${path}/${run.runId}/page`, {}))).toEqual({
      runId: run.runId,
      page: 1,
      status: "running",
      done: false,
      itemCount: 3,
      successCount: 3,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      updatedCount: 0,
      errors: [],
    })
    expect(await json<Page>(caller.post(`${path}/${run.runId}/page`, { page: 3 }))).toMatchObject({
      page: 3,
      itemCount: 1,
      done: false,
    })
    const last = await json<Page>(caller.post(`${path}/${run.runId}/page`))
    expect(last).toMatchObject({ page: 2, itemCount: 3, status: "completed", done: true })
    expect(await json<object>(caller.get(`${path}/${run.runId}/status`))).toMatchObject({
      status: "completed",
      processedPages: 3,
      totalPages: 3,
      successCount: 7,
      errorCount: 0,
      duplicateCount: 0,
      failure: null,
      completedAt: expect.stringMatching(/^\d{4}-/),
    })
    await expect(await caller.post(`${path}/${run.runId}/page`, {})).toRefuse(409, "Run is completed, cannot sync")
    expect([...(await libraryOf(org)).keys()].sort()).toEqual(items.map(({ id }) => String(id)))
  })

  it("splits the response of a source without paging into pages", async ({ expect }) => {
    const org = await anOrg()
    const spec = { items: someItems(25), unpaged: true }
    const { start, toTheEnd } = await aSync(org, spec, { paging: "none", page_size: 10 })
    const { runId, totalItems } = await start()
    expect(totalItems).toBe(25)
    const pages = await toTheEnd(runId)
    expect(pages.map(({ itemCount, done }) => [itemCount, done])).toEqual([
      [10, false],
      [10, false],
      [5, true],
    ])
    expect((await libraryOf(org)).size).toBe(25)
  })

  it("updates scores and records the old ones in the history", async ({ expect }) => {
    const org = await anOrg()
    const [item] = someItems(1)
    const at = (score: number) => ({ items: [{ ...item, score }] })
    const field_mappings = { name: "topic_name", id: "external_id", score: "performance_score" }
    const { start, toTheEnd, source } = await aSync(org, at(0.5), { field_mappings })
    await toTheEnd((await start()).runId)
    await source.update(at(0.75))
    expect(await toTheEnd((await start()).runId)).toMatchObject([{ duplicateCount: 1, updatedCount: 1 }])
    expect([...(await libraryOf(org)).values()]).toMatchObject([{ score: 0.75 }])
    const changes = await org
      .ctx()
      .d1.prepare(`SELECT previous_values, new_values FROM topic_history WHERE org_id = ? AND change_type = ?`)
      .bind(org.id, "metadata_enrichment")
      .all()
    expect(changes.results).toEqual([
      { previous_values: `{"performance_score":0.5}`, new_values: `{"performance_score":0.75}` },
    ])
    expect(await toTheEnd((await start()).runId)).toMatchObject([{ duplicateCount: 1, updatedCount: 0 }])
  })

  it("rejects unknown runs, outbound connections and invalid pages", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { path, start } = await aSync(org, { items: someItems(1) })
    const { runId } = await start()
    const other = await aSync(org, {})
    const out = await org.connection({ platform: "dspapi", direction: "outbound", config: {} })
    await expect(await owner.post(`/api/connections/${out.id}/sync/run`, {})).toRefuse(400, "Connection is not inbound")
    await expect(await owner.post("/api/connections/conn_x/sync/run", {})).toRefuse(404, "Connection not found")
    await expect(await owner.post(`${path}/run_x/page`, {})).toRefuse(404, "Sync run not found")
    await expect(await owner.get(`${path}/run_x/status`)).toRefuse(404, "Sync run not found")
    await expect(await owner.get(`${other.path}/${runId}/status`)).toRefuse(404, "Sync run not found")
    for (const page of [0, 301, 1.5, "1"]) {
      await expect(await owner.post(`${path}/${runId}/page`, { page })).toRefuse(
        400,
        "page must be a whole number from 1 to 300",
      )
    }
    await expect(await owner.post(path, { background: "yes" })).toRefuse(400, "background must be true or false")
  })

  it("lists a connection's runs per workspace, newest first", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { path } = await aSync(org, { items: someItems(1) })
    const first = await json<Run>(owner.post(path, {}))
    const second = await json<Run>(owner.post(path, {}, { "x-workspace-id": "north" }))
    const list = (limit: number, headers = {}) =>
      json<Run[]>(owner.get(`${path}s?limit=${limit}`, undefined, headers)).then((runs) =>
        runs.map(({ runId }) => runId),
      )
    expect(await list(5)).toEqual([second.runId, first.runId])
    expect(await list(1)).toEqual([second.runId])
    expect(await list(5, { "x-workspace-id": "north" })).toEqual([second.runId])
    await expect(await owner.get("/api/connections/conn_x/sync/runs")).toRefuse(404, "Connection not found")
  })

  it("keeps a run and its topics in their workspace", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { path } = await aSync(org, { items: someItems(2) })
    const inside = { "x-workspace-id": "north" }
    const { runId } = await json<Run>(owner.post(path, {}, inside))
    await expect(await owner.get(`${path}/${runId}/status`, undefined, { "x-workspace-id": "south" })).toRefuse(
      404,
      "Sync run not found",
    )
    expect(await json<Page>(owner.post(`${path}/${runId}/page`, {}))).toMatchObject({ successCount: 2, done: true })
    const rows = await testServices()
      .d1.prepare("SELECT DISTINCT workspace_id FROM org_topics WHERE org_id = ?")
      .bind(org.id)
      .all()
    expect(rows.results).toEqual([{ workspace_id: "north" }])
  })

  it("charges one classification per item, and rejects a page when too few are left", async ({ expect }) => {
    const org = await anOrg("free")
    const owner = await org.signedInAs("owner")
    const used = () => bindings.QUOTAS.getByName(org.id).used("classifications")
    const { path } = await aSync(org, { items: [...someItems(3), { id: "nameless" }] })
    const { runId } = await json<Run>(owner.post(path, {}))
    expect(await used()).toBe(0)
    const page = await json<Page>(owner.post(`${path}/${runId}/page`, {}))
    expect(page).toMatchObject({
      successCount: 3,
      errorCount: 1,
      errors: [{ item: 4, message: "topic_name is required" }],
    })
    expect(await used()).toBe(3)
    await org.ctx().meter.reserve("classifications", 95)
    const more = await aSync(org, { items: someItems(3) })
    const next = await json<Run>(owner.post(more.path, {}))
    await expect(await owner.post(`${more.path}/${next.runId}/page`, {})).toRefuse(
      429,
      "Monthly classifications quota exceeded",
    )
    expect(await used()).toBe(98)
    expect(await json<object>(owner.get(`${more.path}/${next.runId}/status`))).toMatchObject({
      status: "running",
      processedPages: 0,
    })
  })

  it("applies the field mappings, and fills a duplicate's empty fields", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [fresh, known] = [aName("Gravel cyclists"), aName("Tea drinkers")]
    const { id } = await org.topic(known)
    const items = [
      {
        key: 11,
        attributes: { title: fresh },
        score: "0.75",
        tags: ["bikes", "gravel"],
        about: "Own words",
        kind: "b2b",
      },
      { key: 12, attributes: { title: known }, score: 3, "a.b": "not a category" },
      { key: 13, attributes: { title: aName("Mate drinkers") }, score: "n/a", "a.b": "Retail & Style" },
      "just text",
    ]
    const field_mappings = {
      "attributes.title": "topic_name",
      key: "external_id",
      score: "performance_score",
      tags: "keywords",
      about: "internal_description",
      kind: "segment_type",
      "a.b": "parent_category",
    }
    const { start, page, toTheEnd } = await aSync(org, { items }, { field_mappings })
    const { runId } = await start()
    expect(await page(runId, 1)).toMatchObject({
      successCount: 2,
      duplicateCount: 1,
      updatedCount: 1,
      errorCount: 1,
      errors: [{ item: 4, message: "The item is not an object" }],
      warnings: [
        {
          item: 2,
          field: "parent_category",
          value: "not a category",
          message: "parent_category must be one of the 41 categories, “not a category” was left out",
        },
        { item: 3, field: "performance_score", value: "n/a" },
      ],
    })
    const { data } = await json<{ data: Record<string, unknown>[] }>(owner.get("/api/topics?hasExternalId=true"))
    expect(data.find(({ external_id }) => external_id === "11")).toMatchObject({
      topic_name: fresh,
      performance_score: 0.75,
      keywords: ["bikes", "gravel"],
      internal_description: "Own words",
      segment_type: "B2B",
      source: "sync",
    })
    expect(data.find(({ external_id }) => external_id === "12")).toMatchObject({ id, performance_score: 3 })
    const place = { taxonomy_type: "Retail & Style", parent_category: "Shopping" }
    expect(data.find(({ external_id }) => external_id === "13")).toMatchObject(place)
    const again = await start()
    expect(await toTheEnd(again.runId)).toMatchObject([{ successCount: 0, duplicateCount: 3, updatedCount: 0 }])
  })

  it.for([
    [{ type: "bearer", token: "t0ken" }, { auth_type: "bearer" }, { token: "t0ken" }],
    [{ type: "basic", username: "änn", password: "p:w" }, { auth_type: "basic" }, { username: "änn", password: "p:w" }],
    [{ type: "header", name: "X-API-Key", value: "k" }, { auth_type: "api_key" }, { api_key: "k" }],
    [
      { type: "header", name: "X-Secret", value: "k" },
      { auth_type: "api_key", api_key_header: "X-Secret" },
      { api_key: "k" },
    ],
    [{ type: "query", name: "key", value: "a&b" }, { auth_type: "api_key", api_key_query: "key" }, { api_key: "a&b" }],
    [{ type: "bearer", token: "t0ken" }, {}, { token: "t0ken" }],
  ] as const)("shows %j", async ([auth, config, credentials], { expect }) => {
    const org = await anOrg()
    const spec = { items: someItems(1), auth, pageParam: "p", pageSizeParam: "per" }
    const names = { page_param: "p", page_size_param: "per" }
    const { start, toTheEnd, source } = await aSync(org, spec, { ...config, ...names }, credentials)
    expect(await toTheEnd((await start()).runId)).toMatchObject([{ successCount: 1, status: "completed" }])
    expect(await source.seen()).toMatchObject([
      { page: 1, size: 500, status: 200 },
      { page: 1, size: 500, status: 200 },
    ])
  })
})
