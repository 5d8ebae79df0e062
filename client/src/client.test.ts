import { describe, expectTypeOf, it } from "vitest"
import { createStrata, type ItemOf, type ListPath } from "./client.ts"

/** A client of a service that answers these bodies in order. */
function scripted(...bodies: unknown[]) {
  const requests: Request[] = []
  const strata = createStrata({
    key: "txadv_test",
    baseUrl: "https://strata.test/",
    workspace: "emea",
    fetch: async (request) => {
      requests.push(request)
      const body = bodies[requests.length - 1]
      return body instanceof Response ? body : Response.json(body)
    },
  })
  return { strata, requests }
}

describe("the typed client", () => {
  it("sends the key, the workspace and an Idempotency-Key where a request creates or spends", async ({ expect }) => {
    const { strata, requests } = scripted({ text: "{}" }, { isDuplicate: false })
    await strata.POST("/api/classify", { body: { messages: [{ role: "user", content: "hikers" }] } })
    await strata.POST("/api/topics/check-duplicate", { body: { topic_name: "hikers" } })
    const [classify, check] = requests
    expect(classify?.url).toBe("https://strata.test/api/classify")
    expect(classify?.headers.get("authorization")).toBe("Bearer txadv_test")
    expect(classify?.headers.get("x-workspace-id")).toBe("emea")
    expect(classify?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/)
    expect(check?.headers.has("idempotency-key")).toBe(false)
  })

  it("keeps the caller's own Idempotency-Key", async ({ expect }) => {
    const { strata, requests } = scripted({ text: "{}" })
    await strata.POST("/api/classify", {
      params: { header: { "Idempotency-Key": "order-1" } },
      body: { messages: [{ role: "user", content: "hikers" }] },
    })
    expect(requests[0]?.headers.get("idempotency-key")).toBe("order-1")
  })

  it("calls a route by its name", async ({ expect }) => {
    const { strata, requests } = scripted({ id: "ot_1" }, { created: 1 })
    expect(
      await strata.call("GET /api/topics/{id}/label", { params: { id: "a/b" }, query: { format: "json" } }),
    ).toEqual({
      id: "ot_1",
    })
    const body = { chunkIndex: 0, rows: [], mappings: [] }
    await strata.call("POST /api/import/{batchId}/chunk", { params: { batchId: "b" }, body, idempotencyKey: "b-0" })
    const [label, chunk] = requests
    expect(label?.method).toBe("GET")
    expect(label?.url).toBe("https://strata.test/api/topics/a%2Fb/label?format=json")
    expect(chunk?.method).toBe("POST")
    expect(await chunk?.json()).toEqual(body)
    expect(chunk?.headers.get("idempotency-key")).toBe("b-0")
  })

  it("opens a file as it is", async ({ expect }) => {
    const { strata } = scripted(new Response("name\nhikers\n", { headers: { "content-type": "text/csv" } }))
    expect(await (await strata.open("GET /api/export", { query: { format: "csv" } })).text()).toBe("name\nhikers\n")
  })

  it("throws the error of a failed call", async ({ expect }) => {
    const refused = Response.json({ error: "Topic not found" }, { status: 404, headers: { "x-request-id": "req_2" } })
    await expect(scripted(refused).strata.call("GET /api/topics")).rejects.toMatchObject({
      name: "StrataApiError",
      message: "Topic not found",
      status: 404,
      requestId: "req_2",
    })
  })

  it("sends other credentials in place of a key", async ({ expect }) => {
    const sent: Request[] = []
    const strata = createStrata({
      baseUrl: "https://strata.test",
      headers: { cookie: "session=1" },
      fetch: async (request) => {
        sent.push(request)
        return Response.json([])
      },
    })
    await strata.call("GET /api/connections")
    expect(sent[0]?.headers.has("authorization")).toBe(false)
    expect(sent[0]?.headers.get("cookie")).toBe("session=1")
  })

  it("sends the newest bookmark back, so that it reads what it wrote", async ({ expect }) => {
    const at = (bookmark: string) => Response.json({ data: [] }, { headers: { "x-strata-bookmark": bookmark } })
    const { strata, requests } = scripted({ data: [] }, at("00000002-a"), at("00000001-b"), { data: [] })
    for (let times = 0; times < 4; times++) await strata.GET("/api/topics")
    const sent = requests.map(({ headers }) => headers.get("x-strata-bookmark"))
    expect(sent).toEqual([null, null, "00000002-a", "00000002-a"])
  })

  it("walks pages", async ({ expect }) => {
    const page = (number: number, ...names: string[]) => ({
      data: names.map((topic_name) => ({ topic_name })),
      page: number,
      totalPages: 2,
    })
    const { strata, requests } = scripted(page(1, "a", "b"), page(2, "c"))
    const names: string[] = []
    for await (const topic of strata.each("/api/topics", { search: "x" })) names.push(topic.topic_name)
    expect(names).toEqual(["a", "b", "c"])
    const queries = requests.map(({ url }) => new URL(url).searchParams)
    expect(queries.map((query) => [query.get("page"), query.get("pageSize"), query.get("search")])).toEqual([
      [null, "100", "x"],
      ["2", "100", "x"],
    ])
  })

  it.for([
    ["a cursor", "/api/sdk/mappings", "cursor", { data: ["a"], cursor: "b" }, { data: ["b"], cursor: null }],
    ["a named next page", "/api/runs", "cursor", { data: ["a"], next: "b" }, { data: ["b"], next: null }],
    [
      "a page whose items were all filtered out",
      "/api/runs",
      "cursor",
      { data: ["a"], next: "b" },
      { data: [], next: "c" },
      { data: ["b"], next: null },
    ],
    ["a numbered next row", "/api/import/{batchId}/errors", "after", { errors: ["a"], next: 7 }, { errors: ["b"] }],
    ["an offset", "/api/import", "offset", ["a"], ["b"], []],
    [
      "a total",
      "/api/admin/topics/review",
      "page",
      { topics: ["a"], total: 3, page: 1, pageSize: 2 },
      { topics: ["b"] },
    ],
    ["no pages", "/api/activations", "offset", ["a", "b"]],
  ] as const)("walks lists with %s", async ([, path, parameter, ...pages], { expect }) => {
    const { strata, requests } = scripted(...pages)
    const items: unknown[] = []
    const each = strata.each as unknown as (path: string, query: object, params: object) => AsyncGenerator
    for await (const item of each(path, {}, { batchId: "batch_1" })) items.push(item)
    expect(items).toEqual(["a", "b"])
    expect(requests).toHaveLength(pages.length)
    const urls = requests.map(({ url }) => new URL(url))
    expect(urls[0]?.pathname).toBe(path.replace("{batchId}", "batch_1"))
    const position = { cursor: "b", after: "7", offset: "1", page: "2" }[parameter]
    expect(urls[1]?.searchParams.get(parameter) ?? position).toBe(position)
  })

  it("leaves nothing out of a list that has a limit and no pages", async ({ expect }) => {
    const all = Array.from({ length: 2_500 }, (_, at) => at)
    const strata = createStrata({
      key: "txadv_test",
      baseUrl: "https://strata.test",
      fetch: async ({ url }) => Response.json(all.slice(0, Number(new URL(url).searchParams.get("limit") ?? Infinity))),
    })
    const items: unknown[] = []
    for await (const item of strata.each("/api/activations")) items.push(item)
    expect(items).toEqual(all)
  })

  it("knows which paths are lists, and which need an id", () => {
    type Each<P extends ListPath> = Parameters<typeof strata.each<P>>
    const { strata } = scripted()
    expectTypeOf<"/api/audit">().toExtend<ListPath>()
    expectTypeOf<"/api/topics/{id}/explain">().not.toExtend<ListPath>()
    expectTypeOf<[path: "/api/audit"]>().toExtend<Each<"/api/audit">>()
    expectTypeOf<[path: "/api/import/{batchId}/errors"]>().not.toExtend<Each<"/api/import/{batchId}/errors">>()
    expectTypeOf<ItemOf<"/api/audit">>().toHaveProperty("action")
    expectTypeOf<ItemOf<"/api/import/{batchId}/errors">>().toHaveProperty("cells")
  })

  it("classifies to an object", async ({ expect }) => {
    const headers = { "x-classification-engine": "local" }
    const answer = { text: JSON.stringify({ parent_category: "Auto" }), explain: { evidence: [] } }
    const { strata, requests } = scripted(Response.json(answer, { headers }))
    const { parent_category, engine, explain } = await strata.classify("cars", { explain: true })
    expect([parent_category, engine, explain]).toEqual(["Auto", "local", { evidence: [] }])
    expect(await requests[0]?.json()).toEqual({ messages: [{ role: "user", content: "cars" }], explain: true })
  })

  it("throws the error of a failed list", async ({ expect }) => {
    const refused = Response.json({ error: "Invalid API key" }, { status: 401, headers: { "x-request-id": "req_1" } })
    const { strata } = scripted(refused)
    await expect(strata.each("/api/topics").next()).rejects.toMatchObject({
      name: "StrataApiError",
      message: "Invalid API key",
      status: 401,
      requestId: "req_1",
    })
  })
})
